"""Other engines, playing the practice games their own way, so that both can be measured in one run.

A peer that is missing is an error: a table with holes would say less than it seems to.
"""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable
from functools import cache
from typing import Any

from ronron.errors import PeerError
from ronron.lab.bench.engine import BATCH, ITERATIONS, SECONDS_PER_ROUND, Peer

SEARCH = "search, iterations/s"


def _need(module: str) -> Any:
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise PeerError("error-peer-missing", peer=module, why=str(error)) from None


def need_all() -> None:
    """Import all peers, so that a missing one is reported before minutes of measuring."""
    for module in ("pyspiel", "jax", "pgx", "pgx.experimental.wrappers", "chess"):
        _need(module)


@cache
def _openspiel_bot(name: str, rollouts: int) -> tuple[Any, Any]:
    """OpenSpiel's MCTS bot with one simulation of so many rollouts: a playout loop that runs entirely in C++."""
    pyspiel = _need("pyspiel")
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    return pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 1, False), state


def openspiel_playouts(name: str) -> float:
    """Playouts per second inside OpenSpiel's C++; hidden cards are dealt beforehand."""
    rollouts = 20_000
    bot, state = _openspiel_bot(name, rollouts)
    began = time.perf_counter()
    count = 0
    while (spent := time.perf_counter() - began) < SECONDS_PER_ROUND:
        bot.mcts_search(state)
        count += rollouts
    return count / spent


@cache
def _openspiel_length(name: str) -> float:
    """Mean number of decisions of a random game after the deal."""
    _, start = _openspiel_bot(name, 20_000)
    games = 2000
    decisions = 0
    for _ in range(games):
        state = start.clone()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions / games


def openspiel_ns(name: str) -> float:
    """Nanoseconds per decision inside OpenSpiel's C++."""
    return 1e9 / openspiel_playouts(name) / _openspiel_length(name)


def openspiel_loop(name: str) -> float:
    """Nanoseconds per decision of the usual loop in Python over OpenSpiel."""
    game = _need("pyspiel").load_game(name)
    decisions = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < SECONDS_PER_ROUND:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return spent / decisions * 1e9


@cache
def _openspiel_search(name: str, hidden: bool) -> Callable[[], Any]:
    """OpenSpiel's own search from the first decision, one random rollout to an iteration, all in C++."""
    pyspiel = _need("pyspiel")
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    if hidden:
        searcher = pyspiel.ISMCTSBot(1, evaluator, 1.0, ITERATIONS)
        return lambda: searcher.step(state)
    searcher = pyspiel.MCTSBot(game, evaluator, 1.0, ITERATIONS, 1000, False, 1, False)
    return lambda: searcher.mcts_search(state)


def openspiel_iterations(name: str, hidden: bool = False) -> float:
    """Iterations per second of OpenSpiel's search: MCTS, or ISMCTS where something is hidden."""
    search = _openspiel_search(name, hidden)
    made = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < SECONDS_PER_ROUND:
        search()
        made += ITERATIONS
    return made / spent


@cache
def _pgx_run(name: str, steps: int) -> Callable[[], None]:
    """A compiled loop of so many steps of a batch, which deals anew what is over."""
    jax, pgx = _need("jax"), _need("pgx")
    wrappers = _need("pgx.experimental.wrappers")
    env = pgx.make(name)
    step = jax.vmap(wrappers.auto_reset(env.step, env.init))

    def body(_index: Any, carry: Any) -> Any:
        states, key = carry
        key, choose, deal = jax.random.split(key, 3)
        logits = jax.numpy.where(states.legal_action_mask, 0.0, -1e9)
        return step(states, jax.random.categorical(choose, logits), jax.random.split(deal, BATCH)), key

    loop = jax.jit(lambda carry: jax.lax.fori_loop(0, steps, body, carry))
    carry = [(jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(1), BATCH)), jax.random.PRNGKey(2))]

    def run() -> None:
        carry[0] = jax.block_until_ready(loop(carry[0]))

    return run


def pgx_batch(name: str) -> float:
    """Nanoseconds per decision of a batch in pgx."""
    steps = 200
    run = _pgx_run(name, steps)
    count = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < SECONDS_PER_ROUND:
        run()
        count += steps * BATCH
    return spent / count * 1e9


def chess_loop() -> float:
    """Nanoseconds per decision of random chess in python-chess: another game, there for scale."""
    chess = _need("chess")
    decisions = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < SECONDS_PER_ROUND:
        board = chess.Board()
        while not board.is_game_over() and decisions < 10_000_000:
            board.push(random.choice(list(board.legal_moves)))
            decisions += 1
    return spent / decisions * 1e9


def _peers_of(game: str, openspiel: str, pgx: str) -> list[Peer]:
    return [
        Peer(game, "OpenSpiel C++", "playouts/s", lambda: openspiel_playouts(openspiel)),
        Peer(game, "OpenSpiel from Python", "Python loop, ns per decision", lambda: openspiel_loop(openspiel)),
        Peer(game, "pgx", "batch of 1,024, ns per decision", lambda: pgx_batch(pgx)),
    ]


PEERS = [
    *_peers_of("connect4", "connect_four", "connect_four"),
    *_peers_of("leduc", "leduc_poker", "leduc_holdem"),
    *_peers_of("tictactoe", "tic_tac_toe", "tic_tac_toe"),
    Peer("connect4", "OpenSpiel C++ connect four", "ns per choice", lambda: openspiel_ns("connect_four"), True),
    Peer("connect4", "OpenSpiel C++ MCTS, connect four", SEARCH, lambda: openspiel_iterations("connect_four"), True),
    Peer("tictactoe", "OpenSpiel C++ MCTS, tic-tac-toe", SEARCH, lambda: openspiel_iterations("tic_tac_toe")),
    Peer("leduc", "OpenSpiel C++ ISMCTS, leduc", SEARCH, lambda: openspiel_iterations("leduc_poker", hidden=True)),
    Peer("leduc", "OpenSpiel C++ ISMCTS, hearts", SEARCH, lambda: openspiel_iterations("hearts", hidden=True), True),
    Peer("connect4", "python-chess (chess)", "Python loop, ns per decision", chess_loop),
]
