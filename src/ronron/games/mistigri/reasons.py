"""Why a decision is refused: the article, and a sentence in English and French."""

from __future__ import annotations

from ronron.games.mistigri.box import MISTIGRI_VALUE, Box
from ronron.games.mistigri.piles import copies
from ronron.games.mistigri.rules import NOTHING, SEAT
from ronron.games.mistigri.state import (
    BRANCH,
    CHAIN,
    DRAW,
    FIRST,
    OFFER,
    OVER,
    PUT,
    SECOND,
    SERVE,
    TAKE,
    TO,
    State,
)
from ronron.games.title import Reason


def reason(box: Box, s: State, decision: int) -> Reason:
    """The article that refuses, by phase."""
    if s.phase == OVER:
        return Reason(
            "M23",
            "The game is over: all the rounds have been played.",
            "La partie est finie : toutes les manches sont jouées.",
        )
    if s.phase == DRAW:
        return Reason(
            "M5",
            "The card is drawn at random from the previous player’s hand; nobody chooses it.",
            "La carte est piochée au hasard dans la main du joueur précédent ; personne ne la choisit.",
        )
    if s.phase in (FIRST, CHAIN, SECOND):
        return _no_pair(box, s, decision)
    if s.phase == BRANCH:
        return _no_branch(s)
    if s.phase == TO:
        return _nobody_to_give_to(s, decision)
    if s.phase == TAKE:
        return _not_to_take(s, decision)
    if s.phase == SERVE:
        return _not_to_serve(s, decision)
    return _not_held(s)


def _no_pair(box: Box, s: State, decision: int) -> Reason:
    """A card that makes no pair, or something else than a card."""
    if decision >= box.kinds:
        return _something_else(s)
    if box.values[decision] == MISTIGRI_VALUE:
        return Reason(
            "M16",
            "Mistigri goes in no pair at all; it can only pass from hand to hand.",
            "Mistigri ne part dans aucune paire ; il ne peut que passer de main en main.",
        )
    if copies(s.hands[s.to_move, :], decision) == 0:
        return Reason("M5", "You do not hold that card.", "Vous n’avez pas cette carte en main.")
    if s.phase == SECOND and decision == s.card:
        return Reason(
            "M5",
            "You hold only one of these; the second card must be another one.",
            "Vous n’en avez qu’une ; la seconde carte doit être une autre.",
        )
    if s.phase == SECOND:
        return Reason(
            "M5",
            "That card shares neither colour nor value with the first.",
            "Cette carte n’a ni la couleur ni la valeur de la première.",
        )
    if box.values[decision] == 9:
        return Reason(
            "M16",
            "There is only one 9: it goes with another cat of its colour, and you hold none.",
            "Il n’y a qu’un 9 : il part avec un autre chat de sa couleur, et vous n’en avez pas.",
        )
    return Reason(
        "M5",
        "No other card in your hand has its colour or its value.",
        "Aucune autre carte de votre main n’a sa couleur ou sa valeur.",
    )


def _something_else(s: State) -> Reason:
    if s.phase == SECOND:
        return Reason(
            "M5",
            "Choose the second card of the pair.",
            "Choisissez la seconde carte de la paire.",
        )
    if s.phase == CHAIN:
        return Reason(
            "M13",
            "After 6+6, choose a card of another pair, or decline.",
            "Après 6+6, choisissez une carte d’une autre paire, ou renoncez.",
        )
    return Reason(
        "M5",
        "Choose a card that makes a pair, or pass.",
        "Choisissez une carte qui forme une paire, ou passez.",
    )


def _no_branch(s: State) -> Reason:
    article = {1: "M8", 2: "M9", 3: "M10"}[int(s.effect)]
    return Reason(
        article,
        "The pair has been played: choose its effect, or reverse the arrow.",
        "La paire est posée : choisissez son effet, ou inversez la flèche.",
    )


def _nobody_to_give_to(s: State, decision: int) -> Reason:
    if decision == SEAT + s.to_move:
        return Reason("M11", "You cannot give a card to yourself.", "On ne se donne pas de carte à soi-même.")
    if SEAT <= decision < SEAT + s.players:
        return Reason(
            "M11",
            "That player has left the round.",
            "Ce joueur a quitté la manche.",
        )
    return Reason(
        "M11",
        "First choose a player still in, then the card to give.",
        "Choisissez d’abord un joueur encore en lice, puis la carte à donner.",
    )


def _not_to_take(s: State, decision: int) -> Reason:
    if decision == s.card:
        return Reason(
            "M10",
            "You have just put that card down; take another.",
            "Vous venez de poser cette carte ; prenez-en une autre.",
        )
    return Reason(
        "M10",
        "Take one of the cards in the discard.",
        "Prenez l’une des cartes de la défausse.",
    )


def _not_to_serve(s: State, decision: int) -> Reason:
    if decision == NOTHING:
        return Reason(
            "M12",
            "There is a card for everyone still waiting, so everyone gets one.",
            "Il y a une carte pour chaque personne qui attend : chacune en reçoit une.",
        )
    return Reason(
        "M12",
        "Give one of the cards in the discard.",
        "Donnez l’une des cartes de la défausse.",
    )


def _not_held(s: State) -> Reason:
    """A card of one's own is to be chosen."""
    if s.phase == PUT:
        return Reason(
            "M10",
            "The swap is due: put one of the cards in your hand on the discard.",
            "L’échange est dû : posez l’une des cartes de votre main sur la défausse.",
        )
    if s.phase == OFFER:
        return Reason(
            "M9",
            "Choose one of the cards in your hand for the next player to draw.",
            "Choisissez, parmi les cartes de votre main, celle que piochera le joueur suivant.",
        )
    return Reason("M11", "Give one of the cards in your hand.", "Donnez l’une des cartes de votre main.")
