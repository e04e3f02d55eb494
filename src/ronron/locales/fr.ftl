# Les mots de la table

turns-left = { $turns ->
    [one] encore { $turns } tour
   *[other] encore { $turns } tours
}
you = Vous
you-object = vous
list-and = { $some } et { $last }
list-comma = {", "}
plain-choice = { $text }
plain-prompt = À décider
plain-decided = { $who } : { $text }
plain-drawn = Hasard : { $text }
between = {" ; "}
setting-up = Mise en place de la partie : quelques secondes la première fois…
bot-thinks = À { $bot } de jouer
your-turn = À vous de jouer
game-over = La partie est finie.
you-win = Vous gagnez !
bot-wins = { $bot } gagne.
shared-win = La victoire est partagée.
nobody-wins = Personne ne gagne.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
refused = Non : { $sentence } ({ $article })
not-understood = Je ne comprends pas « { $text } ». Vous pouvez taper : { $choices }. Tapez aide pour en savoir plus.
choices = Vous pouvez : { $choices }
nothing-to-take-back = Il n’y a encore rien à reprendre.
taken-back = C’est repris.
taken-back-practice = Repris après une révélation : cette partie compte désormais comme un entraînement.
record-saved = Cette partie est enregistrée dans { $path }
log-saved = Ce que vous savez de cette partie est noté dans { $path } ; elle s’enregistre en entier une fois finie
record-unsaved = La partie n’a pas pu être enregistrée : { $reason }
practice = (entraînement : un conseil a été donné, ou un coup repris après une révélation)
goodbye = Ronron. À bientôt !
is-legal = « { $text } » est permis ici.
log-empty = Rien n’a encore été joué.
log-line = { $who } : { $what }
press-enter = (Entrée pour continuer)
help =
    Tapez un choix tel qu’il est écrit, ou seulement sa fin : « b3 » pour « retourner b3 », ou son numéro.
    pourquoi …   pourquoi un choix est refusé
    conseil      ce qui serait bon maintenant
    reprendre    reprendre votre dernier choix
    règles P7    ce que dit un article (règles seul les donne tous)
    journal      tout ce qui a été joué
    enregistrer  enregistrer la partie maintenant
    quitter      enregistrer et quitter
match-game = Match, partie { $number } sur { $games }
no-article = Il n’y a pas d’article { $article }. Les articles sont { $articles }.

# Conseils et analyses dans le terminal

percent-t = { $share } %
hint-t-best = Je choisirais « { $choice } » : environ { $share } de chances de gagner.
hint-t-best-alone = Je choisirais « { $choice } ».
hint-t-next = Viennent ensuite : { $choices }.
hint-t-only = Il n’y a qu’un choix : { $choice }.
hint-t-thinking = Je réfléchis…
hint-t-not-now = Un conseil se demande à son tour, et ce n’est pas à vous de jouer.
hint-t-practice = Avec un conseil, cette partie compte désormais comme un entraînement.
review-t-seat = place { $seat }
review-t-score = place { $seat } : { $score }
review-t-winner = La place { $seat } gagne.
review-t-note = Chaque décision est jugée sur ce que sa place savait alors, non sur ce qui en est advenu. Les pourcentages sont des chances de gagner ; une victoire partagée compte en partie.
review-t-note-alone = Chaque décision est jugée sur ce que sa place savait alors, non sur ce qui en est advenu. Les pourcentages disent à quel point la partie allait bien.
review-t-nothing = Personne ici n’avait le choix.
review-t-going = Comment allait la partie
review-t-winning = Qui était en tête
review-t-accounts = Ce que chacun en a fait
review-t-account = { $decisions } choix, { $costly ->
    [0] dont aucun coûteux
    [one] dont { $costly } coûteux : { $cost } en tout
   *[other] dont { $costly } coûteux : { $cost } en tout
}
review-t-costliest = Ce qui a coûté le plus
review-t-none = Aucune décision n’a coûté à coup sûr.
review-t-number = n°
review-t-who = qui
review-t-made = choix
review-t-better = mieux
review-t-worth = valeur
review-t-cost = coût
review-t-all = Toutes les décisions
review-t-better-was = mieux : { $choice } (de { $cost })
review-t-about = { $cost } ± { $doubt } %
replay-t-seat = La place { $seat }
replay-t-seat-object = la place { $seat }
replay-t-prompt = { $at } sur { $last } – Entrée : suite, r : retour, un nombre : y aller, q : quitter >
replay-t-help = Entrée avance, r recule, un nombre de 0 à { $last } y mène, q quitte.
replay-t-end = C’était la dernière décision.
replay-t-start = C’est le début.

# Refus d’une table

