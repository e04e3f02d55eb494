# Les mots de la table

turns-left = { $turns ->
    [one] encore { $turns } tour
   *[other] encore { $turns } tours
}
you = Vous
you-object = vous
list-and = { $some } et { $last }
list-or = { $some } ou { $last }
list-next = { $one } ; { $rest }
list-comma = {", "}
as-written = { $text }
plain-prompt = À décider
plain-decided = { $who } : { $text }
plain-drawn = Hasard : { $text }
setting-up = Mise en place de la partie : quelques secondes la première fois…
bot-thinks = À { $bot } de jouer
your-turn = À vous de jouer
wins = { $who-you ->
    [yes] Vous gagnez !
   *[no] { $who } gagne.
}
shared-win = La victoire est partagée.
nobody-wins = Personne ne gagne.
decided-by-points = Le score : { $best } à { $next }.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
refused = Non : { $sentence }
not-understood = Je ne comprends pas « { $text } ». Vous pouvez taper : { $choices }. Tapez aide pour en savoir plus.
choices = Vous pouvez : { $choices }
nothing-to-take-back = Il n’y a encore rien à reprendre.
taken-back = C’est repris.
taken-back-practice = Repris après une révélation : cette partie compte désormais comme un entraînement.
record-saved = Cette partie est enregistrée dans { $path }
log-saved = Ce que vous savez de cette partie est enregistré dans { $path } ; la partie entière pourra l’être une fois finie
record-unsaved = La partie n’a pas pu être enregistrée : { $reason }
practice = (entraînement : un conseil a été donné, ou un coup repris après une révélation)
goodbye = Ronron. À bientôt !
is-legal = « { $text } » est permis ici.
log-empty = Rien n’a encore été joué.
log-line = { $who } : { $what }
help =
    Tapez un choix tel qu’il est écrit, ou seulement sa fin : « b3 » pour « retourner b3 », ou son numéro.
    pourquoi …   pourquoi un choix est refusé
    conseil      ce qui serait bon maintenant
    reprendre    reprendre votre dernier choix
    mots         le plateau en mots
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
hint-t-not-now = Demandez conseil à votre tour ; ce n’est pas à vous de jouer.
hint-t-practice = Avec un conseil, cette partie compte désormais comme un entraînement.
review-t-seat = place { $seat }
review-t-score = place { $seat } : { $score }
review-t-note = Chaque décision est jugée d’après ce que sa place savait alors, non d’après ce qui en est sorti. Les pourcentages sont des chances de gagner ; une victoire partagée compte en partie.
review-t-note-alone = Chaque décision est jugée d’après ce que sa place savait alors, non d’après ce qui en est sorti. Les pourcentages disent à quel point la partie allait bien.
review-t-nothing = Personne ici n’avait le choix.
review-t-going = Comment allait la partie
review-t-winning = Qui était en tête
review-t-accounts = Les choix de chacun
review-t-account = { $decisions } choix, { $costly ->
    [0] dont aucun coûteux
    [one] dont { $costly } coûteux : { $cost } en tout
   *[other] dont { $costly } coûteux : { $cost } en tout
}
review-t-costliest = Ce qui a coûté le plus
review-t-none = Aucune décision n’a clairement coûté.
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
replay-t-prompt = { $at } sur { $last } – Entrée : avancer, r : reculer, un nombre : y aller, m : en mots, q : quitter >
replay-t-help = Entrée avance, r recule, un nombre de 0 à { $last } va à ce moment, m donne le plateau en mots, q quitte.
replay-t-end = C’était la dernière décision.
replay-t-start = C’est le début.

# Refus d’une table

refused-table-closed = Cette table est fermée.
refused-table-full = Il n’y a plus de place libre à cette table.
refused-practice-under-way = Une partie d’entraînement est en cours ici, où des tours ont pu être repris. Vous pourrez vous asseoir quand elle sera finie.
refused-table-worn = Il s’est passé tant de choses à cette table qu’elle n’accepte plus rien ; terminez la partie et ouvrez une nouvelle table.
refused-one-chair-each = Vous avez déjà une place à cette table.
refused-sent-away = L’hôte vous a demandé de quitter cette table.
refused-chair-taken = La place { $chair } est prise.
refused-chair-in-use = Quelqu’un joue à la place { $chair } ; un bot ne prend la relève qu’après un moment d’absence.
refused-no-such-chair = Il n’y a pas de place { $chair } ici ; la table en compte { $chairs }.
refused-no-game = Aucune partie n’est en cours à cette table.
refused-not-your-turn = Ce n’est pas à vous de jouer.
refused-move-too-long = Le coup était déjà complet avant sa dernière décision ; envoyez la suite comme un coup à part.
refused-no-such-decision = Cette décision n’existe pas ; les décisions sont des nombres entiers de 0 à { $last }.
refused-no-such-act = Rien de tel ne peut être décidé maintenant.
refused-stale = Il s’est passé quelque chose que vous n’aviez pas encore vu. Voici où en est la table.
refused-no-take-back = On ne peut pas reprendre de coup ici ; seules les tables d’entraînement le permettent.
refused-no-hints = On ne donne de conseils qu’aux tables d’entraînement.
refused-options-while-playing = Les options ne changent pas pendant une partie ; choisissez celles de la suivante une fois la partie finie.
refused-options-of-match = Les options ne changent pas au cours d’un match ; ouvrez une autre table pour d’autres options.
refused-no-such-option = Le jeu ne se joue pas ainsi : { $what }.
refused-which-game = Indiquez une partie : soit celle d’une table, soit celle d’un texte.
refused-bad-record = La ligne { $line } de ce texte ne peut pas être lue comme une partie de Ronron. Collez le texte tel qu’il a été enregistré.
refused-game-not-over = Cette partie n’est pas finie ; vous pourrez la revoir ensuite.
refused-no-such-finished-game = { $of ->
        [0] Aucune partie de cette table n’est finie ; on pourra la revoir ensuite.
        [1] Il n’y a pas de partie { $number } : une seule partie de cette table est finie.
       *[other] Il n’y a pas de partie { $number } : { $of } parties de cette table sont finies.
    }
