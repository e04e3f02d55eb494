# Chats de poche sur la page

poche-name = Chats de poche
poche-title = Chats de poche
poche-facts = 2 joueurs · 7 clans · 25 tuiles
poche-line = Deux clans retournent une place de ville tuile après tuile. Tenez vos chats loin des chiens, et près des proies.
poche-option-mode = Mode
poche-option-mode-first = Première partie
poche-option-mode-free = Libre
poche-option-mode-limited = Limité
poche-option-mode-expert = Expert
poche-option-mode-first-line = Griffes du Roi contre Gourmands, sans leurs effets : pour découvrir le jeu.
poche-option-mode-free-line = Chacun choisit l’un des sept clans.
poche-option-mode-limited-line = Chacun reçoit trois clans et en choisit un.
poche-option-mode-expert-line = L’un choisit parmi trois clans et passe les deux autres.

# Chats de poche

poche-clan-royal = Griffes du Roi
poche-clan-gourmet = Gourmands
poche-clan-crook = Malfrats
poche-clan-defender = Justiciers
poche-clan-chaos = Chat peu-près
poche-clan-power = Power Cats
poche-clan-ghost = Fantominous
poche-card-royal = Le chat que vous retournez peut changer de place avec tout chien visible. Chef : peut faire pivoter un chien voisin avant l’attaque.
poche-card-gourmet = +1 point par tuile Proie. Chef : compte aussi en diagonale.
poche-card-crook = +1 point par chat du clan encore visible. Chef : après les chiens, retourne tout chat voisin plus faible.
poche-card-defender = Le chat que vous retournez peut aussi aller à une ou deux cases en diagonale. Chef : prend le centre avant l’attaque des chiens.
poche-card-chaos = Une même attaque pour tous : moins ils sont nombreux, plus ils sont forts. Chef : peut gagner aussi le second pigeon ou la seconde mouche.
poche-card-power = Le chat que vous retournez peut rester en place. Chef : compte pour les proies de toute sa ligne et de toute sa colonne.
poche-card-ghost = Quand vous retournez une proie, vous pouvez en déplacer une autre à la place. Chef : aucun chien ne l’attrape.
poche-cat = { $clan } { $value }
poche-chief = chef des { $clan } ({ $value })
poche-no-value = ?
poche-mouse = souris { $value }
poche-pigeon = pigeon { $value }
poche-fly = mouche { $value }
poche-dog = un chien
poche-phase-draft = Choisissez un clan
poche-phase-flip = Retournez une tuile face cachée
poche-phase-prey = Quelle proie bouge ?
poche-phase-move = Où va cette tuile : { $tile } en { $cell } ?
poche-phase-rotate = Votre chef peut faire pivoter un chien voisin
poche-phase-end = La fin
poche-phase-over = La fin
poche-phase-laying = Les tuiles sont posées
poche-chose = { $who-you ->
    [yes] Vous choisissez les { $clan }.
   *[no] { $who } choisit les { $clan }.
}
poche-flipped = { $who-you ->
    [yes] Vous retournez { $cell } : { $tile }.
   *[no] { $who } retourne { $cell } : { $tile }.
}
poche-named = { $who-you ->
    [yes] Vous déplacez plutôt : { $tile } en { $cell }.
   *[no] { $who } déplace plutôt : { $tile } en { $cell }.
}
poche-swapped = { $who-you ->
    [yes] Vous échangez { $tile } avec { $other } en { $cell }.
   *[no] { $who } échange { $tile } avec { $other } en { $cell }.
}
poche-stayed = { $who-you ->
    [yes] Vous laissez { $tile } en place.
   *[no] { $who } laisse { $tile } en place.
}
poche-turned = { $who-you ->
    [yes] Vous faites pivoter le chien en { $cell } : désormais { $dog }.
   *[no] { $who } fait pivoter le chien en { $cell } : désormais { $dog }.
}
poche-declined = { $who-you ->
    [yes] Vous ne faites pivoter aucun chien.
   *[no] { $who } ne fait pivoter aucun chien.
}
poche-chose-in-secret = { $who-you ->
    [yes] Vous choisissez en secret.
   *[no] { $who } choisit en secret.
}
poche-named-flipped = { $who-you ->
    [yes] Vous déplacez la proie retournée : { $tile }.
   *[no] { $who } déplace la proie retournée : { $tile }.
}
poche-swapped-hidden = { $who-you ->
    [yes] Vous échangez { $tile } avec la tuile en { $cell }.
   *[no] { $who } échange { $tile } avec la tuile en { $cell }.
}
poche-do-choose-none = Aucun clan de ce numéro
poche-laid = Les tuiles sont posées ; celle du centre est retournée face visible : { $tile }.
poche-step-defender = Le chef des Justiciers prend le centre.
poche-step-dogs = Le chien en { $cell } attaque : { $bitten }.
poche-bites-nobody = personne à portée
poche-step-chaos = Les Chat peu-près attaquent désormais à { $attack } chacun.
poche-step-crook = Le chef des Malfrats frappe : { $bitten }.
poche-step-capture = { $tile } en { $cell } : { $first } contre { $second } — { $result }
poche-taken-by = la proie est pour { $who-object }.
poche-taken-by-nobody = la proie n’est pour personne.
poche-step-bonus = Le chef des Chat peu-près ramène aussi : { $tile }.
poche-step-score = On compte les points.
poche-line-mice = souris
poche-line-pigeons = un pigeon
poche-line-flies = une mouche
poche-line-both_pigeons = les deux pigeons
poche-line-both_flies = les deux mouches
poche-line-gourmet = Gourmands : 1 par proie
poche-line-crook = Malfrats : 1 par chat visible
poche-total = total
poche-match-game = Partie { $number }
poche-match-prey = Proies des deux parties : { $prey }
poche-match-tie-defenders = Égalité de points et de proies : qui seul a mené les Justiciers l’emporte.
poche-tie-prey = Égalité de points : le plus de proies l’emporte.
poche-tie-defenders = Égalité de points et de proies : les Justiciers l’emportent.
poche-tie-shared = Égalité de points et de proies : la victoire est partagée.
poche-against = { $first } contre { $second }