refused-table-closed = Cette table est fermée.
refused-table-full = Il n’y a plus de place libre à cette table.
refused-practice-under-way = Une partie d’entraînement est en cours ici, où des tours ont pu être repris ; il y aura une place quand elle sera finie.
refused-table-worn = Il s’est passé tant de choses à cette table qu’elle est pleine ; terminez la partie et ouvrez une nouvelle table.
refused-one-chair-each = Vous avez déjà une place à cette table.
refused-sent-away = L’hôte vous a demandé de quitter cette table.
refused-chair-taken = La place { $chair } est prise.
refused-chair-in-use = Quelqu’un joue à la place { $chair } ; un bot ne prend la relève qu’après un moment d’absence.
refused-no-such-chair = Il n’y a pas de place { $chair } ici ; la table en compte { $chairs }.
refused-no-game = Aucune partie n’est en cours à cette table.
refused-not-your-turn = Ce n’est pas à vous de jouer.
refused-move-too-long = Le coup était déjà complet avant sa dernière décision ; envoyez la suite comme un coup à part.
refused-no-such-decision = Cette décision n’existe pas ; les décisions sont des nombres entiers de 0 à { $last }.
refused-stale = Il s’est passé quelque chose que vous n’aviez pas encore vu. Voici où en est la table.
refused-no-take-back = Ce qui est joué est joué ; on ne reprend un tour entier qu’aux tables d’entraînement.
refused-no-hints = On ne donne de conseils qu’aux tables d’entraînement.
refused-options-while-playing = Les options de cette partie ne changent plus jusqu’à la fin ; vous choisirez alors celles de la suivante.
refused-options-of-match = Un match garde ses règles de la première à la dernière partie ; ouvrez une autre table pour d’autres options.
refused-no-such-option = Le jeu ne se joue pas ainsi. Détail technique, en anglais : { $what }.
refused-which-game = Dites de quelle partie il s’agit : celle d’une table, ou celle que vous apportez sous forme de texte ; pas les deux.
refused-bad-record = La ligne { $line } de ce texte ne correspond à aucune partie de Ronron. Collez-le tel qu’il a été exporté.
refused-game-not-over = Cette partie n’est pas finie ; on pourra la revoir ensuite.
refused-no-such-finished-game = { $of ->
        [0] Aucune partie de cette table n’est finie ; on pourra la revoir ensuite.
        [1] Il n’y a pas de partie { $number } : une seule partie de cette table est finie.
       *[other] Il n’y a pas de partie { $number } : { $of } parties de cette table sont finies.
    }
refused-not-these-eyes = En spectateur, on voit ce que toute la table a vu ; l’hôte peut en permettre davantage.
refused-nothing-to-play-on = À ce moment, la partie est finie ; choisissez-en un plus tôt pour la reprendre.
refused-no-lesson = Ce jeu n’a pas de première partie guidée.
refused-nothing-to-hint = Ce coup est déjà complet ; un conseil porte sur ce qui reste à décider.
refused-no-hint-found = Aucun conseil n’est venu cette fois. Réessayez.
refused-others-moved = Quelqu’un d’autre a joué depuis ; vous ne pouvez plus reprendre votre tour.
refused-already-shown = Ce tour a dévoilé quelque chose de caché, et d’autres jouent ici aussi ; il ne peut plus être repris.
refused-nothing-to-take-back = Vous n’avez encore rien décidé.
refused-not-over = La partie n’est pas encore finie.
refused-somebody-missing = Il manque quelqu’un ; toutes les places doivent d’abord être prises.
refused-already-left = Vous avez déjà quitté la table.
refused-never-left = Vous êtes déjà à cette table.
refused-bot-plays-for-you = Un bot joue à votre place ; reprenez d’abord la main.
refused-muted = L’hôte vous a retiré la parole à cette table.
refused-said-enough = Vous avez dit tout ce qui tient dans une partie ; vous pourrez discuter de nouveau à la prochaine donne.
refused-chat-off = L’hôte a coupé la discussion libre ; les phrases toutes faites restent possibles.
refused-nothing-said = Envoyez soit un texte, soit une phrase toute faite.
refused-no-such-level = Aucun bot ne s’appelle { $level }.
refused-nobody-to-kick = Il n’y a personne à exclure à la place { $chair }.
refused-host-only = Seul l’hôte de cette table peut faire cela.
refused-try-again = La table vient d’être rechargée ; veuillez réessayer.
refused-not-saved = Impossible d’enregistrer, donc rien n’a été joué. Rien n’est perdu ; réessayez dans un instant.
refused-no-memory = La mémoire manque pour cette table en ce moment. Rien n’est perdu ; réessayez un peu plus tard.
refused-nothing-to-do = Il n’y avait rien à faire.
refused-blind = Cette connexion parle pour une place sans voir sa main ; un coup ou un conseil en demande une qui voit.
refused-watching = Vous regardez la partie ; seules les personnes assises à la table peuvent faire cela.
refused-no-right = Ce lien ou ce code n’est pas valable ici, ou ne l’est plus.
refused-no-table = Cette table n’existe pas, ou elle a été débarrassée.
refused-unknown-game = Aucun jeu nommé { $game } ne se joue ici.
refused-warming = Les règles se préparent, une fois pour toutes ; réessayez dans quelques secondes.
refused-no-own-seat = Gardez au moins une place pour vous.
refused-bots-name = { $name } est ici le nom d’un bot ; choisissez-en un autre.
refused-house-full = Ce serveur garde déjà autant de tables qu’il peut ; réessayez plus tard.
refused-broken-game = Ce jeu n’a pas pu être préparé ici ; la raison se trouve dans le journal du serveur.
refused-busy = Trop de parties sont examinées en ce moment ; réessayez dans quelques secondes.
refused-bad-message = Ce message est illisible. Détail technique, en anglais : { $what }.
refused-bad-option = Ce jeu ne se joue pas ainsi. Détail technique, en anglais : { $what }.
refused-hello-again = Vous avez déjà dit bonjour.
refused-no-such-moment = Ce moment n’existe pas ; les moments vont de 0 à { $last }.
refused-cannot-open = Cette table ne peut pas être ouverte. Détail technique, en anglais : { $what }.
refused-locked = Ce serveur demande un mot de passe ; donnez-le d’abord.
refused-wrong-password = Ce n’est pas le mot de passe.
refused-other-origin = Cette requête vient d’un autre site.
refused-other-host = Ce serveur ne répond pas à ce nom. Ouvrez-le par son adresse en chiffres ; qui le fait tourner peut permettre un nom avec --origin.
refused-bad-host = Une requête doit nommer un seul Host, écrit comme ronron.example ou 192.0.2.1:8787.
refused-not-http = Ce serveur ne peut pas lire cette requête ; il parle HTTP/1.1.
refused-header-too-large = L’en-tête de cette requête est trop long ; { $most } octets au plus.
refused-too-late = Cette requête a mis trop de temps à arriver ; réessayez.
refused-full = Trop de connexions sont ouvertes ; réessayez dans quelques secondes.
refused-wrong-method = Cela n’est pas possible à cette adresse.
refused-internal = Quelque chose s’est mal passé chez nous ; rien n’a été changé.
refused-no-such-page = Il n’y a rien à cette adresse.
refused-no-such-language = Les règles ne sont pas écrites dans cette langue : { $asked }.
refused-too-large = C’est trop d’un coup ; { $most } octets au plus.
refused-not-json = Envoyez du JSON, et dites-le : Content-Type: application/json.
refused-too-many = { $seconds ->
    [one] Trop de requêtes ; attendez une seconde.
   *[other] Trop de requêtes ; attendez { $seconds } secondes.
}