refused-not-these-eyes = En spectateur, on voit ce que toute la table a vu ; l’hôte peut en permettre davantage.
refused-nothing-to-play-on = La partie est déjà finie à ce moment ; choisissez un moment plus tôt.
refused-no-lesson = Ce jeu n’a pas de première partie guidée.
refused-nothing-to-hint = Ce coup est déjà complet ; un conseil porte sur ce qui reste à décider.
refused-nothing-to-describe = Ce coup est déjà complet ; le plateau est décrit une fois que tout le monde le voit.
refused-no-hint-found = Aucun conseil n’a été trouvé cette fois. Réessayez.
refused-others-moved = Quelqu’un d’autre a joué depuis ; vous ne pouvez plus reprendre votre tour.
refused-already-shown = Ce tour a dévoilé quelque chose de caché, et d’autres jouent ici aussi ; il ne peut plus être repris.
refused-nothing-to-take-back = Vous n’avez encore rien décidé.
refused-not-over = La partie n’est pas encore finie.
refused-somebody-missing = Il manque quelqu’un ; toutes les places doivent d’abord être prises.
refused-already-left = Vous avez déjà quitté la table.
refused-never-left = Vous êtes déjà à cette table.
refused-bot-plays-for-you = Un bot joue à votre place ; reprenez d’abord la main.
refused-muted = L’hôte vous a retiré la parole à cette table.
refused-said-enough = Vous avez atteint la limite de messages pour cette partie ; vous pourrez de nouveau écrire à la prochaine donne.
refused-chat-off = L’hôte a coupé la discussion libre ; les phrases toutes faites restent possibles.
refused-nothing-said = Envoyez soit un texte, soit une phrase toute faite.
refused-no-such-level = Aucun bot ne s’appelle { $level }.
refused-nobody-to-kick = Il n’y a personne à exclure à la place { $chair }.
refused-host-only = Seul l’hôte de cette table peut faire cela.
refused-try-again = La table vient d’être rechargée ; veuillez réessayer.
refused-not-saved = Impossible d’enregistrer, donc rien n’a été joué. Rien n’est perdu ; réessayez dans un instant.
refused-no-memory = La mémoire manque pour cette table en ce moment. Rien n’est perdu ; réessayez un peu plus tard.
refused-nothing-to-do = Il n’y a rien à faire.
refused-blind = Cette connexion parle pour une place sans voir sa main ; pour jouer, demander conseil ou faire décrire un coup, il faut une connexion qui la voit.
refused-watching = Vous regardez la partie ; seules les personnes assises à la table peuvent faire cela.
refused-no-right = Ce lien ou ce code n’est pas valable ici, ou ne l’est plus.
refused-no-table = Cette table n’existe pas, ou elle a été supprimée.
refused-unknown-game = Aucun jeu nommé { $game } ne se joue ici.
refused-warming = Les règles se compilent, la première fois seulement ; réessayez dans quelques secondes.
refused-no-own-seat = Gardez au moins une place pour vous.
refused-bots-name = { $name } est ici le nom d’un bot ; choisissez-en un autre.
refused-house-full = Ce serveur n’a plus de place pour une autre table ; réessayez plus tard.
refused-broken-game = Ce jeu n’a pas pu être compilé ici ; la raison se trouve dans le journal du serveur.
refused-busy = Trop de parties sont examinées en ce moment ; réessayez dans quelques secondes.
refused-bad-message = Ce message est illisible : { $what }.
refused-bad-option = Ce jeu ne se joue pas ainsi : { $what }.
refused-hello-again = Vous avez déjà dit bonjour.
refused-no-such-moment = Ce moment n’existe pas ; les moments vont de 0 à { $last }.
refused-cannot-open = Cette table ne peut pas être ouverte : { $what }.
refused-locked = Ce serveur demande un mot de passe ; donnez-le d’abord.
refused-wrong-password = Ce n’est pas le mot de passe.
refused-other-origin = Cette requête vient d’un autre site.
refused-other-host = Ce serveur ne répond pas à ce nom. Ouvrez-le par son adresse IP ; la personne qui le tient peut autoriser un nom avec --origin.
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
bye-silent = La connexion est restée silencieuse trop longtemps.
bye-no-hello = Le premier message doit être hello.
bye-other-protocol = Cette page n’est plus à jour ; rechargez-la.
bye-no-right = Ce lien n’est pas valable ici, ou ne l’est plus.
bye-no-table = Cette table n’existe pas, ou elle a été supprimée.
bye-too-many = Trop d’essais infructueux.
bye-bad-message = Trop de messages illisibles.
bye-not-saved = La table ne peut pas être lue ni enregistrée pour l’instant.
bye-cannot-open = Cette version de Ronron ne peut pas ouvrir cette table.

# Le serveur

page-ready = prêt
page-ready-all = Le serveur tourne, et tous les jeux sont prêts.
page-warming = Le serveur tourne. Les règles se compilent pour cet ordinateur, la première fois seulement ; la page apparaîtra ensuite.
serve-address = Ronron est à l’adresse { $address }
serve-lan = Sur votre réseau local : { $address }
serve-data = Les tables sont conservées dans { $path }
serve-stop = Arrêt avec Ctrl+C.

# La page

