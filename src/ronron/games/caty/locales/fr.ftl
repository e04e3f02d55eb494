## Caty Mini
caty-name = Caty Mini
caty-title = Caty Mini
caty-facts = 2 à 4 joueurs · 20 meubles · 50 jouets
caty-line = Un chat traverse une chambre d’enfant, une ficelle derrière lui, et gagne chaque jouet que la ficelle touche.
caty-option-scoring = Décompte
caty-option-scoring-standard = Normal
caty-option-scoring-standard-line = Les jetons gagnés, et rien d’autre.
caty-option-scoring-expert = Expert
caty-option-scoring-expert-line = Un point de plus par sorte de jouet, et 15 pour les dix.
caty-wall-turquoise = turquoise
caty-wall-yellow = jaune
caty-wall-red = rouge
caty-wall-violet = violet
caty-furniture-chair = chaise
caty-furniture-bed = lit
caty-furniture-drawers = commode
caty-furniture-lamp = lampadaire
caty-furniture-bookcase = bibliothèque
caty-furniture-table = table
caty-furniture-armchair = fauteuil
caty-furniture-sideboard = buffet
caty-furniture-clock = horloge
caty-furniture-radio = radio
caty-furniture-sofa = canapé
caty-furniture-wardrobe = armoire
caty-furniture-mirror = miroir
caty-furniture-chest = coffre à jouets
caty-furniture-bedside = table de chevet
caty-furniture-piano = piano
caty-furniture-desk = bureau
caty-furniture-stool = tabouret
caty-furniture-fishtank = aquarium
caty-furniture-plantstand = sellette
caty-the-chair = la chaise
caty-the-bed = le lit
caty-the-drawers = la commode
caty-the-lamp = le lampadaire
caty-the-bookcase = la bibliothèque
caty-the-table = la table
caty-the-armchair = le fauteuil
caty-the-sideboard = le buffet
caty-the-clock = l’horloge
caty-the-radio = la radio
caty-the-sofa = le canapé
caty-the-wardrobe = l’armoire
caty-the-mirror = le miroir
caty-the-chest = le coffre à jouets
caty-the-bedside = la table de chevet
caty-the-piano = le piano
caty-the-desk = le bureau
caty-the-stool = le tabouret
caty-the-fishtank = l’aquarium
caty-the-plantstand = la sellette
caty-the-other = « { $name } »
caty-other = { $name }
caty-toy-block = cube
caty-toy-ball = ballon
caty-toy-mouse = souris mécanique
caty-toy-car = voiture
caty-toy-teddy = ours en peluche
caty-toy-top = toupie
caty-toy-train = train
caty-toy-duck = canard de bain
caty-toy-rocket = fusée
caty-toy-doll = poupée
caty-notch-left = encoche de gauche
caty-notch-right = encoche de droite
caty-notch-upper = encoche du haut
caty-notch-lower = encoche du bas
caty-notch-first = première encoche
caty-notch-second = deuxième encoche
caty-phase-pile = Prenez une tuile de plus dans une pile
caty-phase-start = D’où part votre ficelle ? Choisissez une encoche ; le départ est { $furniture }
caty-phase-tile = Où courir ? Jouez une tuile d’une autre couleur que le { $wall }
caty-phase-tile-any = Où courir ? Vous n’avez pas d’autre couleur : toute tuile convient
caty-phase-entry = Tout le monde court vers { $furniture }. Par quelle encoche entre votre ficelle ?
caty-phase-asleep = Un chat s’endort : sa ficelle est trop courte
caty-phase-over = La fin
caty-setup = Avant la course
caty-round = Manche { $round } sur { $rounds }
caty-do-pile = Prendre dans la pile du mur { $wall }
caty-do-play = Jouer { $furniture }
caty-do-start = Partir de là : { $notch }
caty-do-enter = Courir là : { $notch }
caty-way = { $notch } : +{ $points }, prend { $cost } de ficelle ; touche { $toys }
caty-way-bare = { $notch } : aucun jouet, prend { $cost } de ficelle
caty-way-empty = { $notch } : touche { $toys }, mais il n’en reste aucun jeton ; prend { $cost } de ficelle
caty-way-short = { $notch } : trop loin ; il faudrait { $cost } de ficelle, et il en reste { $left }
caty-way-to = { $furniture }, { $way }
caty-took = { $who-you ->
    [yes] Vous prenez une tuile du mur { $wall } : { $furniture }.
   *[no] { $who } prend une tuile du mur { $wall } : { $furniture }.
}
caty-took-unseen = { $who-you ->
    [yes] Vous prenez une tuile du mur { $wall }.
   *[no] { $who } prend une tuile du mur { $wall }.
}
caty-started = { $who-you ->
    [yes] Votre ficelle part de là : { $notch }.
   *[no] Chez { $who }, la ficelle part de là : { $notch }.
}
caty-called = { $who-you ->
    [yes] Vous envoyez tout le monde vers { $furniture }.
   *[no] { $who } envoie tout le monde vers { $furniture }.
}
caty-ran = { $who-you ->
    [yes] Vous courez vers { $furniture }, { $notch } : { $won }.
   *[no] { $who } court vers { $furniture }, { $notch } : { $won }.
}
caty-ran-bare = { $who-you ->
    [yes] Vous courez vers { $furniture }, { $notch }, sans gagner de jeton.
   *[no] { $who } court vers { $furniture }, { $notch }, sans gagner de jeton.
}
caty-slept = { $who-you ->
    [yes] Votre chat dort : la ficelle est trop courte pour les deux encoches.
   *[no] Chez { $who }, le chat dort : la ficelle est trop courte pour les deux encoches.
}
caty-ended = Les douze manches sont courues.
caty-token = { $toy } +{ $value }
caty-race = +{ $points } · { $furniture }
caty-race-slept = chat endormi
caty-starting-at = Le départ est { $furniture }.
caty-last-tile = La dernière tuile : { $furniture }. La suivante sera d’une autre couleur que le { $wall }.
caty-last-tile-only = La dernière tuile : { $furniture }.
caty-running-to = Tout le monde court vers { $furniture }, sur le mur { $wall }.
caty-marker = { $who-you ->
    [yes] Vous avez le marqueur.
   *[no] { $who } a le marqueur.
}
caty-seat = { $who } : chambre { $board }, { points }, ficelle restante { $left }
caty-along = mur { $wall } : { $list }
caty-seat-walls = { $who }, meubles dans le sens horaire depuis le haut à gauche : { $list }
caty-seat-floor = { $who }, jouets au sol : { $list }
caty-zone-top-left = en haut à gauche
caty-zone-top-middle = en haut
caty-zone-top-right = en haut à droite
caty-zone-middle-left = à gauche
caty-zone-middle-middle = au milieu
caty-zone-middle-right = à droite
caty-zone-bottom-left = en bas à gauche
caty-zone-bottom-middle = en bas
caty-zone-bottom-right = en bas à droite
caty-toy-lies = { $toy } { $where }
caty-seat-hand = { $who }, en main : { $list }
caty-seat-exit = { $who }, la ficelle ressort là : { $furniture }, { $notch }
caty-seat-last = { $who }, dernière course : { $race }
caty-seat-won = { $who }, jouets gagnés : { $list }
caty-tokens-won = { $toy } { $values }
caty-pile-count = { $wall } { $count }
caty-toy-tokens = { $toy } { $list }
caty-piles-left = Tuiles dans les piles : { $list }
caty-tokens-left = Jetons qui restent, le prochain d’abord : { $list }
caty-room = Chambre { $board }
caty-room-label = Chambre { $board }, { $who } : { points }, ficelle restante { $left }
caty-enlarge = Agrandir cette chambre : { $who }, { points }, ficelle restante { $left } ; dernière course { $race }
caty-enlarge-fresh = Agrandir cette chambre : { $who }
caty-own-room = Revenir à ma chambre
caty-others = Les autres chambres
caty-string-left = ficelle restante : { $left } sur { $whole }
caty-length = { $left }
caty-hand = Vos tuiles
caty-hand-of = { $who }, en main : { $list }
caty-tile = { $furniture }, { $wall }
caty-tile-ways = { $furniture }, { $wall } : { $ways }
caty-tile-open = { $furniture }, { $wall }, au choix : { $ways }
caty-tile-shut = { $furniture }, { $wall }, pas maintenant : { $ways }
caty-and = { $one } · { $other }
caty-play-this = Jouer : { $furniture }
caty-hint = Pointez ou touchez une tuile pour voir où irait votre ficelle.
caty-start-short = Départ
caty-run-short = Tout le monde y court
caty-last-short = Dernière tuile
caty-not-wall = ensuite : pas le { $wall }
caty-marker-short = marqueur
caty-too-far = trop loin
caty-cost = { $cost } de ficelle
caty-begin-here = partir d’ici
caty-tokens = Jouets et jetons
caty-tokens-of = { $toy }, jetons restants : { $list }
caty-tokens-none = aucun
caty-pile-of = { $count ->
    [0] pile du mur { $wall }, vide
    [one] pile du mur { $wall }, { $count } tuile
   *[other] pile du mur { $wall }, { $count } tuiles
}
caty-line-kinds = { $kinds ->
    [one] expert : { $kinds } sorte de jouet
    [10] expert : les dix sortes
   *[other] expert : { $kinds } sortes de jouet
}
caty-line-string = ficelle restante, en cas d’égalité : { $left }
caty-nothing = aucun jouet
caty-tie-string = Égalité de points : le plus de ficelle restante l’emporte.
caty-tie-shared = Égalité de points et de ficelle : la victoire est partagée.
caty-counted = Chaque jouet compte les jetons gagnés avec lui ; le plus de points l’emporte.
caty-reconstructed = Les chambres, les jouets, les meubles et la longueur de la ficelle sont reconstitués, et non mesurés sur les plateaux imprimés.

