## Crazy Mistigri dans le terminal
mistigri-t-arrow-clockwise = sens horaire
mistigri-t-arrow-counterclockwise = sens antihoraire
mistigri-t-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
mistigri-t-help-up = aide de jeu visible
mistigri-t-help-down = a passé
mistigri-t-help-out = a quitté la manche
mistigri-t-certain = à coup sûr :
mistigri-t-discard = Défausse ({ $count })
mistigri-t-hand = Votre main :
mistigri-t-effect = { $value }+{ $value } : { $does } ({ $article })

## Crazy Mistigri

mistigri-name = Crazy Mistigri
mistigri-title = Crazy Mistigri
mistigri-facts = 3 à 5 joueurs · 46 chats · deux manches
mistigri-line = Piochez dans l’éventail du voisin, débarrassez-vous de vos chats deux par deux, et surtout ne restez pas avec la momie.
mistigri-reconstructed = La couleur de chaque chat est reconstituée : la règle imprimée ne la donne pas.
mistigri-colour = { $colour ->
    [yellow] jaune
    [red] rouge
    [green] vert
    [blue] bleu
    [purple] violet
    [orange] orange
    [pink] rose
    [sky] bleu ciel
    [white] blanc
    [black] noir
    [brown] brun
    [grey] gris
   *[other] { $colour }
}
mistigri-card = { $value } { mistigri-colour }
mistigri-the-card = le { $value } { mistigri-colour }
mistigri-mummy = Mistigri
mistigri-a-card = une carte
mistigri-no-cards = aucune carte
mistigri-pictured = { $card }, { $symbol ->
    [sun] soleil
    [heart] cœur
    [leaf] feuille
    [drop] goutte
    [star] étoile
    [moon] lune
    [flower] fleur
    [cloud] nuage
   *[eye] la momie, 10
}
mistigri-phase-draw = { $who-you ->
    [yes] Piochez une carte chez { $other-object }
   *[no] { $who } pioche chez { $other-object }
}
mistigri-phase-put = { $who-you ->
    [yes] { $other } a pioché : posez une de vos cartes sur la défausse
   *[no] { $who } échange une carte : laquelle va sur la défausse ?
}
mistigri-phase-take = { $who-you ->
    [yes] Prenez dans la défausse une autre carte pour remplacer { $card }
   *[no] { $who } prend dans la défausse une autre carte pour remplacer { $card }
}
mistigri-phase-first = { $who-you ->
    [yes] Défaussez une paire de même couleur ou de même valeur, ou passez
   *[no] { $who } peut défausser une paire de même couleur ou de même valeur, ou passer
}
mistigri-phase-second = Quelle carte va avec { $card } ?
mistigri-phase-branch-1 = { $who-you ->
    [yes] Une paire de 1 : défausser vos autres 1, ou inverser la flèche ?
   *[no] Une paire de 1 : { $who } peut défausser ses autres 1 ou inverser la flèche
}
mistigri-phase-branch-2 = { $who-you ->
    [yes] Une paire de 2 : choisir ce que piochera { $other }, ou inverser la flèche ?
   *[no] { $other-you ->
        [yes] Une paire de 2 : { $who } peut choisir ce que vous piocherez ou inverser la flèche
       *[no] Une paire de 2 : { $who } peut choisir ce que piochera { $other } ou inverser la flèche
    }
}
mistigri-phase-branch-3 = { $who-you ->
    [yes] Une paire de 3 : échanger une carte plus tard, ou inverser la flèche ?
   *[no] Une paire de 3 : { $who } peut échanger une carte plus tard ou inverser la flèche
}
mistigri-phase-branch-none = { $who-you ->
    [yes] Une paire de { $value } : laisser la flèche, ou l’inverser ?
   *[no] Une paire de { $value } : { $who } peut inverser la flèche
}
mistigri-phase-offer = { $who-you ->
    [yes] Quelle carte faites-vous piocher à { $other-object } ?
   *[no] { $other-you ->
        [yes] { $who } choisit la carte que vous piocherez
       *[no] { $who } choisit la carte que piochera { $other }
    }
}
mistigri-phase-to = { $who-you ->
    [yes] Une paire de 4 : à qui donnez-vous une carte ?
   *[no] Une paire de 4 : { $who } choisit qui reçoit une carte
}
mistigri-phase-give = { $who-you ->
    [yes] Quelle carte donnez-vous à { $other-object } ?
   *[no] { $other-you ->
        [yes] { $who } choisit une carte pour vous
       *[no] { $who } choisit une carte pour { $other }
    }
}
mistigri-phase-serve = Une paire de 5 : une carte de la défausse pour { $other-object }
mistigri-phase-chain = { $who-you ->
    [yes] Une paire de 6 : vous pouvez défausser une autre paire
   *[no] Une paire de 6 : { $who } peut défausser une autre paire
}
mistigri-phase-counted = La manche { $round } est finie
mistigri-phase-over = La fin
mistigri-round-turn = Manche { $round } · tour { $turn }
mistigri-turns-left = { $turns ->
    [one] la manche s’arrête après { $turns } tour de plus
   *[other] la manche s’arrête après { $turns } tours de plus
}
mistigri-do-draw = Piocher { $card } chez { $other-object }
mistigri-do-play = Commencer une paire avec { $card }
mistigri-do-with = Défausser avec { $card }
mistigri-do-pass = Passer mon tour
mistigri-do-decline = Pas d’autre paire
mistigri-do-skip = Rien pour { $other-object }
mistigri-do-choose = Donner une carte à { $other-object }
mistigri-do-offer = Faire piocher { $card } à { $other-object }
mistigri-do-give = Donner { $card } à { $other-object }
mistigri-do-serve = Servir { $card } à { $other-object }
mistigri-do-put = Poser { $card }
mistigri-do-take = Prendre { $card }
mistigri-do-reverse = Inverser la flèche : à { $other-object } de jouer
mistigri-do-reverse-last = Inverser la flèche, bien que la manche finisse ici
mistigri-do-effect-none = Laisser la flèche
mistigri-do-effect-1 = { $ones ->
    [one] Défausser mon autre 1
   *[other] Défausser mes { $ones } autres 1
}
mistigri-do-effect-2 = { $other-you ->
    [yes] Choisir la carte que vous piocherez
   *[no] Choisir la carte que piochera { $other }
}
mistigri-do-effect-3 = { $other-you ->
    [yes] Échanger une carte quand vous aurez pioché
   *[no] Échanger une carte quand { $other } aura pioché
}
mistigri-drew = { $who-you ->
    [yes] Vous piochez { $card } chez { $other-object }.
   *[no] { $who } pioche { $card } chez { $other-object }.
}
mistigri-offered = { $who-you ->
    [yes] Vous faites piocher { $card } à { $other-object }.
   *[no] { $other-you ->
        [yes] { $who } vous fait piocher { $card }.
       *[no] { $who } fait piocher { $card } à { $other }.
    }
}
mistigri-offered-in-vain = { $who-you ->
    [yes] Vous vouliez faire piocher { $card } à { $other-object }, mais la manche finit ici.
   *[no] { $other-you ->
        [yes] { $who } voulait vous faire piocher { $card }, mais la manche finit ici.
       *[no] { $who } voulait faire piocher { $card } à { $other }, mais la manche finit ici.
    }
}
mistigri-gave = { $who-you ->
    [yes] Vous donnez { $card } à { $other-object }.
   *[no] { $other-you ->
        [yes] { $who } vous donne { $card }.
       *[no] { $who } donne { $card } à { $other }.
    }
}
mistigri-served = { $who-you ->
    [yes] Vous servez { $card } à { $other-object }.
   *[no] { $other-you ->
        [yes] { $who } vous sert { $card }.
       *[no] { $who } sert { $card } à { $other }.
    }
}
mistigri-served-nothing = { $who-you ->
    [yes] Vous ne servez rien à { $other-object }.
   *[no] { $other-you ->
        [yes] { $who } ne vous sert rien.
       *[no] { $who } ne sert rien à { $other }.
    }
}
mistigri-began = { $who-you ->
    [yes] Vous commencez une paire avec { $card }.
   *[no] { $who } commence une paire avec { $card }.
}
mistigri-discarded = { $who-you ->
    [yes] Vous défaussez { $cards }.
   *[no] { $who } défausse { $cards }.
}
mistigri-put-down = { $who-you ->
    [yes] Vous posez { $card } sur la défausse.
   *[no] { $who } pose { $card } sur la défausse.
}
mistigri-took = { $who-you ->
    [yes] Vous prenez { $card } dans la défausse.
   *[no] { $who } prend { $card } dans la défausse.
}
mistigri-passed = { $who-you ->
    [yes] Vous passez.
   *[no] { $who } passe.
}
mistigri-declined = { $who-you ->
    [yes] Vous ne défaussez pas d’autre paire.
   *[no] { $who } ne défausse pas d’autre paire.
}
mistigri-turned = { $who-you ->
    [yes] Vous inversez
   *[no] { $who } inverse
} la flèche : on joue dans le sens { $way ->
    [clockwise] horaire
   *[counterclockwise] antihoraire
}.
mistigri-left-arrow = { $who-you ->
    [yes] Vous laissez la flèche.
   *[no] { $who } laisse la flèche.
}
mistigri-will-choose = { $who-you ->
    [yes] Vous choisissez ce que piochera { $other }.
   *[no] { $other-you ->
        [yes] { $who } choisit ce que vous piocherez.
       *[no] { $who } choisit ce que piochera { $other }.
    }
}
mistigri-chose = { $who-you ->
    [yes] Vous choisissez { $other-object }.
   *[no] { $other-you ->
        [yes] { $who } vous choisit.
       *[no] { $who } choisit { $other }.
    }
}
mistigri-waits-swap = { $who-you ->
    [yes] Vous échangerez une carte quand { $other } aura pioché.
   *[no] { $other-you ->
        [yes] { $who } échangera une carte quand vous aurez pioché.
       *[no] { $who } échangera une carte quand { $other } aura pioché.
    }
}
mistigri-waits-draws = { $who-you ->
    [yes] Vous allez piocher
   *[no] { $who } va piocher
} { $draws ->
    [one] { $draws } carte
   *[other] { $draws } cartes
} chez { $other-object }.
mistigri-left = { $who-you ->
    [yes] Miaouuuu ! Vous quittez la manche.
   *[no] Miaouuuu ! { $who } quitte la manche.
}
mistigri-miaou = Miaouuuu !
mistigri-counted = La manche { $round } est finie.
mistigri-rest = { $who-you ->
    [yes] Il vous reste { $cards }
   *[no] Il reste à { $who } { $cards }
} : { $points ->
    [one] { $points } point de pénalité.
   *[other] { $points } points de pénalité.
}
mistigri-standing = Le score jusqu’ici : { $scores }.
mistigri-score-of = { $who } : { $score }
mistigri-third-round = Le plus petit total est partagé : il y a une troisième manche.
mistigri-dealt = { $who-you ->
    [yes] La manche { $round } commence ; vous jouez en premier.
   *[no] La manche { $round } commence ; { $who } joue en premier.
}
mistigri-last-round = C’était la dernière manche.
mistigri-place = { $who } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, aide de jeu { $help ->
    [down] face cachée
   *[up] face visible
}, { mistigri-penalty }
mistigri-place-out = { $who-you ->
    [yes] Vous êtes hors de la manche
   *[no] { $who } est hors de la manche
}, { mistigri-penalty }
mistigri-holds = { $who-you ->
    [yes] Vous tenez : { $list }
   *[no] { $who } tient : { $list }
}
mistigri-certain = { $who }, à coup sûr en main : { $list }
mistigri-discard-words = { $count ->
    [0] La défausse est vide
    [one] Dans la défausse, { $count } carte : { $list }
   *[other] Dans la défausse, { $count } cartes : { $list }
}
mistigri-drawing = { $who-you ->
    [yes] Vous piochez chez { $other-object }
   *[no] { $who } pioche chez { $other-object }
} ; encore { $draws } à piocher
mistigri-arrow-clockwise = La flèche indique le sens horaire
mistigri-arrow-counterclockwise = La flèche indique le sens antihoraire
mistigri-hand = { $cards ->
    [0] Votre main est vide
    [one] Votre main, { $cards } carte
   *[other] Votre main, { $cards } cartes
}
mistigri-can-play = { $card }, au choix
mistigri-chosen = { $card }, choisie ; choisissez-la encore pour la reprendre
mistigri-new = { $card }, nouvelle
mistigri-know = Ce que je sais de cette main : { $who }
mistigri-know-none = Rien n’est encore sûr.
mistigri-draw = Piocher une carte chez { $who } ; les flèches choisissent le dos
mistigri-discard-open = { $count ->
    [0] La défausse est vide
    [one] Étaler la défausse : { $count } carte
   *[other] Étaler la défausse : { $count } cartes
}
mistigri-discard-top = { $text } ; au-dessus : { $list }
mistigri-discard-empty = La défausse est vide.
mistigri-discard-title = { $count ->
    [one] La défausse : { $count } carte
   *[other] La défausse : { $count } cartes
}
mistigri-discard-take = Prenez une carte dans la défausse
mistigri-discard-serve = Une carte de la défausse pour { $other }
mistigri-by-colour = Par couleur
mistigri-by-value = Par valeur
mistigri-sort-by-colour = Trier ma main par couleur
mistigri-sort-by-value = Trier ma main par valeur
mistigri-times = { $card }, en { $count } exemplaires
mistigri-help = Ce que font les paires
mistigri-help-1 = Défausser ses autres 1, ou inverser la flèche
mistigri-help-2 = Choisir la carte que piochera le suivant, ou inverser la flèche
mistigri-help-3 = Échanger une carte avec la défausse quand le suivant aura pioché, ou inverser la flèche
mistigri-help-4 = Donner une carte à qui l’on veut
mistigri-help-5 = Servir à chaque adversaire une carte de la défausse
mistigri-help-6 = Défausser encore une paire, si l’on veut
mistigri-help-7 = Le suivant pioche deux cartes chez vous
mistigri-help-8 = Le suivant pioche trois cartes chez vous
mistigri-help-rest = Deux chats de même couleur partent aussi, sans effet. Le 9 ne part que par sa couleur ; Mistigri ne part dans aucune paire.
mistigri-about = { $value ->
    [9] Le seul 9 : il part avec un autre chat de sa couleur.
    [10] Ne part dans aucune paire : il ne peut que changer de main.
   *[other] { $value } + { $value } : { $effect }.
}
mistigri-about-colour = Avec un autre chat { mistigri-colour } : les deux partent, sans effet.
mistigri-out-you = Vous êtes hors de la manche. Ronron…
mistigri-round = Manche { $round }
mistigri-tally = Points de pénalité par manche
mistigri-player = Joueur
mistigri-total = Total
mistigri-penalty = { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}
mistigri-sheet-out = Manche { $round } : main vide à temps
mistigri-sheet-cards = { $cards ->
    [one] Manche { $round } : { $cards } carte restante
   *[other] Manche { $round } : { $cards } cartes restantes
}
mistigri-nothing = aucune manche encore
mistigri-fewest = Le moins de points de pénalité l’emporte.
mistigri-third = Le plus petit total était partagé après deux manches : tout le monde en a joué une troisième.
mistigri-tie = Encore à égalité après trois manches : la victoire est partagée.