ui-lead = Des jeux de chats autour d’une table : en solo contre des bots honnêtes, sur un même appareil, ou entre amis grâce à un lien.
ui-home = Accueil
ui-try-again = Réessayer
ui-close = Fermer
ui-settings = Réglages
ui-language = Langue
ui-language-name = Français
ui-language-switch = Passer en français
ui-loading = Un instant…
ui-unreachable = Le serveur est injoignable. Réessayez dans un instant.
ui-missing = { $what ->
    [board] Le plateau n’a pas pu être chargé.
   *[page] Cette page n’a pas pu être chargée en entier.
}
ui-missing-line = Vérifiez votre connexion, puis réessayez.
ui-missing-still = Cela n’a pas suffi. Ronron a peut-être été mis à jour entre-temps : rechargez la page. Rien n’est perdu.
ui-reload = Recharger la page
ui-lost = Connexion perdue. Reconnexion…
ui-getting-ready = Les règles se compilent pour cet ordinateur : une à deux minutes, la première fois seulement…
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
ui-open-box = Ouvrir la boîte : { $game }
ui-shelf = L’étagère
ui-learn-first = Apprendre
ui-more = D’autres choix
ui-clock-short = { $minutes } min
ui-hosted-by = chez { $name }
ui-seats-free = { $free ->
    [one] une place libre sur { $players }
   *[other] { $free } places libres sur { $players }
}
ui-option = { $option } : { $value }
ui-name-asked = Quel nom verront vos amis ?
ui-name-later = Plus tard
ui-share-link = Envoyer le lien
ui-one-device = Sur un même appareil
ui-opponent = Choisissez votre adversaire
ui-match = Match en plusieurs parties
ui-clock = Temps de réflexion
ui-clock-none = Autant que vous voulez
ui-clock-minutes = { $minutes } minutes par personne, plus 10 secondes par tour
ui-player-count = { $count ->
    [one] En solo
   *[other] { $count } joueurs
}
ui-shelf-practice = Jeux d’entraînement
ui-shelf-practice-line = De petits classiques, vite appris et vite joués.
ui-shelf-guests = D’autres jeux
ui-shelf-guests-line = Apportés par qui tient cette table.
ui-player-range = De { $least } à { $most } joueurs
ui-other-name = { $number ->
    [2] Nom de la deuxième personne (sur un même appareil)
    [3] Nom de la troisième personne (sur un même appareil)
    [4] Nom de la quatrième personne (sur un même appareil)
   *[other] Nom de la cinquième personne (sur un même appareil)
}
ui-practice = Entraînement contre les bots : vous pouvez demander conseil et reprendre vos tours
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
ui-ended = La fin d’une partie
ui-play-too = Jouer aussi
ui-lost-link = Ce lien n’est pas complet
ui-lost-link-line = La partie qui suit le signe # manque. Redemandez le lien, ou entrez le code de la table à l’accueil.
ui-only-here = Ce lien ne fonctionne que sur cet ordinateur. Pour jouer avec d’autres sur votre réseau, lancez Ronron ainsi :
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
ui-volume = Volume
ui-moods = Montrer l’humeur de votre chat
ui-notify = Me prévenir quand c’est mon tour
ui-spoken = Montrer aussi le plateau en mots
ui-table-of = Table : { $game }
ui-players = Joueurs
ui-total = total
ui-you = vous
ui-nobody = Place libre
ui-chair-left = a quitté la table
ui-thinks = { $name } réfléchit.
ui-chair-wants-more = veut rejouer
ui-chair-away = hors ligne
ui-chair-menu = À propos de { $name }
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
ui-skip = Sauter
ui-panel = { $unread ->
    [0] Journal, discussion et table
    [one] Journal, discussion et table ({ $unread } nouveau message)
   *[other] Journal, discussion et table ({ $unread } nouveaux messages)
}
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
ui-match-result = Le match
ui-match-game = match, partie { $number }
ui-winner = Victoire
ui-shared-win = Victoire partagée
ui-result = Résultat
ui-see-board = Voir le plateau
ui-share-ending = Partager le résultat
ui-save-picture = Enregistrer l’image
ui-sheet = Score : { $who }
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
ui-leave-line = Votre place reste à vous, et vous retrouverez la partie à l’accueil. Jusqu’à votre retour, un bot peut jouer pour vous.
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
ui-phrase-happy = Joie
ui-phrase-sly = Malice
ui-phrase-surprised = Surprise
ui-phrase-sleepy = Bâillement
ui-phrase-grumpy = Bouderie
ui-phrase-fierce = Fureur
ui-rules = Règles
ui-learn = Apprendre en jouant
ui-learnt = leçon déjà suivie
ui-place = { $place } : { $what }
ui-place-last = { $words } (dernier coup)
ui-place-empty = vide
ui-face-down = face cachée
ui-pile-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
ui-which = Laquelle ?
ui-yes = oui
ui-no = non
ui-own-board-failed = Le plateau propre à ce jeu ne fonctionne pas ici : le plateau simple montre la partie.
ui-board = Le plateau
ui-told = Annonces
ui-in-words = Le plateau en mots
ui-you-may = Vous pouvez
ui-look-again = Revoir
ui-bring = Revoir une partie enregistrée

# Une partie finie que l’on revoit, sur la page

replay-copy = Copier le lien de cette partie
replay-heading = Une partie à revoir
replay-of = Partie à revoir : { $game }
replay-none = Il n’y a pas de partie à revoir ici
replay-bring = Ouvrir une partie enregistrée
replay-bring-line = Une partie enregistrée en texte peut être revue, analysée, et rejouée à partir de n’importe quel moment. Le lien obtenu contient la partie entière ; le serveur n’en conserve rien.
replay-paste = Collez le texte ici, ou déposez le fichier
replay-show = Montrer la partie
replay-choose-file = Choisir un fichier
replay-broken-link = La partie de ce lien est illisible ; il en manque peut-être un morceau. Redemandez le lien, ou collez le texte.
replay-controls = En avant, en arrière
replay-first = Au début
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-moment = Moment
replay-count = { $at } sur { $last }
replay-beginning = La partie commence.
replay-eyes = Par les yeux de qui ?
replay-eyes-open = Cartes sur table
replay-eyes-spectator = Côté spectateurs
replay-only-watching = Vous voyez ce que voyaient les spectateurs. L’hôte de la table peut en permettre davantage.
replay-result = Résultat
replay-panel = Journal et analyse
replay-see-played = Voir le coup joué
replay-lit = { $name } a choisi : { $played }. Mieux valait : { $better }.
replay-lit-you = Vous avez choisi : { $played }. Mieux valait : { $better }.
replay-play-on = Rejouer à partir d’ici
replay-play-on-line = Une table d’entraînement s’ouvre, et la partie reprend à ce moment. La partie d’origine ne change pas.
replay-idea = Votre idée : { $idea }. Une table d’entraînement s’ouvre à ce moment pour l’essayer.
replay-as = Quelle place est la vôtre ?
replay-review = Analyser cette partie
replay-review-line = Un bot fort examine chaque décision, d’après ce que savait alors la personne qui l’a prise. Cela prend quelques secondes.
replay-judging = Examen de chaque décision…
replay-stop = Arrêter
replay-winning = Qui était en tête
replay-going = Comment allait la partie
replay-percent = { $percent } %
replay-in-numbers = La même chose en chiffres
replay-note = Chaque décision est jugée d’après ce que l’on savait alors, non d’après ce qui en est sorti. Un pourcentage est la chance de gagner, selon un bot fort.
replay-note-alone = Chaque décision est jugée d’après ce que vous saviez alors, non d’après ce qui en est sorti. Un pourcentage dit à quel point la partie allait bien.
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

table-heading = Cette table
table-standing = Votre place à cette table
table-latest = Ce qui s’est passé à la table
table-between = Entre deux parties
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
table-options-line = Toute la table est prévenue du changement, et chacun doit redire s’il veut rejouer.
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
table-kick-links = Les liens d’invitation et les codes donnés jusqu’ici ne fonctionnent plus ; de nouveaux les remplacent.
table-kick-sure = Exclure { $name }
table-clear = Exclure les spectateurs
table-clear-line = Les personnes qui ne font que regarder doivent partir. Les liens donnés jusqu’ici pour regarder ne fonctionnent plus ; un nouveau les remplace.
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
table-says = { $who } : { $what }
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

## Les premières parties guidées

lesson-ui-coach = Moustache, qui explique le jeu
lesson-ui-progress = Progression de la leçon
lesson-ui-page = Page { $page } sur { $pages }
lesson-ui-next = Suite
lesson-ui-back = Retour
lesson-ui-follow = Suivez la lumière
lesson-ui-show = Aller à ce qui est éclairé
lesson-ui-strayed = Suivez la lumière pour l’instant ; bientôt, vous jouerez à votre guise.
lesson-ui-watch = Regardez ce qui se passe…
lesson-ui-play = À moi de jouer !
lesson-ui-leave = Quitter la leçon et jouer

## Les bots