## La première partie guidée

lesson-caty-hello = Bonjour ! Je m’appelle Moustache. Votre chat gambade dans la chambre avec une ficelle, d’un meuble à l’autre, et la ficelle reste là où il a couru.
lesson-caty-goal = Chaque jouet que la ficelle touche vous rapporte un jeton de 2 à 4 points. Après douze manches, le plus de points l’emporte.
lesson-caty-hand = Ces tuiles sont vos meubles, un de chaque couleur. Manche après manche, elles diront où courent tous les chats.
lesson-caty-pile = Vous pouvez en prendre trois de plus, dans trois piles différentes. Commencez par celle-ci.
lesson-caty-second = Un fauteuil ! Maintenant, une tuile d’une autre pile.
lesson-caty-third = Et une troisième.
lesson-caty-start = Toutes les ficelles partent de ce meuble, le bureau. Il a deux encoches sur votre mur.
lesson-caty-notch = Choisissez par où sort la vôtre. Devant cette encoche, il y a un canard de bain : un bon début.
lesson-caty-first = Vous êtes en premier : c’est vous qui choisissez le meuble. Tous les chats y courent, chacun dans sa chambre.
lesson-caty-colour = La couleur doit seulement changer : après le bureau violet, pas de tuile violette.
lesson-caty-armchair = Jouez le fauteuil : il est de l’autre côté de la chambre. Au doigt, on touche une fois pour voir, deux fois pour jouer.
lesson-caty-ways = Le fauteuil aussi a deux encoches. Ce chemin touche trois jouets : il rapporte 6 points. La ficelle ressort par l’autre encoche et repartira de là.
lesson-caty-chaton = Chaton court dans sa propre chambre, où les jouets sont ailleurs. Il a déjà 8 points.
lesson-caty-stool = Dans cette manche, il a choisi le tabouret, et vous devez y courir aussi. L’encoche est à votre choix : prenez celle qui rapporte 6.
lesson-caty-string = Chaque course use de la ficelle. Quand elle devient trop courte, votre chat dort pendant la manche.
lesson-caty-tokens = Chaque jouet a peu de jetons, le plus petit d’abord : qui passe après gagne plus, jusqu’à ce qu’il n’y en ait plus.
lesson-caty-lamp = C’est de nouveau à vous de choisir, et le dernier meuble était violet. Jouez le lampadaire : une longue course, et bien des jouets.
lesson-caty-seven = Cube, ballon et poupée : 7 points, car le ballon en vaut déjà 3. Prenez ce chemin.
lesson-caty-empty = Chaton vient de gagner le dernier cube : désormais, les cubes ne rapportent plus rien.
lesson-caty-sofa = Il a choisi le canapé. Vous gagnez 6 points des deux côtés. Ce chemin-ci est un peu plus court : épargnez votre ficelle !
lesson-caty-lead = 25 à 16 ! Il reste huit manches. En cas d’égalité à la fin, la plus longue ficelle restante l’emporte.
lesson-caty-tip = Regardez aussi la chambre de Chaton : le meilleur meuble est bon pour vous et mauvais pour lui.
lesson-caty-farewell = C’est à vous de choisir, et la suite de la partie est à vous. Amusez-vous bien !

