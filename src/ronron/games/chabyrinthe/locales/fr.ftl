## Chabyrinthe

chabyrinthe-name = Chabyrinthe
chabyrinthe-title = Chabyrinthe
chabyrinthe-facts = 1 à 4 joueurs · 26 gouttières · 15 chats errants
chabyrinthe-line = Tournez et glissez les gouttières d’un toit au clair de lune, et ramenez les chats errants vers une fenêtre éclairée.
chabyrinthe-reconstructed = Dans cette boîte, les formes des gouttières, les points des chats et les emplacements de départ sont reconstitués : la règle imprimée ne les donne pas.
chabyrinthe-option-board = Plateau
chabyrinthe-option-board-matous = Matous
chabyrinthe-option-board-matous-line = Seize gouttières, quatre sur quatre : le jeu complet.
chabyrinthe-option-board-chatons = Chatons
chabyrinthe-option-board-chatons-line = Neuf gouttières, trois sur trois : plus court et plus lisible.
chabyrinthe-option-open_pile = Pioche de gouttières
chabyrinthe-option-open_pile-false = Face cachée
chabyrinthe-option-open_pile-false-line = Personne ne sait quelle gouttière vient ensuite.
chabyrinthe-option-open_pile-true = Première carte visible
chabyrinthe-option-open_pile-true-line = La prochaine gouttière est visible de tous.
chabyrinthe-option-free_actions = Actions
chabyrinthe-option-free_actions-false = Au moins une rotation
chabyrinthe-option-free_actions-false-line = De vos deux actions, une au plus est une insertion.
chabyrinthe-option-free_actions-true = Libres
chabyrinthe-option-free_actions-true-line = Vos deux actions peuvent être des insertions.
chabyrinthe-shape = { $shape ->
    [elbow] coude
    [straight] tronçon droit
    [tee] té
    [cross] croix
    [double_elbow] double coude
   *[bridge] pont
}
chabyrinthe-joins = { $joins ->
    [NE] nord–est
    [ES] est–sud
    [SW] sud–ouest
    [NW] nord–ouest
    [NS] nord–sud
    [EW] est–ouest
    [NES] nord–est–sud
    [ESW] est–sud–ouest
    [NSW] nord–sud–ouest
    [NEW] nord–est–ouest
    [NESW] nord–est–sud–ouest
    [NE_SW] nord–est et, à part, sud–ouest
    [ES_NW] est–sud et, à part, nord–ouest
   *[EW_NS] est–ouest et, à part, nord–sud
}
chabyrinthe-gutter = { chabyrinthe-shape }, { chabyrinthe-joins }
chabyrinthe-place = { $side ->
    [N] au-dessus de { $cell }
    [E] à droite de { $cell }
    [S] au-dessous de { $cell }
   *[W] à gauche de { $cell }
}
chabyrinthe-push-line = { $side ->
    [N] la colonne { $line } vers le haut
    [E] la ligne { $line } vers la droite
    [S] la colonne { $line } vers le bas
   *[W] la ligne { $line } vers la gauche
}
chabyrinthe-cat = Chat de { points }, { $place }
chabyrinthe-home = Foyer { $home }, { $place }
chabyrinthe-would-save = { $cats ->
    [one] Un chat rentrerait : { points }
   *[other] { $cats } chats rentreraient : { points }
}
chabyrinthe-phase-act = { $actions ->
    [2] Première action : tournez une gouttière, ou insérez-en une
   *[other] Seconde action : tournez une gouttière, ou insérez-en une
}
chabyrinthe-phase-turn = Seconde action : tournez une gouttière
chabyrinthe-phase-where = Par où entre la carte ? ({ chabyrinthe-shape })
chabyrinthe-phase-facing = Dans quel sens ? Elle pousse { $line }
chabyrinthe-phase-home = Quel foyer choisir ? { $cat }
chabyrinthe-phase-saving = Un chat rentre chez lui
chabyrinthe-phase-stepping = Le foyer avance
chabyrinthe-phase-arriving = Un nouveau chat arrive
chabyrinthe-phase-over = La fin
chabyrinthe-cats-left = { $cats ->
    [one] encore { $cats } chat dehors
   *[other] encore { $cats } chats dehors
}
chabyrinthe-turn-number = tour { $turns }
chabyrinthe-patience = { $turns ->
    [one] la partie s’arrête après { $turns } tour de plus sans chat
   *[other] la partie s’arrête après { $turns } tours de plus sans chat
}
chabyrinthe-do-turn = { $way ->
    [right] Tourner { $cell } à droite : { $gutter }
    [half] Tourner { $cell } d’un demi-tour : { $gutter }
   *[left] Tourner { $cell } à gauche : { $gutter }
}
chabyrinthe-do-insert = Piocher une gouttière et l’insérer
chabyrinthe-do-push = Entrer { $place }, en poussant { $line } ; { $cell } sort
chabyrinthe-do-face = { $quarters ->
    [0] L’insérer telle quelle : { $gutter }
    [1] L’insérer tournée à droite : { $gutter }
    [2] L’insérer après un demi-tour : { $gutter }
   *[other] L’insérer tournée à gauche : { $gutter }
}
chabyrinthe-do-home = Mener le chat au foyer { $home }, { $place }
chabyrinthe-do-nothing = Rien sur ce plateau
chabyrinthe-gaining = { $choice } · { $gain }
chabyrinthe-turned = { $way ->
    [right] { $who-you ->
        [yes] Vous tournez { $cell } ({ chabyrinthe-shape }) d’un quart de tour à droite.
       *[no] { $who } tourne { $cell } ({ chabyrinthe-shape }) d’un quart de tour à droite.
    }
    [half] { $who-you ->
        [yes] Vous tournez { $cell } ({ chabyrinthe-shape }) d’un demi-tour.
       *[no] { $who } tourne { $cell } ({ chabyrinthe-shape }) d’un demi-tour.
    }
   *[left] { $who-you ->
        [yes] Vous tournez { $cell } ({ chabyrinthe-shape }) d’un quart de tour à gauche.
       *[no] { $who } tourne { $cell } ({ chabyrinthe-shape }) d’un quart de tour à gauche.
    }
}
chabyrinthe-drew = { $who-you ->
    [yes] Vous piochez une gouttière : { chabyrinthe-shape }.
   *[no] { $who } pioche une gouttière : { chabyrinthe-shape }.
}
chabyrinthe-aimed = { $who-you ->
    [yes] Vous choisissez { $line } : { $cell } ({ chabyrinthe-shape }) va sortir.
   *[no] { $who } choisit { $line } : { $cell } ({ chabyrinthe-shape }) va sortir.
}
chabyrinthe-pushed = { $who-you ->
    [yes] Vous poussez { $line } et insérez : { $gutter }.
   *[no] { $who } pousse { $line } et insère : { $gutter }.
}
chabyrinthe-turned-up = La prochaine gouttière est retournée : { chabyrinthe-shape }.
chabyrinthe-chose = { $who-you ->
    [yes] Pour le chat { $cat }, vous choisissez le foyer { $home }.
   *[no] Pour le chat { $cat }, { $who } choisit le foyer { $home }.
}
chabyrinthe-won = { $who-you ->
    [yes] Le chat { $place } rentre au foyer { $home } : vous gagnez { points }.
   *[no] Le chat { $place } rentre au foyer { $home } : { $who } gagne { points }.
}
chabyrinthe-stepped = Le foyer { $home } avance : { $place }.
chabyrinthe-arrived = Un nouveau chat de { points } attend { $place }.
chabyrinthe-all-home = Tous les chats sont rentrés.
chabyrinthe-stopped = Cent tours sans chat : la partie s’arrête.
chabyrinthe-cats-of = { $count ->
    [one] { $count } chat de { points }
   *[other] { $count } chats de { points }
}
chabyrinthe-line-turns = Tours joués
chabyrinthe-alone-won = Les quinze chats sont rentrés. Moins il faut de tours, mieux c’est.
chabyrinthe-alone-lost = Cent tours sans chat : la nuit s’achève, et la partie est perdue.
chabyrinthe-tie-cats = Égalité de points : le plus de chats l’emporte.
chabyrinthe-tie-shared = Égalité de points et de chats : la victoire est partagée.
chabyrinthe-stopped-line = Cent tours sans chat : la partie est comptée telle quelle.