# Chats de poche, la page

poche-square = La place et ses 25 tuiles
poche-cell = { $cell } : { $tile }
poche-cell-open = { $cell } : { $tile }, au choix
poche-cell-moving = { $cell } : { $tile }, à déplacer
poche-cell-last = { $label }, dernier coup
poche-face-down = face cachée
poche-turned-down = { $tile }, désormais face cachée
poche-gone = vide, proie attrapée : { $tile }
poche-dog-looking = un chien tourné vers { $ways }
poche-way-N = le nord
poche-way-NE = le nord-est
poche-way-E = l’est
poche-way-SE = le sud-est
poche-way-S = le sud
poche-way-SW = le sud-ouest
poche-way-W = l’ouest
poche-way-NW = le nord-ouest
poche-side-north = au nord
poche-side-east = à l’est
poche-side-south = au sud
poche-side-west = à l’ouest
poche-do-flip = Retourner { $cell }
poche-do-to = Échanger avec { $cell }
poche-do-stay = Laisser le chat en place
poche-do-move = Déplacer la proie en { $cell }
poche-do-turn = { $quarters ->
    [one] Faire pivoter le chien { $side } d’un quart de tour
    [2] Faire pivoter le chien { $side } d’un demi-tour
   *[other] Faire pivoter le chien { $side } de trois quarts de tour
}
poche-do-decline = Ne faire pivoter aucun chien
poche-at = { $cell } { $tile }
poche-row = Ligne { $row } : { $tiles }
poche-has = { $who }, { $clan } : { $prey }
poche-no-clan = pas encore de clan
poche-no-prey = aucune proie
poche-clan-cards = Cartes Clan
poche-clan-taken = Déjà pris
poche-turn-dogs = Chiens à côté du chef
poche-dog-on = Le chien en { $cell }
poche-facing = Le tourner vers { $ways }
poche-bark = Ouaf !
poche-new-attack = { $attack } chacun
poche-power-of = Le pouvoir des { $clan }
poche-take-clan = Jouer les { $clan }
poche-ahead = si tout s’arrêtait là
poche-ahead-of = { $points ->
    [one] { $points } point si tout s’arrêtait là
   *[other] { $points } points si tout s’arrêtait là
}
poche-ahead-with = { $ahead }, avec { $prey }
poche-next-clans = Jouer avec les clans
poche-nothing-caught = rien d’attrapé

## La première partie guidée