## Pourquoi une décision est refusée

caty-why-choose-pile = Choisissez une pile où prendre une tuile de plus.
caty-why-choose-notch = Tout le monde court vers le meuble qui vient d’être joué : choisissez l’une de ses deux encoches.
caty-why-not-held = Cette tuile n’est pas dans votre main.
caty-why-over = La partie est finie : les douze manches sont courues.
caty-why-start = Choisissez l’une des deux encoches du meuble de départ pour votre ficelle.
caty-why-empty-pile = Cette pile est vide.
caty-why-too-short = Votre ficelle est trop courte pour cette encoche ; courez vers l’autre.
caty-why-play-tile = Jouez une tuile Meuble de votre main.
caty-why-same-colour = La dernière tuile avait cette couleur ; jouez-en une autre tant que vous le pouvez.
caty-why-same-pile = Vos trois tuiles supplémentaires viennent de trois piles différentes.

## Ce que l’on tape dans un terminal

caty-t-word-play = jouer
caty-t-word-enter = entrer
caty-t-word-start = départ
caty-t-word-pile = pile
caty-t-word-yellow = jaune
caty-t-word-red = rouge
caty-t-word-chair = chaise
caty-t-word-bed = lit
caty-t-word-drawers = commode
caty-t-word-lamp = lampadaire
caty-t-word-bookcase = bibliothèque
caty-t-word-armchair = fauteuil
caty-t-word-sideboard = buffet
caty-t-word-clock = horloge
caty-t-word-sofa = canapé
caty-t-word-wardrobe = armoire
caty-t-word-mirror = miroir
caty-t-word-chest = coffre
caty-t-word-bedside = chevet
caty-t-word-desk = bureau
caty-t-word-stool = tabouret
caty-t-word-fishtank = aquarium
caty-t-word-plantstand = sellette
caty-t-word-block = cube
caty-t-word-ball = ballon
caty-t-word-mouse = souris
caty-t-word-car = voiture
caty-t-word-teddy = ourson
caty-t-word-top = toupie
caty-t-word-duck = canard
caty-t-word-rocket = fusée
caty-t-word-doll = poupée
caty-t-word-train = train
caty-t-word-table = table
caty-t-word-radio = radio
caty-t-word-piano = piano
caty-t-word-turquoise = turquoise
caty-t-word-violet = violet