# Pourquoi une connexion est fermée

bye-restarting = Le serveur s’arrête un instant. Votre partie est enregistrée ; la connexion reviendra d’elle-même.
bye-table-closed = La table a été fermée.
bye-lost-chair = Vous n’avez plus de place à cette table.
bye-sent-away = L’hôte vous a demandé de quitter cette table.
bye-silent = Vous n’avez pas donné signe de vie depuis un moment.
bye-no-hello = Le premier message doit être hello.
bye-other-protocol = Cette page n’est plus à jour ; rechargez-la.
bye-no-right = Ce lien n’est pas valable ici, ou ne l’est plus.
bye-no-table = Cette table n’existe pas, ou elle a été débarrassée.
bye-too-many = Trop d’essais manqués.
bye-bad-message = Trop de messages illisibles.
bye-not-saved = La table ne peut pas être lue pour l’instant.
bye-cannot-open = Cette version de Ronron ne peut pas ouvrir cette table.

# Le serveur

page-ready = prêt
page-ready-all = Le serveur tourne, et tous les jeux sont prêts.
page-warming = Le serveur tourne. Les règles se compilent pour cet ordinateur, une fois pour toutes ; cette page suivra.
serve-address = Ronron est à l’adresse { $address }
serve-lan = Sur votre réseau local : { $address }
serve-data = Les tables sont gardées dans { $path }
serve-stop = Arrêt avec Ctrl+C.

# La page

