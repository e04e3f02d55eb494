## Chabyrinthe

chabyrinthe-name = Chabyrinthe
chabyrinthe-title = Chabyrinthe
chabyrinthe-facts = 1 à 4 joueurs · 26 gouttières · 15 chats errants
chabyrinthe-line = Tournez et glissez les gouttières d’un toit au clair de lune, et ramenez les chats errants vers une fenêtre éclairée. Formes, points et emplacements de départ de cette boîte sont reconstitués.
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
chabyrinthe-shape-elbow = coude
chabyrinthe-shape-straight = tronçon droit
chabyrinthe-shape-tee = té
chabyrinthe-shape-cross = croix
chabyrinthe-shape-double_elbow = double coude
chabyrinthe-shape-bridge = pont
chabyrinthe-side-N = nord
chabyrinthe-side-E = est
chabyrinthe-side-S = sud
chabyrinthe-side-W = ouest
chabyrinthe-to = {"–"}
chabyrinthe-apart = {" et, à part, "}
chabyrinthe-gutter = { $shape }, { $joins }
chabyrinthe-place-N = au-dessus de { $cell }
chabyrinthe-place-E = à droite de { $cell }
chabyrinthe-place-S = au-dessous de { $cell }
chabyrinthe-place-W = à gauche de { $cell }
chabyrinthe-cat = Chat de { points }, { $place }
chabyrinthe-home = Foyer { $home }, { $place }
chabyrinthe-line-N = la colonne { $column } vers le haut
chabyrinthe-line-E = la ligne { $row } vers la droite
chabyrinthe-line-S = la colonne { $column } vers le bas
chabyrinthe-line-W = la ligne { $row } vers la gauche
chabyrinthe-way-N = vers le haut
chabyrinthe-way-E = vers la droite
chabyrinthe-way-S = vers le bas
chabyrinthe-way-W = vers la gauche
chabyrinthe-would-save = { $cats ->
    [one] Un chat rentrerait : { points }
   *[other] { $cats } chats rentreraient : { points }
}
chabyrinthe-phase-act = { $actions ->
    [2] Première action : tournez une gouttière, ou insérez-en une
   *[other] Seconde action : tournez une gouttière, ou insérez-en une
}
chabyrinthe-phase-turn = Seconde action : tournez une gouttière
chabyrinthe-phase-where = Par où entre la carte ({ $shape }) ? Choisissez une flèche
chabyrinthe-phase-facing = Dans quel sens poser la carte ({ $shape }) ? Elle pousse { $line }
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
chabyrinthe-do-turn-right = Tourner { $cell } à droite
chabyrinthe-do-turn-half = Tourner { $cell } d’un demi-tour
chabyrinthe-do-turn-left = Tourner { $cell } à gauche
chabyrinthe-do-insert = Piocher une gouttière et l’insérer
chabyrinthe-do-out = Pousser { $line } : { $cell } sort
chabyrinthe-do-face = { $quarters ->
    [0] Telle quelle
    [1] Un quart de tour à droite
    [2] Un demi-tour
   *[other] Un quart de tour à gauche
}
chabyrinthe-do-home = { $home }
chabyrinthe-how-right = d’un quart de tour à droite
chabyrinthe-how-half = d’un demi-tour
chabyrinthe-how-left = d’un quart de tour à gauche
chabyrinthe-turned = { $you ->
    [yes] Vous tournez { $cell } { $how }.
   *[no] { $who } tourne { $cell } { $how }.
}
chabyrinthe-drew = { $you ->
    [yes] Vous piochez une gouttière : { $shape }.
   *[no] { $who } pioche une gouttière : { $shape }.
}
chabyrinthe-log-drew = { $you ->
    [yes] Vous piochez une gouttière.
   *[no] { $who } pioche une gouttière.
}
chabyrinthe-log-out = { $you ->
    [yes] Vous poussez { $cell } dehors, { $way }.
   *[no] { $who } pousse { $cell } dehors, { $way }.
}
chabyrinthe-log-face = { $you ->
    [yes] { $quarters ->
        [0] Vous insérez la carte telle quelle.
        [1] Vous insérez la carte tournée à droite.
        [2] Vous insérez la carte après un demi-tour.
       *[other] Vous insérez la carte tournée à gauche.
    }
   *[no] { $quarters ->
        [0] { $who } insère la carte telle quelle.
        [1] { $who } insère la carte tournée à droite.
        [2] { $who } insère la carte après un demi-tour.
       *[other] { $who } insère la carte tournée à gauche.
    }
}
chabyrinthe-log-home = { $you ->
    [yes] Vous choisissez le foyer { $home }.
   *[no] { $who } choisit le foyer { $home }.
}
chabyrinthe-pushed = { $you ->
    [yes] Vous poussez { $line }.
   *[no] { $who } pousse { $line }.
}
chabyrinthe-saving = Le chat { $place } rentre au foyer { $home } : { points }.
chabyrinthe-won = { $you ->
    [yes] Vous gagnez un chat de { points }.
   *[no] { $who } gagne un chat de { points }.
}
chabyrinthe-stepped = Le foyer { $home } avance : { $place }.
chabyrinthe-arrived = Un nouveau chat de { points } attend { $place }.
chabyrinthe-all-home = Tous les chats sont rentrés.
chabyrinthe-stopped = Cent tours sans chat : la partie s’arrête. (C17)
chabyrinthe-row = Ligne { $row } : { $cards }
chabyrinthe-has = { $who } : { $cats }
chabyrinthe-no-cats = aucun chat
chabyrinthe-cats-worth = chats gagnés { $list }
chabyrinthe-in-hand = En main : { $shape }
chabyrinthe-piles = Gouttières dans la pioche : { $gutters } ; chats dans la pioche : { $cats }
chabyrinthe-pile-top = Au-dessus de la pioche : { $shape }
chabyrinthe-square = Le carré de gouttières
chabyrinthe-cell = { $cell } : { $gutter }
chabyrinthe-cell-selected = { $cell } : { $gutter }, carte choisie ; tournez-la avec Q et E, ou H pour un demi-tour, puis Entrée
chabyrinthe-cell-preview = { $cell } : deviendrait { $gutter } ; Entrée pour tourner ainsi la carte
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
chabyrinthe-turn-hand = Tourner la carte en main : { $joins }
chabyrinthe-hand-hint = Touchez la carte pour la tourner, puis une flèche.
chabyrinthe-facings = Le sens de la carte
chabyrinthe-facing = L’insérer ainsi : { $joins }
chabyrinthe-arrows = Par où entre la carte
chabyrinthe-arrow = Entrer { $place }, en poussant { $line } ; { $cell } sort
chabyrinthe-choose-home = Mener le chat au foyer { $home }, { $place }
chabyrinthe-baskets = Chats gagnés
chabyrinthe-basket = { $who } : { $cats ->
    [0] aucun chat
    [one] { $cats } chat, { points }
   *[other] { $cats } chats, { points }
}
chabyrinthe-sheet = Score : { $who }
chabyrinthe-winner = Victoire
chabyrinthe-shared = Victoire partagée
chabyrinthe-cats-of = { $count ->
    [one] { $count } chat de { points }
   *[other] { $count } chats de { points }
}
chabyrinthe-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
chabyrinthe-alone-won = Les quinze chats sont rentrés. Moins il faut de tours, mieux c’est.
chabyrinthe-alone-lost = Tous les chats ne sont pas rentrés : la partie est perdue.
chabyrinthe-tie-cats = Égalité de points : le plus de chats l’emporte.
chabyrinthe-tie-shared = Égalité de points et de chats : la victoire est partagée.
chabyrinthe-stopped-line = Cent tours sans chat : la partie est comptée telle quelle.