## La première partie guidée

lesson-mistigri-hello = Bonjour ! Je m’appelle Moustache. Débarrassez-vous de vos chats, deux par deux : ce qui reste en main à la fin d’une manche compte contre vous.
lesson-mistigri-mummy = Et voyez qui est là : Mistigri, la momie ! Elle compte 10 et ne fait de paire avec personne. Nous trouverons un moyen.
lesson-mistigri-draw = Un tour commence par une carte piochée chez le joueur précédent. Chez Chaton 2, vous avez pioché un 3 violet.
lesson-mistigri-colour = Ensuite, vous pouvez défausser une paire. Deux chats de même couleur conviennent : commencez par celui-ci.
lesson-mistigri-partner = Et celui-ci avec lui. Une paire de même couleur ne fait rien d’autre, mais voilà deux cartes de moins !
lesson-mistigri-round = La flèche dit à qui le tour, et chacun pioche chez le joueur précédent : Chaton 1 chez vous, Chaton 2 chez Chaton 1.
lesson-mistigri-value = Vous avez pioché un 4 bleu. Les paires de même valeur sont plus fortes : chacune a un effet. Votre aide de jeu dit lequel.
lesson-mistigri-four = 4 et 4 : vous donnez une carte à un autre joueur. Devinez laquelle ! Commencez par ce 4.
lesson-mistigri-fours = Et l’autre 4.
lesson-mistigri-whom = Pour qui ? Vous piochez chez Chaton 2 : de là, elle pourrait vous revenir. Choisissez Chaton 1 !
lesson-mistigri-gift = Et maintenant, la carte : adieu, Mistigri !
lesson-mistigri-secret = Ouf ! Personne, à part Chaton 1 et vous, n’a vu où est passé Mistigri.
lesson-mistigri-seven = Vous avez pioché un 7 vert. Avec 7 et 7, le joueur suivant doit piocher deux cartes chez vous au lieu d’une. Commencez par celui-ci.
lesson-mistigri-sevens = Et le 7 jaune avec lui.
lesson-mistigri-two = Chaton 1 vous a pris deux cartes, et vous en avez pioché une : il n’en reste que deux, de la même couleur !
lesson-mistigri-pass = Qui ne défausse rien passe et retourne son aide de jeu. Quand toutes sont face cachée, ou qu’une seule personne a encore des cartes, la manche est finie.
lesson-mistigri-end = On additionne alors les valeurs des cartes en main : ce sont des points de pénalité. Après deux manches, le moins de points l’emporte.
lesson-mistigri-farewell = Voyez-vous la paire qui vous libère ? La suite de la partie est à vous. Miaouuuu !

