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
mistigri-t-total = { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}
mistigri-t-certain = à coup sûr :
mistigri-t-discard = Défausse ({ $count })
mistigri-t-hand = Votre main :
mistigri-t-some-card = une carte
mistigri-t-turn = Manche { $round }, tour { $turn }
mistigri-t-effect-1 = 1+1 : défausser tous ses autres 1, ou inverser la flèche (M8)
mistigri-t-effect-2 = 2+2 : choisir la carte que piochera le suivant, ou inverser la flèche (M9)
mistigri-t-effect-3 = 3+3 : échanger une carte avec la défausse quand le suivant aura pioché, ou inverser la flèche (M10)
mistigri-t-effect-4 = 4+4 : donner une carte à un autre joueur (M11)
mistigri-t-effect-5 = 5+5 : une carte de la défausse pour chaque adversaire (M12)
mistigri-t-phase-draw = On pioche une carte
mistigri-t-phase-first = Jouez la première carte d’une paire, ou passez
mistigri-t-phase-second = Quelle carte va avec { $card } ?
mistigri-t-phase-branch = L’effet, ou inverser la flèche ?
mistigri-t-phase-offer = Quelle carte faites-vous piocher à { $next } ?
mistigri-t-phase-to = Qui reçoit une carte ?
mistigri-t-phase-give = Quelle carte pour { $other } ?
mistigri-t-phase-serve = Quelle carte de la défausse pour { $other } ?
mistigri-t-phase-chain = Une autre paire, ou renoncer
mistigri-t-phase-put = Laquelle de vos cartes posez-vous sur la défausse ?
mistigri-t-phase-take = Quelle carte de la défausse prenez-vous ?
mistigri-t-phase-counted = On compte la manche
mistigri-t-phase-over = La fin
mistigri-t-drawn = { $you ->
    [yes] Vous piochez { $card } chez { $other }.
   *[no] { $who } pioche { $card } chez { $other }.
}
mistigri-t-told-play = { $you ->
    [yes] Vous jouez { $card }…
   *[no] { $who } joue { $card }…
}
mistigri-t-told-with = … avec { $card }.
mistigri-t-told-pass = { $you ->
    [yes] Vous passez.
   *[no] { $who } passe.
}
mistigri-t-told-decline = { $you ->
    [yes] Vous en restez là.
   *[no] { $who } en reste là.
}
mistigri-t-told-effect = { $you ->
    [yes] Vous choisissez l’effet.
   *[no] { $who } choisit l’effet.
}
mistigri-t-told-reverse = { $you ->
    [yes] Vous inversez la flèche.
   *[no] { $who } inverse la flèche.
}
mistigri-t-ones = { $count ->
    [0] Il n’y a pas d’autre 1.
    [one] Un autre 1 va à la défausse.
   *[other] { $count } autres 1 vont à la défausse.
}
mistigri-t-told-put = { $you ->
    [yes] Vous posez { $card } sur la défausse.
   *[no] { $who } pose { $card } sur la défausse.
}
mistigri-t-told-take = { $you ->
    [yes] Vous prenez { $card } dans la défausse.
   *[no] { $who } prend { $card } dans la défausse.
}
mistigri-t-miaou = { $you ->
    [yes] Miaouuuu ! Vous quittez la manche. (M7)
   *[no] Miaouuuu ! { $who } quitte la manche. (M7)
}
mistigri-t-counted = La manche { $round } est finie. Il reste en main :
mistigri-t-rest = { $who } : { $sum }
mistigri-t-new-round = { $you ->
    [yes] Manche { $round } : vous commencez. (M2)
   *[no] Manche { $round } : { $who } commence. (M2)
}
mistigri-t-round = Manche { $round }
mistigri-t-totals = Total
mistigri-t-third = Le plus petit total était partagé après deux manches : tout le monde en a joué une troisième. (M23)
mistigri-t-reconstructed = Les couleurs des chats sont reconstituées, et non copiées sur les cartes imprimées.

## Crazy Mistigri