ui-lead = Des jeux de chats autour d’une table : en solo contre des bots honnêtes, sur un même appareil, ou entre amis par un lien.
ui-home = Accueil
ui-try-again = Réessayer
ui-close = Fermer
ui-settings = Réglages
ui-language = Langue
ui-loading = Un instant…
ui-unreachable = Le serveur est injoignable. Réessayez dans un instant.
ui-missing = { $what ->
    [board] Le plateau n’a pas pu être chargé.
   *[page] Cette page n’a pas pu être chargée en entier.
}
ui-missing-line = Vérifiez votre connexion, puis réessayez.
ui-missing-still = Toujours rien. Ronron a peut-être été mis à jour entre-temps : rechargez la page. Rien n’est perdu.
ui-reload = Recharger la page
ui-lost = Connexion perdue. Reconnexion…
ui-getting-ready = Les règles se préparent pour cet ordinateur : une à deux minutes, une fois pour toutes…
ui-not-playable = Ce jeu ne peut pas être joué ici pour l’instant ; les autres, si.
ui-your-name = Votre nom
ui-your-cat = Votre chat
ui-cat-number = Chat { $number }
ui-other-cats = Voir d’autres chats
ui-you-are = Vous
ui-save = Enregistrer
ui-forget = Effacer ce que Ronron garde sur moi
ui-forget-sure = Tout effacer pour de bon
ui-player = Joueur { $number }
ui-play-now = Jouer
ui-play-alone = Jouer en solo
ui-invite = { $friends ->
    [one] Inviter quelqu’un
   *[other] Inviter des amis
}
ui-one-device = Sur un même appareil
ui-options = Joueurs, mode et plus
ui-opponent = Choisissez votre adversaire
ui-match = Match en plusieurs parties
ui-clock = Temps de réflexion
ui-clock-none = Autant que vous voulez
ui-clock-minutes = { $minutes } minutes par personne, plus 10 secondes par tour
ui-player-count = { $count ->
    [one] En solo
   *[other] { $count } joueurs
}
ui-other-name = { $number ->
    [2] Nom de la deuxième personne (sur un même appareil)
    [3] Nom de la troisième personne (sur un même appareil)
    [4] Nom de la quatrième personne (sur un même appareil)
   *[other] Nom de la cinquième personne (sur un même appareil)
}
ui-practice = Entraînement : on peut demander des conseils et reprendre ses tours
ui-listed = Montrer cette table à tout le monde (si vous invitez)
ui-join = Rejoindre une table
ui-code = Code
ui-sit-down = S’asseoir
ui-my-games = Mes parties
ui-resume = Continuer
ui-open-tables = Tables ouvertes
ui-no-open-tables = Aucune table ouverte pour l’instant.
ui-watch = Regarder
ui-phase-waiting = attend des joueurs
ui-phase-playing = en cours
ui-phase-over = finie
ui-phase-closed = fermée
ui-invited = On vous invite
ui-invited-line = Quelqu’un vous garde une place à sa table.
ui-invited-to = On vous garde une place pour une partie de { $game }.
ui-invited-by = { $host } vous garde une place pour une partie de { $game }.
ui-lost-link = Ce lien n’est pas complet
ui-lost-link-line = Il y manque ce qui suit le signe #. Demandez-le de nouveau à qui vous l’a envoyé, ou entrez le code de la table sur l’accueil.
ui-only-here = Ce lien ne marche que sur cet ordinateur. Pour jouer avec d’autres sur votre réseau, lancez Ronron ainsi :
ui-to-table = À la table
ui-locked = Ce serveur demande un mot de passe.
ui-password = Mot de passe
ui-enter = Entrer
ui-theme = Couleurs
ui-theme-auto = comme le système
ui-theme-light = jour
ui-theme-dark = nuit
ui-speed = Animation
ui-speed-slow = lente
ui-speed-normal = normale
ui-speed-fast = rapide
ui-speed-none = aucune
ui-sound = Sons
ui-notify = Me prévenir quand c’est mon tour
ui-spoken = Montrer aussi le plateau en mots
ui-table-of = Table : { $game }
ui-players = Joueurs
ui-total = total
ui-you = vous
ui-nobody = Place libre
ui-chair-left = a quitté la table
ui-chair-bot = bot
ui-chair-thinks = réfléchit…
ui-thinks = { $name } réfléchit.
ui-chair-wants-more = veut rejouer
ui-chair-away = hors ligne
ui-chair-menu = Plus sur { $name }
ui-seat-bot = Laisser { $bot } jouer ici
ui-fill-with-bot = { $free ->
    [one] Jouer plutôt avec { $bot }
   *[other] Mettre { $bot } à une place libre
}
ui-mute = Retirer la parole
ui-unmute = Rendre la parole
ui-kick = Exclure de la table
ui-time-left = encore { $time }
ui-to-move = doit jouer
ui-your-turn = À vous
ui-waits-for = À { $name } de jouer
ui-skip = Passer
ui-looking-back = Retour en arrière
ui-step-back = Reculer
ui-step-on = Avancer
ui-back-to-now = Revenir au présent
ui-unstage = Annuler
ui-take-back = Reprendre mon tour
ui-hint = Conseil
ui-hint-thinking = Voyons…
ui-hinted = Conseil : { $what }.
ui-hint-share = Chances de gagner : environ { $percent } %.
ui-follow-hint = Suivre le conseil : { $what }
ui-come-back = Reprendre la main
ui-again = Rejouer
ui-next-game = Partie suivante du match
ui-practice-tag = entraînement
ui-match-game = match, partie { $number }
ui-article = Règle { $article }
ui-understood = D’accord
ui-hand-to = Passez l’appareil à { $name }.
ui-lift = C’est moi, { $name }
ui-waiting = En attente de joueurs
ui-waiting-line = Envoyez le lien, faites scanner le code, ou dictez les lettres. La partie commence quand chaque place est prise.
ui-invite-link = Lien d’invitation
ui-copy-invite = Copier le lien
ui-copy-watch = Copier le lien pour regarder
ui-copied = Copié
ui-code-is = Code :
ui-qr = Code QR du lien d’invitation
ui-log = Journal de la partie
ui-save-log = Enregistrer le journal
ui-save-record = Enregistrer la partie
ui-share = Partager
ui-leave = Quitter
ui-stay = Rester
ui-leave-line = Votre place reste à vous, et la partie sur votre accueil. Jusqu’à votre retour, un bot peut jouer pour vous.
ui-leave-quietly = Vous laissez votre place ; quelqu’un d’autre pourra la prendre.
ui-chat = Discussion
ui-say = Dire quelque chose
ui-send = Envoyer
ui-allow-chat = Autoriser la discussion libre
ui-phrase-hello = Bonjour !
ui-phrase-good_luck = Bonne chance !
ui-phrase-thinking = Je réfléchis…
ui-phrase-well_played = Bien joué !
ui-phrase-oops = Oups !
ui-phrase-thanks = Merci !
ui-phrase-purr = Ronron
ui-phrase-hiss = Pfff !
ui-phrase-bye = Au revoir !
ui-rules = Règles
ui-learn = Apprendre en jouant
ui-learnt = déjà suivie une fois
ui-board = Le plateau
ui-told = Ce qui a été dit
ui-in-words = Le plateau en mots
ui-you-may = Vous pouvez
ui-look-again = Revoir
ui-bring = Revoir une partie enregistrée