# Le plateau de Chabyrinthe

chabyrinthe-at = { $cell } { $gutter }
chabyrinthe-row = Ligne { $row } : { $cards }
chabyrinthe-has = { $who } : { $cats }
chabyrinthe-no-cats = aucun chat
chabyrinthe-cats-worth = chats gagnés { $list }
chabyrinthe-in-hand = En main : { chabyrinthe-shape }
chabyrinthe-piles = Gouttières dans la pioche : { $gutters } ; chats dans la pioche : { $cats }
chabyrinthe-pile-top = Au-dessus de la pioche : { chabyrinthe-shape }
chabyrinthe-square = Le carré de gouttières
chabyrinthe-cell = { $cell } : { $gutter }
chabyrinthe-cell-selected = { $cell } : { $gutter }, carte choisie ; tournez-la avec Q et E, ou H pour un demi-tour, puis Entrée
chabyrinthe-cell-preview = { $label } ; Entrée pour tourner ainsi la carte
chabyrinthe-last = { $label }, dernier coup
chabyrinthe-turner = Tourner { $cell }
chabyrinthe-left = Gauche
chabyrinthe-half = Demi-tour
chabyrinthe-right = Droite
chabyrinthe-insert = Insérer
chabyrinthe-pile = { $count ->
    [one] { $count } gouttière dans la pioche
   *[other] { $count } gouttières dans la pioche
}
chabyrinthe-cat-pile = { $count ->
    [one] { $count } chat à venir
   *[other] { $count } chats à venir
}
chabyrinthe-to-come = Encore à venir : { $list }
chabyrinthe-times = { $count } × { $points }
chabyrinthe-actions = { $count ->
    [one] encore { $count } action
   *[other] encore { $count } actions
}
chabyrinthe-hand = En main
chabyrinthe-turn-hand = Tourner la carte en main : { $gutter }
chabyrinthe-hand-hint = Touchez la carte pour la tourner, puis une flèche.
chabyrinthe-facings = Le sens de la carte
chabyrinthe-arrows = Par où entre la carte
chabyrinthe-basket = { $cats ->
    [0] aucun chat
    [one] { $cats } chat gagné
   *[other] { $cats } chats gagnés
}
chabyrinthe-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}