## Pourquoi une décision est refusée

mistigri-why-no-pair = Aucune autre carte de votre main n’a sa couleur ou sa valeur.
mistigri-why-choose-pair = Choisissez une carte qui forme une paire, ou passez.
mistigri-why-branch = La paire est posée : choisissez son effet, ou inversez la flèche.
mistigri-why-choose-player = Choisissez d’abord un joueur encore en lice, puis la carte à donner.
mistigri-why-take-discard = Prenez l’une des cartes de la défausse.
mistigri-why-serve-discard = Donnez l’une des cartes de la défausse.
mistigri-why-give-held = Donnez l’une des cartes de votre main.
mistigri-why-over = La partie est finie : toutes les manches sont jouées.
mistigri-why-drawn-at-random = La carte est piochée au hasard dans la main du joueur précédent ; personne ne la choisit.
mistigri-why-mistigri = Mistigri ne part dans aucune paire ; il ne peut que passer de main en main.
mistigri-why-no-such-card = Vous n’avez pas cette carte en main.
mistigri-why-only-one = Vous n’en avez qu’une ; la seconde carte doit être une autre.
mistigri-why-no-match = Cette carte n’a ni la couleur ni la valeur de la première.
mistigri-why-nine = Il n’y a qu’un 9 : il part avec un autre chat de sa couleur, et vous n’en avez pas.
mistigri-why-second = Choisissez la seconde carte de la paire.
mistigri-why-chain = Après 6+6, choisissez une carte d’une autre paire, ou renoncez.
mistigri-why-give-yourself = On ne se donne pas de carte à soi-même.
mistigri-why-has-left = Ce joueur a quitté la manche.
mistigri-why-just-put = Vous venez de poser cette carte ; prenez-en une autre.
mistigri-why-serve-everyone = Il y a une carte pour chaque personne qui attend : chacune en reçoit une.
mistigri-why-put = L’échange est dû : posez l’une des cartes de votre main sur la défausse.
mistigri-why-offer = Choisissez, parmi les cartes de votre main, celle que piochera le joueur suivant.