level-chaton = Débute : laisse passer la plupart des occasions, et bondit parfois sur la première chose qui bouge.
level-matou = Prend ce qui paraît le meilleur sur le moment, sans penser à la suite.
level-gouttiere = Connaît les toits : réfléchit le temps d’un clin d’œil, et devine ce que vous cachez.
level-raminagrobis = Vieux, patient et rusé : essaie des milliers de suites possibles avant de lever la patte.

## Ce que l’on tape dans un terminal : un mot, ou plusieurs pour la même chose

command-t-why = pourquoi
command-t-hint = conseil
command-t-back = reprendre
command-t-words = mots m
command-t-rules = règles regles
command-t-log = journal
command-t-save = enregistrer
command-t-quit = quitter
command-t-help = aide ?
command-t-before = r retour
command-t-stop = q quitter

## La ligne de commande

cli-help-ronron = Quatre jeux de chats autour d’une même table : y jouer, les étudier, s’y entraîner.
cli-help-ronron-version = Afficher la version.
cli-help-play = Jouer dans un navigateur, comme `ronron` seul, ou dans ce terminal ; les options ci-dessous sont pour le terminal.
cli-help-play-game = Le jeu auquel jouer avec --terminal ; dans la page, on le choisit sur place.
cli-help-play-terminal = Jouer dans ce terminal plutôt que dans un navigateur.
cli-help-play-mode = L’un des modes du jeu ; un mode inconnu affiche la liste.
cli-help-play-players = Le nombre de joueurs ; tous sauf vous sont des bots.
cli-help-play-option = Une option du jeu, par exemple board=chatons ou open_pile=yes.
cli-help-play-match = Jouer un match, si les règles en prévoient un.
cli-help-play-level = Le bot contre lequel jouer.
cli-help-any-lang = { $languages } ; par défaut celle de votre système.
cli-help-play-seed = Le numéro d’une donne, pour la rejouer ; par défaut une nouvelle donne.
cli-help-any-box = Votre propre copie du fichier de matériel.
cli-help-play-record = Où enregistrer la partie.
cli-help-serve = Ouvrir des tables aux navigateurs, ici ou sur votre réseau local.
cli-help-serve-host = L’adresse où écouter.
cli-help-serve-port = Le port ; 0 en prend un libre.
cli-help-serve-lan = Ouvrir le serveur à votre réseau local, et montrer un code QR.
cli-help-serve-password = Demander ce mot de passe à tout le monde ; mieux vaut RONRON_PASSWORD.
cli-help-serve-origin = Une adresse à laquelle on ouvre la page, par exemple https://ronron.example.
cli-help-serve-behind_proxy = Se fier aux adresses de visiteurs que transmet un mandataire de cette machine.
cli-help-serve-data = Le dossier des tables ; par défaut celui de RONRON_DATA.
cli-help-serve-game = Proposer ce jeu ; peut être donné plusieurs fois. Sinon, tous les jeux.
cli-help-serve-new_key = Créer une nouvelle clé si server.key est perdu : les anciens liens et cookies ne fonctionnent plus.
cli-help-rules = Lire les règles d’un jeu, article par article.
cli-help-any-game = Le jeu, par son nom court ; `ronron games` en donne la liste.
cli-help-rules-article = Un seul article, par exemple P7.
cli-help-check = Vérifier un fichier de matériel, et dire ce qui ne va pas.
cli-help-check-file = Un fichier de matériel à vous.
cli-help-check-picture = Dessiner ce qu’il contient, en SVG.
cli-help-games = Afficher la liste des jeux.
cli-help-warm = Compiler les noyaux maintenant, pour ne plus attendre ensuite.
cli-help-warm-games = Les jeux à compiler ; par défaut tous.
cli-help-lint = Chercher des fautes dans les règles d’un jeu, sans le compiler ni le charger.
cli-help-new = Écrire le paquet d’un nouveau jeu : un petit jeu jouable, à transformer en celui que vous voulez.
cli-help-new-name = Son nom : de 2 à 16 petites lettres et chiffres.
cli-help-new-into = Le dossier où l’écrire ; par défaut celui-ci.
cli-help-perft = Compter les suites de décisions depuis une donne, profondeur par profondeur.
cli-help-perft-depth = Le nombre de décisions à explorer.
cli-help-perft-seed = Le numéro de la donne.
cli-help-perft-players = Le nombre de joueurs ; par défaut le nombre habituel du jeu.
cli-help-bench = Mesurer le moteur, avec d’autres moteurs si on le demande ; ou le serveur, avec un simple serveur d’écho.
cli-help-bench-what = Le jeu à mesurer, ou `server` ; par défaut tous les jeux.
cli-help-bench-peers = Mesurer aussi d’autres moteurs (demande ronron\[peers]).
cli-help-any-json = Écrire du JSON au lieu de tableaux.
cli-help-bench-tables = Pour `bench server` : le nombre de tables, par défaut 1 000.
cli-help-bench-seconds = Pour `bench server` : la durée, par défaut 30.
cli-help-review = Analyser une partie finie : ce qu’a coûté chaque décision, ce qui était mieux, et qui était en tête.
cli-help-review-record = L’enregistrement d’une partie finie : un fichier, ou - pour l’entrée standard.
cli-help-review-seat = N’analyser que cette place, par son numéro ; par défaut toutes.
cli-help-review-iterations = Les itérations de chaque recherche ; par défaut, une partie prend quelques secondes.
cli-help-review-seconds = Les secondes de chaque recherche, à la place ; une décision prend jusqu’à trois recherches, et le résultat varie.
cli-help-review-top = Le nombre de décisions les plus coûteuses à montrer d’abord.
cli-help-review-seed = La graine des recherches ; une autre donne une autre analyse.
cli-help-replay = Revoir une partie finie, pas à pas.
cli-help-replay-record = L’enregistrement d’une partie finie.
cli-help-replay-eyes = Par les yeux de qui : une place par son numéro, `spectator`, ou `open` pour tout voir.
cli-help-ladder = Mesurer la force de chaque niveau de bot, contre celui du dessous.
cli-help-ladder-players = Le nombre de joueurs ; par défaut tous les nombres possibles.
cli-help-ladder-option = Une option du jeu, par exemple board=chatons.
cli-help-ladder-pair = Deux niveaux, par exemple matou-raminagrobis ; par défaut chaque niveau et le suivant.
cli-help-ladder-deals = Le nombre maximal de donnes par paire ; moins dès qu’il est clair qui est le plus fort.
cli-help-ladder-seconds = La durée maximale par paire ; par défaut sans limite.
cli-help-ladder-seed = Quelles donnes jouer.
cli-help-ladder-workers = Le nombre de processus ; par défaut un par cœur.
cli-help-ladder-fresh = Recommencer au lieu de continuer.
cli-help-ladder-markdown = Écrire les tableaux en Markdown.