lesson-poche-hello = Bonjour ! Je m’appelle Moustache. Deux clans de chats chassent sur cette petite place. Les vôtres sont les Griffes du Roi, en violet ; Chaton joue les Gourmands, en vert.
lesson-poche-goal = Vous voyez cette souris ? Elle vaut 6 points. À la fin, elle revient au clan dont les chats voisins sont les plus forts : au-dessus, au-dessous, à gauche ou à droite.
lesson-poche-flip = À chaque tour, vous retournez une tuile, puis vous l’échangez avec une autre. Qu’y a-t-il sous celle-ci ? Retournez-la !
lesson-poche-own = C’est l’un des vôtres ! Le 4 est son attaque. Ce que l’on retourne doit bouger : un chat avance d’une ou deux tuiles dans sa ligne ou sa colonne.
lesson-poche-beside = Placez-le juste au-dessus de la souris. La tuile qui s’y trouve prendra sa place.
lesson-poche-rival = Chaton amène un Gourmand près de la même souris : 5 contre vos 4. Elle serait à lui.
lesson-poche-again = Mais rien n’est joué avant la dernière tuile retournée. Essayez celle-ci !
lesson-poche-dog = Un chien ! À la fin, les chiens chassent tous les chats que leurs flèches désignent, les vôtres aussi. Celui-ci a quatre flèches : en haut, en bas, à gauche et à droite.
lesson-poche-bite = Un chien va où il veut dans sa ligne ou sa colonne. Placez-le à droite du Gourmand de 5 : adieu, Gourmand !
lesson-poche-pigeon = Chaton a trouvé un pigeon. Une proie saute sur une tuile autour d’elle, même en diagonale. Les deux pigeons ensemble font 10 points, les deux mouches 12.
lesson-poche-next = C’est de nouveau à vous. Retournez cette tuile.
lesson-poche-theirs = Un Gourmand ! Il est à Chaton, mais c’est vous qui l’avez retourné : c’est donc vous qui le déplacez.
lesson-poche-trap = Envoyez-le juste au-dessus du chien : une flèche l’y attend.
lesson-poche-chief = Le chef de Chaton, 3 d’attaque, s’approche de notre souris. Aujourd’hui, seule sa couronne le distingue ; dans les autres modes, les chefs ont des pouvoirs.
lesson-poche-close = Le chien s’occupera du 5 : cela fait 4 contre 3. C’est serré ! Retournez cette tuile.
lesson-poche-trick = Encore l’un des vôtres : 3. Voici une bonne ruse : un échange déplace deux tuiles. L’autre part là où était la vôtre.
lesson-poche-swap = Échangez avec le chef : votre chat prend sa place près de la souris, et lui se retrouve bien loin d’elle.
lesson-poche-sum = Les chats chassent ensemble : 4 et 3 font 7 pour cette souris. Et votre 3 touche aussi le pigeon !
lesson-poche-lure = Chaton a placé une souris à côté de son chef. Vous aussi, vous pouvez amener une proie à vos chats. Voyons…
lesson-poche-last = Retournez cette tuile.
lesson-poche-fly = Une mouche, qui vaut 4 !
lesson-poche-catch = Faites sauter la mouche sur la tuile à gauche de votre premier chat. On ne voit aucun autre chat autour.
lesson-poche-corner = Chaton a retourné l’un de vos chats et l’a envoyé dans un coin. C’est de bonne guerre !
lesson-poche-end = Quand tout est retourné, les chiens attaquent. Puis chaque proie revient au clan le plus fort ; à égalité, à personne. Le plus de points l’emporte.
lesson-poche-farewell = Vous savez tout : la suite de la partie est à vous. Il reste quatorze tours. Bonne chasse !

## Pourquoi une décision est refusée