## Ce que l’on tape dans un terminal

mistigri-t-word-play = jouer
mistigri-t-word-with = avec
mistigri-t-word-pass = passer
mistigri-t-word-decline = renoncer
mistigri-t-word-effect = effet
mistigri-t-word-reverse = inverser
mistigri-t-word-offer = offrir
mistigri-t-word-choose = choisir
mistigri-t-word-give = donner
mistigri-t-word-serve = servir
mistigri-t-word-skip = sauter
mistigri-t-word-put = poser
mistigri-t-word-take = prendre
mistigri-t-word-from = de
mistigri-t-word-to = à
mistigri-t-word-yellow = jaune
mistigri-t-word-red = rouge
mistigri-t-word-green = vert
mistigri-t-word-blue = bleu
mistigri-t-word-purple = violet
mistigri-t-word-orange = orange
mistigri-t-word-pink = rose
mistigri-t-word-brown = brun
mistigri-t-word-black = noir
mistigri-t-word-white = blanc
mistigri-t-word-grey = gris

# Positions impossibles

mistigri-error-two-rounds = phase=over : la partie a au moins deux manches
mistigri-error-hand-line = une seule ligne { $lines }
mistigri-error-a-card = des cartes de ce paquet, comme { $cards }
mistigri-error-dealt = { $deck } : cette manche est déjà distribuée
mistigri-error-deck = { $cards } cartes ou un seul ?
mistigri-error-hands = { $hands } mains séparées par |
mistigri-error-seat-and-card = une autre place et une carte, comme 1:red4
mistigri-error-cards = { $cards } cartes dans les mains et la défausse
mistigri-error-of-card = { $count } × { $card } dans les mains et la défausse
mistigri-error-copies = { $count } × { $card }
mistigri-error-most = au plus { $count } × { $card }
mistigri-error-no-card-left = { $seat } : sans carte, on a quitté la manche
mistigri-error-out-with-cards = { $seat } : qui a quitté la manche n’a plus de cartes
mistigri-error-mover-out = première ligne : seat={ $seat } a quitté la manche
mistigri-error-left = left { $round } : il faut ce que la place { $seat } a en main à la fin
mistigri-error-from-mover = from={ $seat } doit être quelqu’un d’autre que qui joue
mistigri-error-from-out = from={ $seat } doit encore être dans la manche
mistigri-error-card-elsewhere = card={ $card } n’est pas là où il faut
mistigri-error-other = other={ $seat } doit être quelqu’un d’autre, encore dans la manche
mistigri-error-needs-opponent = il faut pour cela une carte et un adversaire
mistigri-error-discard-empty = la défausse est vide
mistigri-error-no-second = aucune carte ne va avec
mistigri-error-draws = draws={ $draws }, mais la place { $seat } en a { $held }
mistigri-error-drawn = { $words } n’est pas ce qu’on pioche après effect={ $effect }
mistigri-error-all-know = { $eyes } knows : ce que tous savent de la place { $seat } doit s’y trouver aussi
mistigri-error-not-held = { $where } : la place { $seat } n’a pas tout cela en main

# Boîtes impossibles

mistigri-error-worth = { $value }, sa valeur
mistigri-error-colours = entre { $fewest } et { $most } couleurs
mistigri-error-name = { $name }, mais pas mistigri
mistigri-error-no-cat = colours.{ $colour } : il faut au moins un chat
mistigri-error-cats = { $count } chats de valeur { $value } en tout