# Une partie finie que l’on revoit, sur la page

replay-copy = Copier le lien de cette partie
replay-title = Partie revue
replay-of = Partie revue : { $game }
replay-none = Il n’y a pas de partie à revoir ici
replay-bring = Apporter une partie
replay-bring-line = Une partie enregistrée en texte peut être revue, analysée et rejouée. Le lien obtenu contient la partie entière ; le serveur n’en garde rien par écrit.
replay-paste = Collez le texte ici, ou déposez le fichier
replay-show = Montrer la partie
replay-choose-file = Choisir un fichier
replay-broken-link = La partie de ce lien est illisible ; il en manque peut-être un bout. Redemandez le lien, ou collez le texte.
replay-controls = En avant, en arrière
replay-first = Au début
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-moment = Moment
replay-count = { $at } sur { $last }
replay-beginning = La partie commence.
replay-eyes = Par les yeux de qui ?
replay-eyes-of = Vu par { $name }
replay-eyes-open = Cartes sur table
replay-eyes-spectator = Côté spectateurs
replay-only-watching = Vous voyez ce que voyaient les spectateurs. L’hôte de la table peut en permettre plus.
replay-won = gagne
replay-see-played = Voir le coup joué
replay-lit = { $name } a choisi : { $played }. Mieux valait : { $better }.
replay-lit-you = Vous avez choisi : { $played }. Mieux valait : { $better }.
replay-play-on = Rejouer à partir d’ici
replay-play-on-line = Une table d’entraînement s’ouvre, et la partie reprend à ce moment. Ce qui a été joué ne change pas.
replay-idea = Votre idée : { $idea }. Une table d’entraînement s’ouvre à ce moment pour l’essayer.
replay-as = Quelle place est la vôtre ?
replay-review = Analyser cette partie
replay-review-line = Un bot fort repasse chaque décision, avec ce que savait alors la personne qui l’a prise. Cela dure quelques secondes.
replay-judging = Chaque décision est repesée…
replay-stop = Arrêter
replay-winning = Qui était en tête
replay-going = Comment allait la partie
replay-percent = { $percent } %
replay-in-numbers = La même chose en chiffres
replay-note = Chaque décision est jugée sur ce que l’on savait alors, non sur ce qui en est advenu. Un pourcentage est la chance de gagner, aux yeux d’un bot fort.
replay-note-alone = Chaque décision est jugée sur ce que vous saviez alors, non sur ce qui en est advenu. Un pourcentage dit à quel point la partie allait bien.
replay-account = { $decisions } choix, { $costly ->
    [one] dont un a clairement coûté
   *[other] dont { $costly } ont clairement coûté
}. En moyenne, un choix a coûté { $percent } % de la victoire.
replay-account-fine = { $decisions ->
    [one] un seul choix, qui n’a rien coûté de notable.
   *[other] { $decisions } choix, dont aucun n’a clairement coûté.
}
replay-account-none = aucun choix à faire.
replay-costliest = Ce qui a coûté le plus
replay-fine = Aucune décision n’a clairement coûté. C’était bien joué.
replay-at = coup { $number }
replay-played = Choix : { $what }
replay-better = Mieux : { $what }
replay-cost = Coût : environ { $percent } % de chances de gagner, à { $doubt } % près.
replay-cost-alone = Coût : environ { $percent } %, à { $doubt } % près.
replay-show-all = Tout montrer ({ $count })

# Autour de la table, dans la page

table-title = Cette table
table-standing = Votre place à cette table
table-latest = Ce qui s’est passé à la table
table-between = Entre deux parties
table-option = { $option } : { $value }
table-next = Prochaine partie ({ $what })
table-change = Changer
table-host = Hôte : { $name }
table-host-you = Vous êtes l’hôte de cette table.
table-watchers = { $count ->
    [one] Une personne regarde la partie.
   *[other] { $count } personnes regardent la partie.
}
table-you-watch = { $others ->
    [0] Vous regardez la partie.
    [1] Vous regardez la partie, avec une autre personne.
   *[other] Vous regardez la partie, avec { $others } autres personnes.
}
table-seat-free = Une place est libre.
table-sit-code = Demandez le code de cette table à quelqu’un qui joue :
table-holder = { $name } a l’appareil en main.
table-chair-holds = a l’appareil
table-bot-for-you = { $bot } joue pour vous.
table-you-left = Vous avez quitté cette partie. Votre place est toujours à vous.
table-come-back = Revenir
table-waiting = { $free ->
    [one] Déjà là : { $names }. Une place est libre.
   *[other] Déjà là : { $names }. { $free } places sont libres.
}
table-curtain = Les autres regardent ailleurs.
table-last-move = Dernier coup : { $what }

# Ce que l’hôte peut faire