cli-usage = Usage :
cli-arguments = Arguments
cli-options = Options
cli-commands = Commandes
cli-default = {"["}par défaut : { $value }]
cli-required = {"["}obligatoire]
cli-environment = {"["}variable d’environnement : { $name }]
cli-show-help = Afficher ce message et s’arrêter.
cli-see-help = { $mistake } ; voir `{ $command } --help`
cli-needs-origin = --behind-proxy demande --origin, l’adresse publique de la page, par exemple https://ronron.example
cli-no-article = { $game } n’a pas d’article { $article } ; il y a { $articles }
cli-box-same = { $file } est valable : une boîte de { $game }, la même que celle de Ronron ({ $fingerprint }).
cli-box-own = { $file } est valable : une boîte de { $game }, votre propre boîte ({ $fingerprint }).
cli-no-picture = il n’y a rien à dessiner dans une boîte de { $game } ; retirez --picture
cli-picture-unsaved = le dessin { $path } ne peut pas être écrit : { $reason }
cli-picture-saved = Le dessin est dans { $path }.
cli-games-name = nom
cli-games-game = jeu
cli-games-players = joueurs
cli-games-rules = règles
cli-games-for = pour
cli-for-players = jouer
cli-for-practice = s’exercer
cli-for-guests = invités
cli-game-refused = Pas proposé : { $why }.
cli-warmed = { $games ->
    [one] { $games } jeu prêt en { $seconds } s
   *[other] { $games } jeux prêts en { $seconds } s
}
cli-lint-clean = { $game } : rien trouvé.
cli-new-written = { $folder } est écrit. Ensuite : { $install }, puis : { $play }
cli-new-readme = { $readme } dit ce qu’on peut en faire d’autre.
cli-perft-depth = profondeur
cli-perft-sequences = suites
cli-perft-seconds = secondes
cli-measuring = mesures
cli-setting-up = préparation
cli-judging = analyse
cli-peers-engine = --peers est pour le moteur ; le serveur est toujours comparé à un serveur d’écho
cli-for-server = --{ $option } est pour `ronron bench server`
cli-json-or-markdown = --json et --markdown s’excluent ; choisissez l’un des deux
cli-ladder-stopped = Arrêté. Chaque donne finie est gardée ; la même commande{ $fresh ->
    [yes] {" "}sans --fresh
   *[no] {""}
} continue à partir de là.

## Ce qui ne va pas. Une valeur donnée est déjà entre guillemets.

error-language = Ronron parle { $languages }, et non { $given }
error-unknown-game = aucun jeu ne s’appelle { $given } ; les jeux sont { $games }
error-unknown-game-near = aucun jeu ne s’appelle { $given } ; pensiez-vous à { $near } ?
error-guest-name = le jeu de { $package } s’appelle { $given } ; un nom a de 2 à 16 petites lettres et chiffres, une lettre d’abord
error-guest-taken = le jeu de { $package } s’appelle { $game }, comme un autre jeu ; il lui faut un nom à lui
error-guest-import = le jeu de { $package } ne peut pas être chargé : { $why }
error-guest-title = le jeu de { $package } s’appelle { $given } dans son TITLE, et { $game } dans son point d’entrée ; il faut le même nom
error-guest-words = le jeu de { $package } a le message { $word } ; tous ses messages doivent commencer par { $game }-
error-new-name = { $given } ne peut pas être le nom d’un jeu ; un nom a de 2 à 16 petites lettres et chiffres, une lettre d’abord
error-new-taken = il y a déjà un jeu nommé { $game } ; un nouveau jeu a besoin d’un nom à lui
error-new-module = Python lui-même connaît le nom { $game }, un paquet ne peut donc pas s’appeler ainsi ; choisissez un autre nom
error-new-folder = { $folder } existe déjà, et rien n’est écrasé ; choisissez un autre nom, ou un autre dossier avec --into
error-new-unwritten = { $folder } n’a pas pu être écrit : { $why }
error-guest-layout = l’état du jeu de { $package } a les mêmes champs que { $other } ; il faut un autre nom à l’un d’eux
error-game-part = { $game } n’a pas de module { $module } ; il faut à chaque jeu { $needed }
error-game-member = dans { $game }, il manque à { $module } { $names }
error-game-state = l’état de { $game } n’a pas de champ { $fields }, que TITLE nomme
error-game-secrets = { $game } a un module secrets, mais TITLE ne nomme rien de caché
error-game-components = la boîte de { $game } a le champ { $field }, qui est un ensemble ; il lui faut components.py avec Components, check et fill
error-game-layout = LAYOUT de { $game } nomme { $fields }, mais sa vue n’a que { $known }
error-game-layout-verbs = LAYOUT de { $game } a des images pour { $verbs }, mais ses verbes sont seulement { $known }
error-game-seats = { $game } se joue à { $players } ; de 1 à { $most } sont possibles
error-game-replays = { $game } rejoue { $versions }, mais seules des versions plus anciennes que { $version } peuvent l’être
error-game-decisions = { $game } a { $decisions } décisions ; de 1 à { $most } sont possibles
error-players = { $game } se joue à { $players }, et non à { $given }
error-no-option = { $game } n’a pas d’option { $option } ; { $count ->
    [0] il n’a pas d’options
   *[other] ses options sont { $options }
}
error-option = l’option { $option } de { $game } vaut { $values }, et non { $given }
error-seat = il n’y a pas de place { $seat } ici ; les places sont { $seats }, et ronron.SPECTATOR pour un spectateur

# Positions

error-expected = { $where } : il faut { $what }, et non { $found }
error-expected-in-all = il faut { $what }, et non { $found }
error-first-line = première ligne
error-first-line-key = première ligne, { $key }
error-first-line-is = première ligne : { $key } vaut { $values }, et non { $found }
error-first-line-twice = première ligne : { $key }= s’y trouve deux fois
error-first-line-number = première ligne : { $key } est un nombre de { $lowest } à { $highest }, et non { $found }
error-first-line-not-with = première ligne : { $word } ne va pas avec phase={ $phase }
error-first-line-needs = première ligne : avec phase={ $phase }, il faut { $word }
error-first-line-phase = première ligne : phase={ $phase } : { $why }
error-line-begins = il faut une ligne qui commence par { $name }, et non { $found }
error-line-such-as = il faut une ligne comme { $example }, et non { $found }
error-line-unknown = la ligne { $line } n’a pas sa place ici
error-line-twice = la ligne { $line } s’y trouve deux fois
error-line-missing = il manque la ligne { $line }
error-no-further = { $where } : il n’y a pas d’autre { $name }
error-rows = il faut { $rows } lignes de { $words } mots, et non des lignes de { $found }
error-rows-slashed = il faut { $rows } lignes de { $cells } cases séparées par /, et non { $found }
error-row-column = ligne { $row }, colonne { $column }
error-word = mot { $number }
error-duel-turns = { $first } x et { $second } o : x commence, il y a donc autant de x que de o, ou un de plus
error-duel-line = { $sign } a une ligne, mais l’autre place a joué depuis