# Positions impossibles

caty-error-lines = { $lines } lignes (où en est la partie, { $seats } places, order:, piles: et tokens:)
caty-error-took-walls = première ligne : took= nomme certains de { $walls }, une fois chacun, et non { $found }
caty-error-furniture = un meuble comme { $name }
caty-error-order = { $count } meubles, celui du départ et un par manche
caty-error-board = { $seat } : le plateau { $board } est à quelqu’un d’autre
caty-error-runs = { $count } courses et ce qu’elles ont rapporté
caty-error-sleeps = { $seat } : un chat qui dort ne gagne rien, et non { $found }
caty-error-run = { $seat } : à la manche { $round }, tous courent vers { $notches }, et non vers { $found }
caty-error-no-start = { $seat } : la ficelle n’a pas encore de départ
caty-error-too-short = { $seat } : la ficelle est trop courte pour { $notch } à la manche { $round }
caty-error-toy = un jouet et sa valeur comme { $example }
caty-error-toy-twice = { $seat } : { $toy } compte une seule fois à la manche { $round }
caty-error-twice-in-hand = { $seat } : { $tile } est deux fois dans cette main
caty-error-most-tiles = au plus { $count } tuiles
caty-error-pile-known = piles : { $wall } est connue en entier ou pas du tout, et non { $found }
caty-error-other-wall = piles : { $tile } n’appartient pas à { $wall }
caty-error-most-values = au plus { $count } valeurs
caty-error-tiles = { $count } tuiles { $wall } entre mains, piles et tuiles jouées
caty-error-two-places = { $tile } se trouve à deux endroits
caty-error-in-hand = { $count } tuiles en main
caty-error-lowest-first = tokens : les plus petits de { $toy } se gagnent d’abord
caty-error-not-so-many = tokens : il n’y a pas autant de { $toy } à { $value }
caty-error-tokens = { $count } gagnés et restants
caty-error-start = { $seat } : un tel start= ne va pas avec phase={ $phase }
caty-error-rounds = première ligne : la partie est finie après la manche { $rounds }
caty-error-took-many = première ligne : took= nomme moins de { $count } piles
caty-error-seat-first = première ligne : seat= et first= sont égaux avec phase={ $phase }
caty-error-nothing-to-choose = première ligne : la place { $seat } n’a rien à choisir

# Boîtes impossibles

caty-error-length = une longueur de 1 à { NUMBER($most, useGrouping: 0) }
caty-error-walls = les murs { $walls } dans cet ordre
caty-error-pieces = { $count } meubles
caty-error-toys = { $count } jouets
caty-error-names-twice = furniture, toys : il faut chaque nom une fois, mais { $names } revient
caty-error-size = une largeur et une hauteur de 1 à { NUMBER($most, useGrouping: 0) }
caty-error-two-notches = deux encoches [x, y]
caty-error-off-wall = { $key } : { $notch } n’est pas sur le mur { $wall }, { $line }
caty-error-same-notch = { $key } : { $notch } est aussi une encoche de { $other }
caty-error-missing = { $key } : il manque { $name }
caty-error-no-such-thing = { $key } : il n’y a rien de tel dans cette boîte
caty-error-outside = { $key } : il n’est pas tout entier dans la chambre, { $size }
caty-error-overlap = { $key } : { $toy } et { $other } se chevauchent
caty-error-one-shape = { $key } : il faut un disque ou un polygone, l’un des deux
caty-error-disc = disc = [x, y, rayon]
caty-error-corners = de 3 à { $most } sommets [x, y]
caty-error-same-corner = { $key } : deux de ses sommets sont au même endroit
caty-error-sides-cross = { $key } : ses côtés se croisent