mistigri-name = Crazy Mistigri
mistigri-title = Crazy Mistigri
mistigri-facts = 3 à 5 joueurs · 46 chats · deux manches
mistigri-line = Piochez dans l’éventail du voisin, débarrassez-vous de vos chats deux par deux, et surtout ne restez pas avec la momie. Les couleurs de cette boîte sont reconstituées.
mistigri-reconstructed = La couleur de chaque chat est reconstituée : la règle imprimée ne la donne pas.
mistigri-colour-yellow = jaune
mistigri-colour-red = rouge
mistigri-colour-green = vert
mistigri-colour-blue = bleu
mistigri-colour-purple = violet
mistigri-colour-orange = orange
mistigri-colour-pink = rose
mistigri-colour-sky = bleu ciel
mistigri-colour-white = blanc
mistigri-colour-black = noir
mistigri-colour-brown = brun
mistigri-colour-grey = gris
mistigri-symbol-sun = soleil
mistigri-symbol-heart = cœur
mistigri-symbol-leaf = feuille
mistigri-symbol-drop = goutte
mistigri-symbol-star = étoile
mistigri-symbol-moon = lune
mistigri-symbol-flower = fleur
mistigri-symbol-cloud = nuage
mistigri-symbol-eye = œil
mistigri-card = { $value } { $colour }, { $symbol }
mistigri-card-short = { $value } { $colour }
mistigri-the-card = le { $value } { $colour }
mistigri-mummy = Mistigri la momie, { $value }
mistigri-name-of-mummy = Mistigri
mistigri-a-card = une carte
mistigri-and = { $some } et { $last }
mistigri-no-cards = aucune carte
mistigri-phase-draw = On pioche une carte
mistigri-phase-put = { $other } a pioché : posez une de vos cartes sur la défausse
mistigri-phase-take = Prenez une autre carte dans la défausse à la place de { $card }
mistigri-phase-first = Défaussez une paire de même couleur ou de même valeur, ou passez
mistigri-phase-second = Quelle carte va avec { $card } ?
mistigri-phase-branch-1 = Une paire de 1 : défausser vos autres 1, ou inverser la flèche ?
mistigri-phase-branch-2 = Une paire de 2 : choisir ce que piochera { $other }, ou inverser la flèche ?
mistigri-phase-branch-3 = Une paire de 3 : échanger une carte plus tard, ou inverser la flèche ?
mistigri-phase-branch-none = Une paire de { $value } : laisser la flèche, ou l’inverser ?
mistigri-phase-offer = Quelle carte faites-vous piocher à { $other } ?
mistigri-phase-to = Une paire de 4 : à qui donnez-vous une carte ?
mistigri-phase-give = Quelle carte donnez-vous à { $other } ?
mistigri-phase-serve = Une paire de 5 : une carte de la défausse pour { $other }
mistigri-phase-chain = Une paire de 6 : vous pouvez défausser une autre paire
mistigri-phase-counted = La manche { $round } est finie
mistigri-phase-over = La fin
mistigri-round-turn = Manche { $round } · tour { $turn }
mistigri-turns-left = { $turns ->
    [one] la manche s’arrête après { $turns } tour de plus
   *[other] la manche s’arrête après { $turns } tours de plus
}
mistigri-do-play = Commencer une paire avec { $card }
mistigri-do-with = Défausser avec { $card }
mistigri-do-pass = Passer mon tour
mistigri-do-decline = Pas d’autre paire
mistigri-do-skip = Rien pour { $other }
mistigri-do-choose = Donner une carte à { $other }
mistigri-do-offer = Faire piocher { $card } à { $other }
mistigri-do-give = Donner { $card } à { $other }
mistigri-do-serve = Servir { $card } à { $other }
mistigri-do-put = Poser { $card }
mistigri-do-take = Prendre { $card }
mistigri-do-reverse = { $you ->
    [yes] Inverser la flèche : encore à vous de jouer
   *[no] Inverser la flèche : à { $other } de jouer
}
mistigri-do-effect-none = Laisser la flèche
mistigri-do-effect-1 = { $ones ->
    [one] Défausser mon autre 1
   *[other] Défausser mes { $ones } autres 1
}
mistigri-do-effect-2 = Choisir la carte que piochera { $other }
mistigri-do-effect-3 = Échanger une carte quand { $other } aura pioché
mistigri-drew = { $you ->
    [to] Vous piochez { $card } chez { $from }.
    [from] { $to } pioche { $card } chez vous.
   *[no] { $to } pioche { $card } chez { $from }.
}
mistigri-offer = { $you ->
    [to] { $from } vous fait piocher { $card }.
    [from] Vous faites piocher { $card } à { $to }.
   *[no] { $from } fait piocher { $card } à { $to }.
}
mistigri-give = { $you ->
    [to] { $from } vous donne { $card }.
    [from] Vous donnez { $card } à { $to }.
   *[no] { $from } donne { $card } à { $to }.
}
mistigri-serve = { $you ->
    [to] { $from } vous sert { $card }.
    [from] Vous servez { $card } à { $to }.
   *[no] { $from } sert { $card } à { $to }.
}
mistigri-discarded = { $you ->
    [yes] Vous défaussez { $card }.
   *[no] { $who } défausse { $card }.
}
mistigri-log-play = { $you ->
    [yes] Vous commencez une paire avec { $card }.
   *[no] { $who } commence une paire avec { $card }.
}
mistigri-log-with = { $you ->
    [yes] Vous la défaussez avec { $card }.
   *[no] { $who } la défausse avec { $card }.
}
mistigri-log-put = { $you ->
    [yes] Vous posez { $card } sur la défausse.
   *[no] { $who } pose { $card } sur la défausse.
}
mistigri-log-take = { $you ->
    [yes] Vous prenez { $card } dans la défausse.
   *[no] { $who } prend { $card } dans la défausse.
}
mistigri-log-pass = { $you ->
    [yes] Vous passez.
   *[no] { $who } passe.
}
mistigri-log-decline = { $you ->
    [yes] Vous ne défaussez pas d’autre paire.
   *[no] { $who } ne défausse pas d’autre paire.
}
mistigri-log-effect = { $you ->
    [yes] Vous choisissez l’effet.
   *[no] { $who } choisit l’effet.
}
mistigri-log-reverse = { $you ->
    [yes] Vous inversez la flèche.
   *[no] { $who } inverse la flèche.
}
mistigri-log-choose = { $you ->
    [yes] Vous choisissez { $other }.
   *[no] { $whom ->
        [yes] { $who } vous choisit.
       *[no] { $who } choisit { $other }.
    }
}
mistigri-log-skip = { $you ->
    [yes] Vous ne servez rien à { $other }.
   *[no] { $whom ->
        [yes] { $who } ne vous sert rien.
       *[no] { $who } ne sert rien à { $other }.
    }
}
mistigri-turned-clockwise = { $you ->
    [yes] Vous inversez la flèche : on joue dans le sens horaire.
   *[no] { $who } inverse la flèche : on joue dans le sens horaire.
}
mistigri-turned-counterclockwise = { $you ->
    [yes] Vous inversez la flèche : on joue dans le sens antihoraire.
   *[no] { $who } inverse la flèche : on joue dans le sens antihoraire.
}
mistigri-waits-3 = { $you ->
    [yes] Vous échangerez une carte quand { $other } aura pioché.
   *[no] { $next ->
        [yes] { $who } échangera une carte quand vous aurez pioché.
       *[no] { $who } échangera une carte quand { $other } aura pioché.
    }
}
mistigri-waits-draws = { $you ->
    [yes] { $draws ->
        [one] Vous piochez { $draws } carte.
       *[other] Vous piochez { $draws } cartes.
    }
   *[no] { $draws ->
        [one] { $who } pioche { $draws } carte.
       *[other] { $who } pioche { $draws } cartes.
    }
}
mistigri-left = { $you ->
    [yes] Miaouuuu ! Vous quittez la manche.
   *[no] Miaouuuu ! { $who } quitte la manche.
}
mistigri-miaou = Miaouuuu !
mistigri-counted = La manche { $round } est finie. { $list }.
mistigri-score-of = { $who } : { $score }
mistigri-dealt = { $you ->
    [yes] La manche { $round } commence ; vous jouez en premier.
   *[no] La manche { $round } commence ; { $who } joue en premier.
}
mistigri-place = { $who } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, aide de jeu { $help ->
    [down] face cachée
   *[up] face visible
}, { $score ->
    [one] { $score } point de pénalité
   *[other] { $score } points de pénalité
}
mistigri-place-out = { $you ->
    [yes] Vous êtes hors de la manche
   *[no] { $who } est hors de la manche
}, { $score ->
    [one] { $score } point de pénalité
   *[other] { $score } points de pénalité
}
mistigri-holds = { $you ->
    [yes] Vous tenez : { $list }
   *[no] { $who } tient : { $list }
}
mistigri-certain = { $who }, à coup sûr en main : { $list }
mistigri-discard-words = { $count ->
    [0] La défausse est vide
    [one] Dans la défausse, { $count } carte : { $list }
   *[other] Dans la défausse, { $count } cartes : { $list }
}
mistigri-drawing = { $you ->
    [to] Vous piochez chez { $from } ; encore { $draws } à piocher
    [from] { $to } pioche chez vous ; encore { $draws } à piocher
   *[no] { $to } pioche chez { $from } ; encore { $draws } à piocher
}
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
mistigri-by-colour = Par couleur
mistigri-by-value = Par valeur
mistigri-sort-by-colour = Trier ma main par couleur
mistigri-sort-by-value = Trier ma main par valeur
mistigri-times = { $card }, en { $count } exemplaires
mistigri-hint-first = Touchez une carte qui brille, puis sa partenaire.
mistigri-hint-no-pair = Aucune paire en main.
mistigri-hint-second = Touchez la seconde carte, ou de nouveau la première pour la reprendre.
mistigri-hint-to = Touchez un adversaire, ou glissez-lui une carte.
mistigri-hint-give = Touchez la carte, ou glissez-la vers { $other }.
mistigri-hint-offer = Touchez la carte, ou glissez-la vers { $other }.
mistigri-hint-put = Touchez la carte, ou glissez-la sur la défausse.
mistigri-hint-take = Touchez une carte de la défausse, ou glissez-la vers votre main.
mistigri-hint-serve = Touchez une carte de la défausse, ou glissez-la vers { $other }.
mistigri-hint-armed = Touchez maintenant qui reçoit { $card }.
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
mistigri-out-you = Vous êtes hors de la manche. Ronron…
mistigri-round = Manche { $round }
mistigri-tally = Points de pénalité par manche
mistigri-player = Joueur
mistigri-total = Total
mistigri-penalty = { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}
mistigri-sheet = Points de pénalité : { $who }
mistigri-winner = Victoire
mistigri-shared = Victoire partagée
mistigri-line-left = Manche { $round } : main vide à temps
mistigri-line-cards = { $cards ->
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