# Chabyrinthe dans le terminal

chabyrinthe-t-turn = tour { $turn }
chabyrinthe-t-left = { $cats ->
    [one] encore { $cats } chat
   *[other] encore { $cats } chats
}, { $gutters ->
    [one] { $gutters } gouttière
   *[other] { $gutters } gouttières
} dans la pioche
chabyrinthe-t-next = prochaine gouttière : { $shape }
chabyrinthe-t-hand = En main : { $shape }
chabyrinthe-t-shape-elbow = coude
chabyrinthe-t-shape-straight = tronçon droit
chabyrinthe-t-shape-tee = té
chabyrinthe-t-shape-cross = croix
chabyrinthe-t-shape-double_elbow = double coude
chabyrinthe-t-shape-bridge = pont
chabyrinthe-t-way-right = un quart de tour à droite
chabyrinthe-t-way-half = un demi-tour
chabyrinthe-t-way-left = un quart de tour à gauche
chabyrinthe-t-phase-act = { $actions ->
    [one] Tournez une carte ou insérez-en une : encore une action
   *[other] Tournez une carte ou insérez-en une : encore { $actions } actions
}
chabyrinthe-t-phase-where = Quelle carte sort, et par où ?
chabyrinthe-t-phase-facing = Dans quel sens poser la carte ?
chabyrinthe-t-phase-home = Quel foyer pour le chat en { $place } ?
chabyrinthe-t-phase-saving = Des chats rentrent
chabyrinthe-t-phase-stepping = Les foyers avancent
chabyrinthe-t-phase-arriving = De nouveaux chats arrivent
chabyrinthe-t-phase-over = La fin
chabyrinthe-t-turned = { $you ->
    [yes] Vous tournez { $cell } : { $way }.
   *[no] { $who } tourne { $cell } : { $way }.
}
chabyrinthe-t-drew = { $you ->
    [yes] Vous piochez une gouttière : { $shape }.
   *[no] { $who } pioche une gouttière : { $shape }.
}
chabyrinthe-t-removes = { $you ->
    [yes] Vous désignez la carte qui sort en { $place }.
   *[no] { $who } désigne la carte qui sort en { $place }.
}
chabyrinthe-t-inserted = { $you ->
    [yes] Vous insérez la gouttière.
   *[no] { $who } insère la gouttière.
}
chabyrinthe-t-chose = { $you ->
    [yes] Vous choisissez le foyer { $home }.
   *[no] { $who } choisit le foyer { $home }.
}
chabyrinthe-t-saved = { $count ->
    [one] Le chat en { $cats } est rentré : il est pour { $who }. (C8)
   *[other] Les chats en { $cats } sont rentrés : ils sont pour { $who }. (C8)
}
chabyrinthe-t-stepped = Le foyer { $home } avance en { $place }. (C9)
chabyrinthe-t-arrived = Un nouveau chat de { points } arrive en { $place }. (C9)
chabyrinthe-t-cats = { $count ->
    [one] { $count } chat
   *[other] { $count } chats
}
chabyrinthe-t-alone-won = { $turns ->
    [one] Tous les chats sont rentrés en { $turns } tour. (C15)
   *[other] Tous les chats sont rentrés en { $turns } tours. (C15)
}
chabyrinthe-t-alone-lost = Cent tours sans chat : la nuit s’achève, et la partie est perdue. (C17)
chabyrinthe-t-tie-cats = Égalité de points : le plus de chats l’emporte. (C14)
chabyrinthe-t-tie-shared = Égalité de points et de chats : la victoire est partagée. (C14)
chabyrinthe-t-reconstructed = Les formes des gouttières, les points des chats et les emplacements de départ sont reconstitués, et non repris de la boîte imprimée.

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
lesson-chabyrinthe-end = La partie s’arrête au quinzième chat. Qui a le plus de points dans son panier l’emporte.
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