table-run = Menu de l’hôte
table-options-next = Options de la prochaine partie
table-options-waiting = Toute la table est prévenue du changement.
table-options-line = Toute la table est prévenue du changement, et chacun redit s’il veut rejouer.
table-options-save = Changer les options
table-who-may = Discussion et spectateurs
table-eyes-switch = Montrer toutes les mains aux spectateurs, une fois la partie finie
table-eyes-line = Toute la table, spectateurs compris, voit si c’est permis.
table-eyes-on = Une fois la partie finie, les spectateurs peuvent la revoir par les yeux de chacun.
table-eyes-off = Les spectateurs ne voient jamais que ce que voit toute la table.
table-chat-line = Les phrases toutes faites restent toujours possibles.
table-close = Fermer la table
table-close-line = La partie s’arrête là, et tout le monde doit partir.
table-close-quietly = Tout le monde doit partir.
table-close-sure = Oui, fermer la table
table-chair-bot = Choisissez qui joue ici à partir de la prochaine partie. Toute la table est prévenue.
table-chair-away = { $name } n’est plus en ligne. Après une minute, un bot peut jouer en attendant son retour.
table-chair-left = { $name } a quitté la table. Vous pouvez attendre, ou laisser un bot jouer jusqu’à son retour.
table-kick-line = { $name } perd sa place et ne pourra plus s’asseoir à cette table.
table-kick-playing = { $name } perd sa place en pleine partie et ne pourra plus s’asseoir à cette table. Quelqu’un d’autre, ou un bot, pourra continuer.
table-kick-links = Les liens d’invitation et les codes donnés jusqu’ici ne marchent plus ; de nouveaux les remplacent.
table-kick-sure = Exclure { $name }
table-clear = Exclure les spectateurs
table-clear-line = Les personnes qui ne font que regarder doivent partir. Les liens donnés jusqu’ici pour regarder ne marchent plus ; un nouveau les remplace.
table-clear-sure = Oui, les exclure
table-not-so = Non

# Une autre partie, et partir

table-wanting = { $count ->
    [one] { $names } voudrait rejouer.
   *[other] { $names } voudraient rejouer.
}
table-waits-for = On attend la réponse de : { $names }.
table-missing-left = { $name } a quitté la table. Avant de rejouer, un bot ou quelqu’un d’autre doit prendre sa place.
table-missing-open = Une place est libre. Avant de rejouer, un bot ou quelqu’un d’autre doit la prendre.
table-free-seat = Libérer la place : { $name }
table-invite = Inviter quelqu’un
table-leave-last = Il n’y a plus que vous ici : la table se ferme, et cette partie restera inachevée. Pour la reprendre plus tard, gardez-la : vous la retrouverez sur l’accueil.
table-leave-last-quietly = Il n’y a plus que vous ici : la table se ferme.
table-leave-host = L’hôte sera { $name }.
table-keep = Retourner à l’accueil, garder la partie

# Ce qui s’est passé à la table

table-told-sat = { $name } a pris place.
table-told-bot-sat = { $bot } a pris place.
table-told-bot-instead = { $bot } remplace { $old } à partir de la prochaine partie.
table-told-bot-for = { $bot } joue pour { $name } jusqu’à son retour.
table-told-bot-for-you = { $bot } joue pour vous. Vous pouvez reprendre la main à tout moment.
table-told-left = { $name } a quitté la table.
table-told-left-kept = { $name } a quitté la table. Vous pouvez attendre, ou laisser un bot jouer : voyez le menu à sa place.
table-told-came-back = { $name } est de retour.
table-told-came-back-you = Bon retour ! C’est de nouveau vous qui jouez.
table-told-kicked = { $name } n’a plus de place ici.
table-told-cleared = L’hôte a exclu les spectateurs.
table-told-timed-out = { $name } n’a plus de temps.
table-told-timed-out-you = Votre temps est écoulé.
table-told-host = L’hôte est maintenant { $name }.
table-told-host-you = Vous êtes maintenant l’hôte.
table-told-options = { $name } a changé les options de la prochaine partie : { $what }.
table-told-wants-more = { $name } voudrait rejouer.
table-told-dealt = Une nouvelle partie commence. Chacun a avancé d’une place.
table-told-dealt-match = La partie suivante du match commence.
table-told-chat-on = Tout le monde peut de nouveau écrire.
table-told-chat-off = L’hôte a coupé la discussion libre ; les phrases toutes faites restent possibles.
table-told-muted = L’hôte a retiré la parole à { $name }.
table-told-muted-you = L’hôte vous a retiré la parole.
table-told-unmuted = { $name } peut de nouveau parler.
table-told-unmuted-you = Vous pouvez de nouveau parler.
table-told-online = La connexion est rétablie.
table-chat-empty = Personne n’a encore rien dit.
table-look-again = Revoir la partie
table-earlier-games = Parties précédentes
table-game-number = Partie { $number }
table-copy-game = Copier le lien de cette partie

# Chats de poche sur la page