# Causes extérieures à Ronron

error-quoted = « { $words } »
error-os-enoent = ce fichier ou ce dossier n’existe pas
error-os-eacces = l’accès n’est pas permis
error-os-eperm = l’opération n’est pas permise
error-os-eisdir = c’est un dossier
error-os-enotdir = ce n’est pas un dossier
error-os-eexist = il existe déjà
error-os-enospc = il n’y a plus de place sur le disque
error-os-edquot = le quota de disque est dépassé
error-os-efbig = le fichier est trop grand
error-os-erofs = on ne peut que lire sur ce disque
error-os-enametoolong = le nom du fichier est trop long
error-os-eio = le disque ne répond pas comme il faut
error-os-emfile = trop de fichiers sont ouverts
error-os-eaddrinuse = l’adresse est déjà utilisée
error-os-eaddrnotavail = cette machine n’a pas cette adresse
error-os-no-such-host = aucune machine n’a ce nom
error-shape-at = { $where } : { $why }
error-shape-type = il faut { $wanted }, et non { $found }
error-shape-length = il faut { $wanted } de longueur { $limit }
error-shape-limit = il faut { $wanted } { $limit }
error-shape-pattern = il faut { $wanted } de la forme { $pattern }
error-shape-missing = il manque { $field }
error-shape-unknown = { $field } n’a pas sa place ici
error-shape-value = { $found } n’est aucune des valeurs possibles
error-type-int = un nombre entier
error-type-float = un nombre
error-type-str = un texte
error-type-bool = vrai ou faux
error-type-array = une liste
error-type-object = un tableau
error-type-null = rien
error-json = ce n’est pas du JSON, à l’octet { $byte }
error-json-end = c’est du JSON qui s’arrête trop tôt
error-toml = ligne { NUMBER($line, useGrouping: 0) }, colonne { $column } (« { $detail } »)
error-toml-end = à la fin (« { $detail } »)

# Boîtes

error-box = { $file } : { $why }
error-box-path = une boîte est le chemin d’un fichier de composants, et non { $given }
error-box-unread = le fichier de composants { $path } ne peut pas être lu : { $why }
error-box-utf8 = { $file } : l’octet { $byte } n’est pas du texte UTF-8 ; enregistrez le fichier en UTF-8
error-box-deep = { $file } n’est pas un fichier de composants : il est imbriqué trop profondément
error-box-toml = { $file } n’est pas du TOML : { $why }
error-box-of-other = { $file } est une boîte de { $game }, et non de { $ours }
error-box-game = { $file } : game : il faut le nom d’un jeu, comme game = "poche"

# Parties enregistrées

error-line = ligne { NUMBER($line, useGrouping: 0) } : { $why }
error-record-text = une partie enregistrée est un texte, et non { $given }
error-record-begins = une partie enregistrée commence par { $words }
error-record-log = c’est le journal d’une partie inachevée ; on ne peut lire qu’une partie entière, qui commence par { $words }
error-record-ends = la partie enregistrée s’arrête là où il faudrait { $expected }
error-record-key = il faut { $key }, et non { $found }
error-record-alone = « { $key }: » se trouve sur une ligne à part, avec des lignes en retrait dessous
error-record-other = on a joué avec { $key } { $found }, mais ici c’est { $key } { $ours }
error-record-rules = { error-record-other } ; ce Ronron joue les règles { $versions } de { $game }
error-record-box = { error-record-other } ; nommez son fichier de composants avec --box (en Python : box=)
error-record-mover = il faut une décision de { $mover }, et non { $found }
error-record-scores = les scores sont { $scores }, et non { $found }
error-record-end = il faut la fin de la partie enregistrée, et non { $found }
error-record-whole = il faut un nombre entier, et non { $found }
error-record-unread = la partie enregistrée { $path } ne peut pas être lue : { $why }
error-record-utf8 = { $path } n’est pas une partie enregistrée : l’octet { $byte } n’est pas du texte UTF-8

# L’interface Python

error-position-text = une position est un texte, et non { $given }
error-position-of = ce n’est pas une position de { $game } : { $why }
error-decision-text = { $given } n’est pas une décision de { $game } ici ; possible maintenant : { $possible }
error-decision-number = { $given } n’est pas une décision de { $game } ; ce sont des nombres entiers de 0 à { $last }
error-possible-chance = rien, c’est le hasard qui décide
error-possible-nothing = rien
error-depth = la profondeur { $given } n’est pas un nombre entier à partir de 0
error-other-game = il faut une position de cette partie { $game }, et non { $given }
error-too-long = une partie de { $game } a dépassé sa longueur déclarée de { $longest } décisions
error-count = { $what } : il faut un nombre entier de 1 à { $most }, et non { $given }
error-blanks = cette position ne dit pas tout ; jouez dans un de ses mondes : imagined(seat, seed)
error-generator = il faut à draw un numpy.random.Generator comme numpy.random.default_rng(7), et non { $given }
error-consequences = il reste des conséquences de la dernière décision ; appelez step() jusqu’à ce qu’il renvoie False
error-nothing-to-draw = le hasard n’a rien à tirer maintenant : { $position }
error-batch = il faut { $count } nombres entiers, une décision par partie, et non { $given }
error-batch-shape = { $kind } de forme { $shape }
error-batch-game = la partie { $number } du lot ne peut pas jouer { $given } maintenant ; rien n’a été joué dans aucune partie
error-no-result = une partie a un résultat une fois finie
error-not-shown-yet = on revoit une partie une fois finie ; d’ici là, chacun ne voit que ce qu’il peut
error-not-reviewed-yet = on n’analyse qu’une partie finie, et celle-ci ne l’est pas
error-review-seat = il n’y a pas de place { $seat } à analyser ; les places vont de 0 à { $last }
error-cache = on ne peut rien écrire dans { $path } ; donnez à RONRON_CACHE un dossier où l’on peut écrire
error-compile = les noyaux de { $game } n’ont pas pu être compilés : { $why }
error-exit-code = le processus s’est terminé avec le code { $code }
error-no-lesson = { $game } n’a pas de première partie guidée
error-lesson = { $file } de { $game } : { $why }
error-lesson-end = la partie enregistrée doit s’arrêter quand la place { $seat } doit décider, car c’est là qu’on joue sans guide
error-lesson-page = il y a une page avant la décision { $number }, qui n’est pas de la place { $seat } ; ses décisions : { $moments }
error-lesson-twice = il y a deux pages avant la décision { $number } ; faites-en une seule
error-lesson-silent = rien n’est dit avant la décision { $number }
error-lesson-part = la dernière note avant la décision { $number } a une partie du plateau, mais c’est la décision elle-même qui est éclairée

# Bots