## La première partie guidée

lesson-chabyrinthe-hello = Bonjour ! Je m’appelle Moustache. Il fait froid sur les toits ce soir, et des chats errants cherchent un foyer bien chaud.
lesson-chabyrinthe-goal = Celui-ci vaut 5 points. Qui lui ouvre un chemin par les gouttières jusqu’à un foyer le gagne.
lesson-chabyrinthe-home = Voici un foyer. Du chat vers le bas, par le milieu, puis vers le haut : il y a presque un chemin. Seules deux gouttières sont mal tournées.
lesson-chabyrinthe-turn = À chaque tour, vous avez deux actions. La première sorte : tourner une gouttière. Tournez celle de droite pour qu’elle mène de la gauche vers le haut.
lesson-chabyrinthe-almost = Bien ! Le chemin va maintenant du foyer jusqu’ici. Il ne manque que la gouttière sous le chat.
lesson-chabyrinthe-run = Tournez-la, et regardez le chat courir !
lesson-chabyrinthe-won = 5 points pour vous ! Le foyer avance ensuite d’un emplacement dans le sens horaire, et un nouveau chat arrive à l’emplacement qui suit celui du chat gagné.
lesson-chabyrinthe-stuck = Chaton a tourné deux gouttières, sans rien gagner. Et ce chat ? Le coude au-dessus de lui mène du mauvais côté.
lesson-chabyrinthe-draw = L’autre sorte d’action : insérer une nouvelle gouttière, une fois par tour au plus. Prenez-en une dans la pioche.
lesson-chabyrinthe-push = Un tronçon droit ! Poussez-le par le bas, juste au-dessus du chat : toute la colonne monte, et le coude se retrouve à côté du foyer.
lesson-chabyrinthe-upright = Vous choisissez aussi son sens. Debout, il relie le chat au coude, et le coude mène au foyer.
lesson-chabyrinthe-three = Encore 3 points ! Il vous reste une action, et après une insertion, c’est forcément une rotation. Le foyer est maintenant ici.
lesson-chabyrinthe-two = Deux chats se rejoignent à cette croix : l’un vient du haut, l’autre du bas. Seul votre tronçon droit barre le chemin.
lesson-chabyrinthe-both = Couchez-le et gagnez les deux d’un coup !
lesson-chabyrinthe-chaton = Chaton a gagné un chat, lui aussi : 5 points en une seule rotation. Regardez donc bien ce que vous laissez aux autres !
lesson-chabyrinthe-gift = Puis un nouveau chat est arrivé ici, et Chaton a ouvert la gouttière du dessus vers le foyer. Il oubliait que c’était à vous !
lesson-chabyrinthe-thanks = Tournez le coin pour qu’il mène vers le haut. Merci, Chaton !
lesson-chabyrinthe-chain = Bravo ! Si un nouveau chat trouve aussitôt un chemin ouvert, vous le gagnez aussi : c’est une chaîne.
lesson-chabyrinthe-end = La partie s’arrête quand le quinzième chat de la partie est rentré. Le joueur qui a le plus de points dans son panier l’emporte.
lesson-chabyrinthe-farewell = Il vous reste une action dans ce tour. Tournez une gouttière ou insérez-en une, à votre guise : la suite de la partie est à vous !

## Pourquoi une décision est refusée

