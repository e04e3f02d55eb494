# Les mots de la table

turns-left = { $turns ->
    [one] encore { $turns } tour
   *[other] encore { $turns } tours
}
you = Vous
you-object = vous
setting-up = Mise en place de la partie, quelques secondes la première fois…
bot-thinks = À { $bot } de jouer
your-turn = À vous de jouer
game-over = La partie est finie.
you-win = Vous gagnez !
bot-wins = { $bot } gagne.
shared-win = La victoire est partagée.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
refused = Non : { $sentence } ({ $article })
not-understood = Je ne comprends pas « { $text } ». Possible : { $choices }. Tapez aide pour en savoir plus.
choices = Vous pouvez : { $choices }
nothing-to-take-back = Il n’y a encore rien à reprendre.
taken-back = C’est repris.
taken-back-practice = Repris après une révélation : cette partie compte désormais comme un entraînement.
record-saved = Cette partie est enregistrée dans { $path }
record-unsaved = La partie n’a pas pu être enregistrée : { $reason }
practice = (entraînement : un coup a été repris après une révélation)
goodbye = Ronron. À bientôt !
is-legal = « { $text } » est permis ici.
log-empty = Rien n’a encore été joué.
press-enter = (Entrée pour continuer)
help =
    Tapez un choix tel qu’il est écrit, ou seulement sa fin : « b3 » pour « retourner b3 », ou son numéro.
    pourquoi …   pourquoi un choix est refusé
    reprendre    reprendre votre dernier choix
    règles P7    ce que dit un article (règles seul les donne tous)
    journal      tout ce qui a été joué
    enregistrer  enregistrer la partie maintenant
    quitter      enregistrer et quitter
match-game = Rencontre, partie { $number } sur { $games }
no-article = Il n’y a pas d’article { $article }. Il y a { $articles }.

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
poche-card-chaos = Une même attaque pour tous : moins ils sont, plus ils sont forts. Chef : peut gagner aussi le second pigeon ou la seconde mouche.
poche-card-power = Le chat que vous retournez peut rester en place. Chef : compte dans toute sa ligne et sa colonne.
poche-card-ghost = Quand vous retournez une proie, vous pouvez en déplacer une autre. Chef : aucun chien ne l’attrape.
poche-cat = { $clan } { $value }
poche-chief = chef des { $clan }, { $value }
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
poche-chose = { $you ->
    [yes] Vous choisissez les { $clan }.
   *[no] { $who } choisit les { $clan }.
}
poche-flipped = { $you ->
    [yes] Vous retournez { $cell } : { $tile }.
   *[no] { $who } retourne { $cell } : { $tile }.
}
poche-named = { $you ->
    [yes] Vous déplacez plutôt la proie en { $cell }.
   *[no] { $who } déplace plutôt la proie en { $cell }.
}
poche-swapped = { $you ->
    [yes] Vous échangez avec { $cell }.
   *[no] { $who } échange avec { $cell }.
}
poche-stayed = { $you ->
    [yes] Vous laissez le chat en place.
   *[no] { $who } laisse le chat en place.
}
poche-turned = { $you ->
    [yes] Vous faites pivoter le chien en { $cell }.
   *[no] { $who } fait pivoter le chien en { $cell }.
}
poche-declined = { $you ->
    [yes] Vous ne faites pivoter aucun chien.
   *[no] { $who } ne fait pivoter aucun chien.
}
poche-laid = Les tuiles sont posées ; au centre apparaît : { $tile }.
poche-step-defender = Le chef des Justiciers prend le centre. (P14)
poche-step-dogs = Le chien en { $cell } attaque : { $bitten }. (P15)
poche-bites-nobody = il n’y a personne
poche-step-chaos = Les Chat peu-près attaquent désormais à { $attack } chacun. (P16)
poche-step-crook = Le chef des Malfrats frappe : { $bitten }. (P17)
poche-step-capture = { $tile } en { $cell } : { $first } contre { $second } — { $result } (P18)
poche-taken-by = la proie revient à { $who }.
poche-taken-by-nobody = personne ne prend la proie.
poche-step-bonus = Le chef des Chat peu-près ramène aussi : { $tile }. (P19)
poche-step-score = On compte les points. (P20)
poche-line-mice = souris
poche-line-pigeons = un pigeon
poche-line-flies = une mouche
poche-line-both_pigeons = les deux pigeons
poche-line-both_flies = les deux mouches
poche-line-gourmet = Gourmands : 1 par proie
poche-line-crook = Malfrats : 1 par chat visible
poche-total = total
poche-match = Rencontre : { $first } à { $second } points, { $first_prey } à { $second_prey } proies. (P5)
poche-tie-prey = Égalité de points : le plus de proies l’emporte. (P21)
poche-tie-defenders = Égalité de points et de proies : les Justiciers l’emportent. (P21)
poche-tie-shared = Égalité de points et de proies : la victoire est partagée. (P21)
poche-against = { $first } contre { $second }