poche-name = Chats de poche
poche-facts = 2 joueurs · 7 clans · 25 tuiles
poche-line = Deux clans retournent une place de ville tuile après tuile. Tenez vos chats loin des chiens, et près des proies.
poche-mode = Mode
poche-mode-first = Première partie
poche-mode-free = Libre
poche-mode-limited = Limité
poche-mode-expert = Expert
poche-mode-first-line = Griffes du Roi contre Gourmands, sans leurs effets : pour découvrir le jeu.
poche-mode-free-line = Chacun choisit l’un des sept clans.
poche-mode-limited-line = Chacun reçoit trois clans et en choisit un.
poche-mode-expert-line = L’un choisit parmi trois clans et passe les deux autres.

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
poche-dog-looking = un chien tourné vers { $ways }
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
    [yes] Vous déplacez plutôt la proie en { $cell }.
   *[no] { $who } déplace plutôt la proie en { $cell }.
}
poche-turned = { $who-you ->
    [yes] Vous faites pivoter le chien en { $cell }.
   *[no] { $who } fait pivoter le chien en { $cell }.
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
    [yes] Vous déplacez la proie que vous avez retournée.
   *[no] { $who } déplace la proie retournée.
}
poche-swapped = { $who-you ->
    [yes] Vous échangez { $tile } avec { $other } en { $cell }.
   *[no] { $who } échange { $tile } avec { $other } en { $cell }.
}
poche-swapped-hidden = { $who-you ->
    [yes] Vous échangez { $tile } avec la tuile en { $cell }.
   *[no] { $who } échange { $tile } avec la tuile en { $cell }.
}
poche-stayed = { $who-you ->
    [yes] Vous laissez { $tile } en place.
   *[no] { $who } laisse { $tile } en place.
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
poche-match = Match : { $first } à { $second } points, { $first_prey } à { $second_prey } proies.
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
poche-row = Ligne { $row } : { $tiles }
poche-has = { $who }, { $clan } : { $prey }
poche-no-clan = pas encore de clan
poche-no-prey = aucune proie
poche-clan-cards = Cartes Clan
poche-clan-taken = Déjà pris
poche-waits-for-clan = choisit son clan…
poche-turn-dogs = Chiens à côté du chef
poche-dog-on = Le chien en { $cell }
poche-facing = Le tourner vers { $ways }
poche-bark = Ouaf !
poche-new-attack = { $attack } chacun
poche-winner = Victoire
poche-shared = Victoire partagée
poche-sheet = Score : { $who }
poche-nothing-caught = rien d’attrapé

## Chabyrinthe

chabyrinthe-name = Chabyrinthe
chabyrinthe-facts = 1 à 4 joueurs · 26 gouttières · 15 chats errants
chabyrinthe-line = Tournez et glissez les gouttières d’un toit au clair de lune, et ramenez les chats errants vers une fenêtre éclairée. Formes, points et emplacements de départ de cette boîte sont reconstitués.
chabyrinthe-reconstructed = Dans cette boîte, les formes des gouttières, les points des chats et les emplacements de départ sont reconstitués : la règle imprimée ne les donne pas.
chabyrinthe-board = Plateau
chabyrinthe-board-matous = Matous
chabyrinthe-board-matous-line = Seize gouttières, quatre sur quatre : le jeu complet.
chabyrinthe-board-chatons = Chatons
chabyrinthe-board-chatons-line = Neuf gouttières, trois sur trois : plus court et plus lisible.
chabyrinthe-open_pile = Pioche de gouttières
chabyrinthe-open_pile-false = Face cachée
chabyrinthe-open_pile-false-line = Personne ne sait quelle gouttière vient ensuite.
chabyrinthe-open_pile-true = Première carte visible
chabyrinthe-open_pile-true-line = La prochaine gouttière est visible de tous.
chabyrinthe-free_actions = Actions
chabyrinthe-free_actions-false = Au moins une rotation
chabyrinthe-free_actions-false-line = De vos deux actions, une au plus est une insertion.
chabyrinthe-free_actions-true = Libres
chabyrinthe-free_actions-true-line = Vos deux actions peuvent être des insertions.
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

## Caty Mini dans le terminal
caty-t-string = ficelle { $left } sur { $whole }
caty-t-points = { points }
caty-t-cost = prend { $cost } de ficelle
caty-t-too-far = trop loin : { $cost }
caty-t-round = Manche { $round } sur { $rounds }
caty-t-phase-pile = De quelle pile prenez-vous une tuile de plus ?
caty-t-phase-start = Par quelle encoche du meuble de départ ({ $furniture }) part votre ficelle : 0 ou 1 ?
caty-t-phase-tile = Jouez une tuile ; la dernière couleur était : { $wall }
caty-t-phase-entry = Tout le monde court ({ $furniture }) : par quelle encoche, 0 ou 1 ?
caty-t-phase-asleep = Un chat s’endort
caty-t-phase-over = La fin
caty-t-told-pile = { $you ->
    [yes] Vous prenez une tuile de plus : { $what }.
   *[no] { $who } prend une tuile de plus : { $what }.
}
caty-t-told-start = { $you ->
    [yes] Votre ficelle part par l’encoche { $what }.
   *[no] { $who } part par l’encoche { $what }.
}
caty-t-told-play = { $you ->
    [yes] Vous jouez : { $what }.
   *[no] { $who } joue : { $what }.
}
caty-t-told-enter = { $you ->
    [yes] Votre chat court : { $what }, encoche { $side }.
   *[no] { $who } court : { $what }, encoche { $side }.
}
caty-t-won = Gagné : { $won }.
caty-t-won-nothing = Rien de gagné.
caty-t-asleep = { $you ->
    [yes] Votre ficelle est trop courte pour les deux encoches : votre chat dort. (Y10)
   *[no] { $who } a une ficelle trop courte pour les deux encoches : son chat dort. (Y10)
}
caty-t-kinds = Sortes de jouet
caty-t-total = Total
caty-t-left = Ficelle restante
caty-t-reconstructed = Les chambres, la place des jouets et la longueur des ficelles sont reconstituées, et non copiées sur les plateaux imprimés.

## Caty Mini
caty-name = Caty Mini
caty-facts = 2 à 4 joueurs · 20 meubles · 50 jouets
caty-line = Un chat traverse une chambre d’enfant, une ficelle derrière lui, et gagne chaque jouet que la ficelle touche. Les chambres de cette boîte sont reconstituées.
caty-scoring = Décompte
caty-scoring-standard = Normal
caty-scoring-standard-line = Les jetons gagnés, et rien d’autre.
caty-scoring-expert = Expert
caty-scoring-expert-line = Un point de plus par sorte de jouet, et 15 pour les dix.
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
caty-way = { $notch } : +{ $points }, prend { $cost } de ficelle ; touche { $toys }
caty-way-bare = { $notch } : aucun jouet, prend { $cost } de ficelle
caty-way-empty = { $notch } : touche { $toys }, mais il n’en reste aucun jeton ; prend { $cost } de ficelle
caty-way-short = { $notch } : trop loin ; il faudrait { $cost } de ficelle, et il en reste { $left } (Y10)
caty-way-to = { $furniture }, { $way }
caty-log-pile = { $you ->
    [yes] Vous prenez une tuile du mur { $wall }.
   *[no] { $who } prend une tuile du mur { $wall }.
}
caty-log-start = { $you ->
    [yes] Votre ficelle part de là : { $notch }.
   *[no] Chez { $who }, la ficelle part de là : { $notch }.
}
caty-log-enter = { $you ->
    [yes] Vous courez vers { $furniture }, { $notch }.
   *[no] { $who } court vers { $furniture }, { $notch }.
}
caty-took = { $you ->
    [yes] Vous prenez une tuile du mur { $wall } : { $furniture }.
   *[no] { $who } prend une tuile du mur { $wall } : { $furniture }.
}
caty-started = { $you ->
    [yes] Votre ficelle part de là : { $notch }.
   *[no] Chez { $who }, la ficelle part de là : { $notch }.
}
caty-called = { $you ->
    [yes] Vous envoyez tout le monde vers { $furniture }.
   *[no] { $who } envoie tout le monde vers { $furniture }.
}
caty-ran = { $you ->
    [yes] Vous courez vers { $furniture } : { $won }.
   *[no] { $who } court vers { $furniture } : { $won }.
}
caty-ran-bare = { $you ->
    [yes] Vous courez vers { $furniture } sans gagner de jeton.
   *[no] { $who } court vers { $furniture } sans gagner de jeton.
}
caty-slept = { $you ->
    [yes] Votre chat dort : la ficelle est trop courte. (Y10)
   *[no] Chez { $who }, le chat dort : la ficelle est trop courte. (Y10)
}
caty-ended = Les douze manches sont courues.
caty-token = { $toy } +{ $value }
caty-race = +{ $points } · { $furniture }
caty-race-slept = chat endormi
caty-last-tile = La dernière tuile : { $furniture }. La suivante sera d’une autre couleur que le { $wall }.
caty-last-tile-only = La dernière tuile : { $furniture }.
caty-running-to = Tout le monde court vers { $furniture }, sur le mur { $wall }.
caty-marker = { $you ->
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
caty-seat-hand = { $who }, en main : { $list }
caty-seat-exit = { $who }, la ficelle ressort là : { $furniture }, { $notch }
caty-seat-last = { $who }, dernière course : { $race }
caty-seat-won = { $who }, jouets gagnés : { $list }
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
caty-hint-wait = Vos tuiles montrent où pourrait aller votre ficelle.
caty-hint-setup = Bientôt, l’une de vos tuiles dira où tout le monde court.
caty-hint-watch = Vous voyez toutes les chambres ; touchez-en une pour l’agrandir.
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
caty-sheet = Score : { $who }
caty-winner = Victoire
caty-shared = Victoire partagée
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

## Crazy Mistigri

mistigri-name = Crazy Mistigri
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

## Les premières parties guidées

lesson-ui-coach = Moustache, qui explique le jeu
lesson-ui-progress = Avancée de la leçon
lesson-ui-page = Page { $page } sur { $pages }
lesson-ui-next = Suite
lesson-ui-back = Retour
lesson-ui-follow = Suivez la lumière
lesson-ui-show = Aller à ce qui est éclairé
lesson-ui-strayed = Suivez la lumière pour l’instant ; bientôt, vous jouerez à votre guise.
lesson-ui-watch = Regardez ce qui se passe…
lesson-ui-play = À moi de jouer !
lesson-ui-leave = Quitter la leçon et jouer

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
lesson-poche-catch = Faites-la sauter à gauche de votre premier chat. Il n’y a personne d’autre par là.
lesson-poche-corner = Chaton a retourné l’un de vos chats et l’a envoyé dans un coin. C’est de bonne guerre !
lesson-poche-end = Quand tout est retourné, les chiens attaquent. Puis chaque proie revient au clan le plus fort ; à égalité, à personne. Le plus de points l’emporte.
lesson-poche-farewell = Vous savez tout : la suite de la partie est à vous. Il reste quatorze tours. Bonne chasse !

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