error-budget = une recherche a besoin d’un budget : itérations, secondes ou les deux
error-budget-of = { $what } d’un budget : il faut un nombre supérieur à 0 et jusqu’à { $most }, et non { $given }
error-bot-turn = on ne demande à un bot que quand une place doit décider
error-bot-seat = la place { $seat } n’a pas à décider ici ; c’est le tour de la place { $mover }
error-bot-among = aucune des décisions à examiner n’est possible ici
error-level = aucun niveau ne s’appelle { $given } ; il y a { $levels }

# Tables

error-no-match = { $game } n’a pas de match
error-match-option = un match de { $game } se joue avec { $option } { $value }, et non { $given }
error-table-opening = une table commence par son ouverture, et non par { $found }
error-table-rules = cette table de { $game } se joue selon les règles { $found } ; ce Ronron a les règles { $ours }
error-table-box = cette table de { $game } se joue avec la boîte { $found } ; ce Ronron a la boîte { $ours }

# La ligne de commande

error-eyes = --eyes est une place de 0 à { $last }, spectator ou open, et non { $given }
error-option-form = une option s’écrit nom=valeur, et non { $given } ; { $game } a { $options }
error-record-there = { $path } existe déjà ; nommez un autre fichier avec --record
error-no-match-option = { $game } n’a pas de match ; enlevez --match
error-match-plays = un match de { $game } se joue avec { $option } { $value } ; enlevez --{ $option }

# Mesures

error-above-0 = { $what } : il faut un nombre supérieur à 0, et non { $given }
error-no-pair = il faut au moins une paire de niveaux ; les niveaux sont { $levels }
error-pair = une paire, ce sont deux niveaux différents comme matou-gouttiere, et non { $given } ; les niveaux sont { $levels }
error-ladder-left = le classement a été quitté alors qu’un processus démarrait encore
error-ladder-file = les résultats du classement ne peuvent pas être gardés dans { $path } : { $why } ; donnez à { $variable } un dossier où l’on peut écrire
error-child-ended = le processus { $name } s’est terminé avant la fin de son travail, avec le code { $code }
error-child-failed = { $name } a échoué : { $why }
error-hung-up = le serveur a raccroché ({ $code })
error-not-started = le serveur n’a pas pu démarrer
error-not-ready = le serveur n’était pas prêt après { $seconds } s
error-tables-not-ready = les tables n’étaient pas prêtes après { $seconds } s
error-move-refused = un coup a été refusé : { $code }
error-lost-connections = { $lost } connexions sur { $sockets } ont été perdues ; refus : { $refusals }
error-answered = { $path } a répondu { $status } : { $answer }
error-nothing-answered = aucun coup n’a reçu de réponse, il n’y a donc rien à dire
error-peer-what = rien n’est mesuré chez nous sous le nom { $given } ; il faut { $ours }
error-peer-failed = le moteur { $peer } a échoué à { $what } : { $why }
error-peer-missing = il manque le moteur { $peer } ({ $why }) ; pip install 'ronron[peers]' les apporte tous
bench-t-game = { $game }, { $setup }
bench-t-beside = { $game } à côté de { $peer }, { $what }
bench-t-compiling = compilation de { $game }
bench-t-opening = ouverture de { $tables } tables
bench-t-rush = chaque table est amenée en cours de partie
bench-t-round-echo = l’écho, passage { $number } sur { $rounds }
bench-t-round-ours = le nôtre, passage { $number } sur { $rounds }
bench-t-our-games = Nos jeux
bench-t-players = joueurs
bench-t-playouts = parties/s
bench-t-choice = ns/choix
bench-t-python = Python ns
bench-t-batch = lot ns
bench-t-threads = 2 fils
bench-t-search = recherche/s
bench-t-trees = 2 arbres
bench-t-cold = à froid s
bench-t-warm = à chaud s
bench-t-bytes = octets
bench-t-others = À côté d’autres moteurs, lors de la même mesure
bench-t-of-game = jeu
bench-t-peer = moteur
bench-t-what = mesure
bench-t-ours = nous
bench-t-theirs = eux
bench-t-we-are = rapport
bench-t-faster = × { $ratio } en vitesse
bench-t-echo = un simple écho
bench-t-server = Le serveur, d’un coup envoyé jusqu’à ce que les deux places l’apprennent
bench-t-setup = { $tables } tables de { $game }, { $sockets } connexions, { $seconds } s chacun, { $pinned ->
    [yes] un cœur pour le serveur, un autre pour la charge
   *[no] cœurs non choisis
}.
bench-t-wish = Notre p99 vaut { $ratio } fois celui de l’écho ; il faut au plus { $times } fois l’écho ou { $enough } ms, ici { $target } ms : { $met ->
    [yes] atteint
   *[no] pas atteint
}.
bench-t-at-once = Tout le monde à la fois, aussi vite que viennent les réponses : { $moves } coups/s.
bench-t-server-moves = coups/s
bench-t-server-p50 = p50 ms
bench-t-server-p99 = p99 ms
bench-t-server-p99-by-round = p99 ms par passage
bench-t-server-max = max ms
bench-t-server-core = part d’un cœur
bench-t-server-others = dont pris par d’autres, par passage
bench-t-server-commits = écritures/s
bench-t-server-empty = Mo à vide
bench-t-server-open = Mo, connexions ouvertes
bench-t-server-end = Mo à la fin
bench-t-server-bytes = octets reçus, envoyés à chaque place
bench-t-server-unanswered = sautés, sans réponse, refusés
bench-t-server-load-core = charge : part d’un cœur
bench-t-server-load-late = charge : retard p99 ms
ladder-t-playing = { $game } à { $players }, { $pair }
ladder-t-pairs = { $game } à { $players } : une part juste est { $fair }
ladder-t-ratings = { $game } à { $players } : classement
ladder-t-players = joueurs
ladder-t-fair = juste
ladder-t-level = niveau
ladder-t-against = contre
ladder-t-share = part
ladder-t-interval = 95 %
ladder-t-verdict = verdict
ladder-t-games = parties
ladder-t-scores = scores
ladder-t-mu = mu
ladder-t-sigma = sigma
ladder-t-ordinal = mu − 3 sigma
ladder-t-ms = ms par décision
ladder-t-above = au-dessus
ladder-t-below = au-dessous
ladder-t-luck = la chance le cache
ladder-t-no-score = aucun
ladder-t-random = au hasard
ladder-t-no-options = sans options
ladder-t-summary = { $game } ({ $options }), règles { $rules }, boîte { $box }, bots { $bots }, graine { $seed }, au plus { $deals } donnes{ $searching ->
    [yes] {" "}; itérations par décision : { $thinking }.
   *[no] .
}
cli-mistake-no-option = il n’y a pas d’option { $option }
cli-mistake-no-option-near = il n’y a pas d’option { $option }, seulement { $near }
cli-mistake-missing = il manque { $what }
cli-mistake-integer = { $what } : il faut un nombre entier
cli-mistake-number = { $what } : il faut un nombre
cli-mistake-most = { $what } : il faut au plus { $limit }
cli-mistake-least = { $what } : il faut au moins { $limit }
cli-mistake-no-command = il n’y a pas de commande { $command }
cli-mistake-extra = il y a des mots en trop : { $words }
cli-mistake-needs-value = { $option } demande une valeur
cli-mistake-no-value = { $option } ne prend pas de valeur