poche-why-clan-not-drawn = Vous n’avez pas pioché cette carte Clan.
poche-why-face-up = La tuile en { $cell } est déjà visible ; retournez-en une face cachée.
poche-why-not-prey = La tuile en { $cell } n’est pas une proie ; vos Fantominous ne déplacent que des proies.
poche-why-cat-stays = Seuls les Power Cats peuvent laisser un chat en place.
poche-why-cat-reach = Un chat s’échange à une ou deux cases dans sa ligne ou sa colonne ; { $cell } est ailleurs.
poche-why-no-dog = Aucun chien ne se trouve de ce côté de votre chef.
poche-why-over = La partie est finie.
poche-why-seven-clans = Il n’y a que sept clans.
poche-why-clan-taken = L’autre joueur a déjà ce clan.
poche-why-clan-not-passed = Ce clan ne vous a pas été transmis.
poche-why-prey-face-down = La tuile en { $cell } est face cachée ; vos Fantominous déplacent une proie visible.
poche-why-away-from-other-prey = { $cell } ne touche pas la proie que vous déplacez à la place.
poche-why-away-from-prey = Une proie s’échange avec l’une des tuiles qui l’entourent ; { $cell } ne la touche pas.
poche-why-dog-line = Un chien s’échange dans sa ligne ou sa colonne ; { $cell } n’y est pas.
poche-why-prey-stays = La proie qui bouge ne peut pas rester sur place.
poche-why-stays = La tuile doit changer de place.
poche-why-royal-reach = Pour votre clan, un chat va à une ou deux cases en ligne, ou à un chien visible ; { $cell } est ailleurs.
poche-why-defender-reach = Pour votre clan, un chat va à une ou deux cases, en ligne ou en diagonale ; { $cell } est ailleurs.
poche-why-dog-turn = Un chien pivote d’un, deux ou trois quarts de tour, ou reste tel quel.

## Ce que l’on tape dans un terminal

poche-t-word-flip = retourner
poche-t-word-to = vers
poche-t-word-move = déplacer
poche-t-word-stay = rester
poche-t-word-turn = pivoter
poche-t-word-decline = refuser
poche-t-word-north = nord
poche-t-word-east = est
poche-t-word-south = sud
poche-t-word-west = ouest
poche-t-word-royal = griffes
poche-t-word-gourmet = gourmands
poche-t-word-crook = malfrats
poche-t-word-defender = justiciers
poche-t-word-chaos = peu-près
poche-t-word-ghost = fantominous
poche-t-word-power = power

# Positions impossibles

poche-error-clans = clans : il en faut deux parmi { $clans }, et non { $found }
poche-error-same-clan = clans : les deux sont différents, et non tous deux { $clan }
poche-error-a-tile = une tuile, une tuile entre (…) ou un chat entre […]
poche-error-unknown-face-up = { $cell } : une tuile inconnue est face cachée : (?)
poche-error-only-cats = { $cell } : seuls les chats sont retournés face cachée à la fin, et non { $tile }
poche-error-no-such-tile = { $cell } : aucune tuile de ces deux clans, aucune proie et aucun chien ne s’appelle { $found }
poche-error-a-dog = un chien comme D3 ou D3^1
poche-error-chaos = clans : chaos ne se joue pas sans effets
poche-error-face-up-in-draft = pendant le choix des clans, toutes les tuiles sont face cachée
poche-error-nothing-face-up = après le choix des clans, au moins une tuile est face visible
poche-error-clan-missing = clans : un clan ne peut manquer que pendant le choix des clans
poche-error-turned-down-early = les chats ne sont retournés face cachée qu’à la fin : phase=over
poche-error-end-early = phase={ $phase } : la fin vient quand toutes les tuiles sont face visible
poche-error-nothing-to-flip = phase=flip : aucune tuile n’est face cachée ; c’est la fin : phase=end
poche-error-no-draft = phase=draft : la première partie n’a pas de choix des clans ; choisissez un autre mode
poche-error-draft-order = phase=draft : qui commence choisit d’abord, et le second choix met fin au choix des clans
poche-error-hands = hands= avec les cartes des deux places, comme royal+crook+ghost,-
poche-error-no-clan-left = première ligne, hands : il ne reste aucune carte à qui doit choisir
poche-error-too-few-face-up = phase={ $phase } : le centre et la tuile retournée sont face visible
poche-error-no-ghosts = seuls les Fantominous choisissent la proie à déplacer, et c’est le tour de la place { $seat }
poche-error-ghosts-prey = { $cell } : les Fantominous retournent une proie et déplacent une proie
poche-error-key-and-cell = { $key }= et une case de a1 à e5
poche-error-lies-face-down = { $key }={ $cell } : cette tuile est face cachée
poche-error-no-dog-to-turn = phase=rotate : aucun chien ne touche le chef des Griffes du Roi
poche-error-other-cats = { $cell } : les chiens et les chefs retournent face cachée d’autres chats que ceux entre crochets

# Boîtes impossibles

poche-error-ids = les id { $ids } dans cet ordre
poche-error-blank = 0, car aucune valeur n’est imprimée
poche-error-clan-name = { $key } : il faut un nom en fr et en et une couleur, et l’un d’eux est vide
poche-error-arrows = au moins une flèche et aucune deux fois