chabyrinthe-why-which-home = Ce chat est relié aux deux foyers : choisissez l’un des deux.
chabyrinthe-why-over = La partie est finie : le dernier chat est rentré.
chabyrinthe-why-outside = Le carré ne compte que { $cells } cartes, { $size } sur { $size }.
chabyrinthe-why-must-insert = La carte piochée doit entrer : désignez une carte au bord du carré et la ligne par laquelle elle sort.
chabyrinthe-why-facing = La carte entre maintenant : choisissez l’une de ses quatre orientations.
chabyrinthe-why-stopped = La partie s’est arrêtée après { $turns } tours sans chat.
chabyrinthe-why-inserted = Vous avez déjà inséré une gouttière ce tour-ci ; l’autre action doit être une rotation.

## Ce que l’on tape dans un terminal

chabyrinthe-t-word-turn = tourner
chabyrinthe-t-word-right = droite
chabyrinthe-t-word-half = demi-tour
chabyrinthe-t-word-left = gauche
chabyrinthe-t-word-insert = insérer
chabyrinthe-t-word-out = sortir
chabyrinthe-t-word-face = orienter
chabyrinthe-t-word-home = foyer

# Positions impossibles

chabyrinthe-error-lines = { $lines } lignes pour le carré et son pourtour, puis pile:, cats: et won:
chabyrinthe-error-corners = les coins du pourtour sont « + », et non { $found }
chabyrinthe-error-a-gutter = une gouttière comme e0 ou t3
chabyrinthe-error-a-place = les points d’un chat, A ou B une fois chacun, ou « . »
chabyrinthe-error-homes = autour du carré, il y a deux foyers, A et B
chabyrinthe-error-two-cats = autour du carré, il y a au plus deux chats
chabyrinthe-error-bar = une barre, et derrière elle les gouttières connues, comme dans « pile: ? ? | e t »
chabyrinthe-error-most-gutters = au plus { $count } gouttières
chabyrinthe-error-pile-letter = { $letters }, ou ? avant la barre
chabyrinthe-error-most-cats = au plus { $count } chats
chabyrinthe-error-points = des points de 1 à 9, ou ?
chabyrinthe-error-seat-points = une place et des points comme 0:4
chabyrinthe-error-yes = première ligne : { $key } vaut yes ou n’y est pas, et non { $found }
chabyrinthe-error-hand-and-out = première ligne : hand= va avec phase=where, hand= et out= avec phase=facing, sinon ni l’un ni l’autre
chabyrinthe-error-place-such-as = un emplacement comme { $places }
chabyrinthe-error-no-action-left = phase={ $phase } : le tour est fini quand il ne reste aucune action
chabyrinthe-error-won-by-action = { $word } : on gagne un chat par une action, il en reste donc une au plus
chabyrinthe-error-insertion-is-action = inserted=yes : insérer est une action, il en reste donc une au plus
chabyrinthe-error-inserted = phase={ $phase } : on a déjà inséré pendant ce tour
chabyrinthe-error-idle = idle={ $idle } : la partie s’arrête après { $turns } tours sans chat gagné, ou avec le dernier chat
chabyrinthe-error-all-won = phase={ $phase } : tous les chats sont gagnés, la partie est donc finie
chabyrinthe-error-joined = le chat en { $place } est relié à un foyer, il est donc déjà gagné
chabyrinthe-error-no-choice = phase=home : aucun chat n’a le choix entre deux foyers
chabyrinthe-error-took = première ligne : took= nomme le premier de deux chats qui ont deux foyers, et A ou B, et non { $found }
chabyrinthe-error-gutters = { $count } gouttières dans le carré, la pioche et la main
chabyrinthe-error-cards = au plus { $count } cartes { $card }
chabyrinthe-error-cats = { $count } chats autour du carré, dans la pioche et gagnés
chabyrinthe-error-cats-worth = au plus { $count } chats à { $points }
chabyrinthe-error-two-wait = tant qu’il y a des chats dans la pioche, deux attendent autour du carré

# Boîtes impossibles

chabyrinthe-error-never-begins = gutters : sur { $board }, chacune de { $deals } donnes relie aussitôt un chat à un foyer, aucune partie ne pourrait donc commencer (C3)
chabyrinthe-error-cards-in-all = { $count } cartes en tout
chabyrinthe-error-two-elbows = gutters.elbow.cards : il en faut au moins 2, car on pose d’abord deux coudes (C1)
chabyrinthe-error-joins = une ou deux gouttières d’au moins deux côtés chacune
chabyrinthe-error-sides = { $sides }, aucun deux fois
chabyrinthe-error-cat-points = des points de 1 à { $most }
chabyrinthe-error-cat-count = 0 chat ou plus
chabyrinthe-error-places = deux emplacements de 0 à { $last }
chabyrinthe-error-four-places = des chats et des foyers à quatre emplacements différents
chabyrinthe-error-elbow = une gouttière qui relie deux côtés voisins
chabyrinthe-error-two-sides = deux côtés voisins, comme « WN »