# Le serveur

error-json-deep = c’est imbriqué trop profondément
error-text-frames = les messages sont des trames de texte
error-could-not-start = le serveur n’a pas pu démarrer ; ce qu’il a dit se trouve au-dessus
error-listen = impossible d’écouter sur { $host }, port { $port } : { $why } ; choisissez-en un autre avec { $option }
error-origin = --origin { $given } n’est pas l’adresse d’une page ; écrivez-la comme https://ronron.example
error-data = les tables ne peuvent pas être gardées dans { $path } : { $why } ; choisissez un autre dossier avec --data ou RONRON_DATA
error-is-a-file = c’est un fichier
error-new-key = démarrez une fois avec --new-key, ce qui met fin à tous les liens, places et cookies déjà donnés
error-key-missing = la base de données a déjà servi et il manque { $file } dans { $path } ; remettez-le depuis une sauvegarde, ou { error-new-key }
error-key-other = la base de données a déjà servi et va avec un autre { $file } que celui dans { $path } ; remettez-le depuis une sauvegarde, ou { error-new-key }
error-key-file = la clé { $path } n’est pas un simple fichier ; remettez-la depuis une sauvegarde, ou supprimez-la et { error-new-key }
error-key-damaged = la clé { $path } est endommagée : elle a { $found } octets et non { $wanted } ; remettez-la depuis une sauvegarde, ou supprimez-la et { error-new-key }
error-key-vanished = la clé { $path } a disparu aussitôt faite ; redémarrez
error-stopping = le serveur s’arrête
error-unsaved = l’enregistrement a échoué : { $why }
error-unread = la lecture a échoué : { $why }
error-already-written = c’est déjà écrit : { $why }
error-database-closed = la base de données n’est pas ouverte
error-database-lost = le fichier de la base de données n’est pas celui qui a été ouvert
error-database-newer = la base de données a été écrite par un Ronron plus récent ; démarrez celui-là, ou remettez une sauvegarde plus ancienne
error-database-driver = la base de données ne peut pas être ouverte : son pilote { $driver } n’est pas installé
error-database-postgresql = la base de données ne peut pas être ouverte : il faut à PostgreSQL pip install "psycopg[binary]", et une adresse qui commence par postgresql+psycopg:
error-database-address = la base de données ne peut pas être ouverte : { $why } ; vérifiez qu’elle fonctionne et que son adresse est juste
error-database-file = la base de données { $file } ne peut pas être ouverte : { $why } ; { $remedy ->
    [backup] remettez une sauvegarde, ou choisissez un autre dossier avec --data ou RONRON_DATA
    [room] faites de la place sur le disque, ou choisissez un autre dossier avec --data ou RONRON_DATA
   *[data] choisissez un autre dossier avec --data ou RONRON_DATA
}
error-bot-decided = un bot a décidé ce que les règles ne permettent pas
error-kept-missing = il manque une partie de ce qui en est gardé
error-kept-damaged = ce qui en est gardé est endommagé

# Fichiers de composants

error-seed = la graine { $given } n’est pas un nombre entier à partir de 0, comme 7
error-none = rien
error-from-to = un nombre de { $lowest } à { $highest }
error-values = { $count } valeurs
error-values-from = des valeurs de { $lowest } à { $highest }
error-values-each = { $count } valeurs de { $lowest } à { $highest }
error-in-all = { $count } en tout
error-name = un nom d’au plus { $longest } petites lettres a–z

## Ce que trouve la relecture des règles

lint-syntax = ce n’est pas du Python : { $why }
lint-float = les règles ne connaissent que des nombres entiers, et { $number } n’en est pas un
lint-division = une division par / donne une fraction ; les règles divisent des entiers par //
lint-collection = les règles ne réservent pas de mémoire, et ceci fait un nouvel objet ({ $kind }) ; prenez un champ de l’état, ou un ensemble de bits
lint-text = les règles n’ont pas de texte ; dites-le dans telling.py, ou nommez un nombre
lint-statement = { $word } ne peut pas être compilé dans une règle
lint-unassigned = { $name } peut être sans valeur ici ; donnez-lui-en une avant les branches
lint-types = { $name } est d’abord { $first }, puis ici { $second } ; une variable n’a qu’un type
lint-booleans = NumPy refuse, ou fait autrement, ce que permet le code compilé : { $code } ; choisissez entre des nombres avec if
lint-unmarked = { $name } est une règle, mais il manque @rule au-dessus
lint-called = la règle { $rule } appelle { $name }, qui n’a pas de @rule
lint-changeable = { $name } peut changer, une règle ne peut donc pas le lire ; faites-en un tuple, ou un champ de la boîte
error-lint-package = il n’y a pas de paquet { $package }
fault-raised = { $place } : `{ $rule }` a levé { $kind } ({ $why }), après les décisions { $decisions }
fault-changed = rules.py : `{ $rule }` répond à une question, mais change l’état, après les décisions { $decisions }
fault-endless = { $place } : `{ $rule }` n’avait pas fini après { $seconds } s, après les décisions { $decisions }
fault-late = pas de fin après { $seconds } s
fault-forced = rules.py : `forced` est encore vrai après { $times } fois `advance`, les conséquences ne finissent donc jamais, après les décisions { $decisions }
fault-turn = rules.py : `turn` est { $turn }, ni l’une des { $seats } places ni NATURE, après les décisions { $decisions }
fault-legal-empty = rules.py : `legal` est vide, mais `over` dit que la partie continue, après les décisions { $decisions }
fault-legal-many = rules.py : `legal` est { $mask }, mais TITLE a { $most } décisions, après les décisions { $decisions }
fault-chances = rules.py : `chances` de l’issue { $outcome } est { $chance }, mais elle est permise, après les décisions { $decisions }

# Comment les liens se présentent
link-home-title = Ronron : des jeux de chats autour d’une table
link-home-line = Des jeux de chats dans le navigateur : seul contre des robots honnêtes, sur un même appareil, ou entre amis par un lien.
link-invited = On vous invite à une partie de { $game }
link-invited-by = { $host } vous invite à une partie de { $game }
link-invited-line = Une place vous attend. Rien à installer : ouvrez le lien, asseyez-vous et jouez.
link-invites = vous invite à jouer
link-come = Venez jouer !
link-ended = { $game } : { $outcome }
link-score = { $name } { $points }
