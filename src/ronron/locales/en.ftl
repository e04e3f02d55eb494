# Words of the table

turns-left = { $turns ->
    [one] { $turns } turn left
   *[other] { $turns } turns left
}
you = You
you-object = you
list-and = { $some } and { $last }
list-or = { $some } or { $last }
list-next = { $one }; { $rest }
list-comma = {", "}
as-written = { $text }
plain-prompt = Decide
plain-decided = { $who }: { $text }
plain-drawn = Chance: { $text }
setting-up = Setting up the game; the first time takes a few seconds…
bot-thinks = { $bot } to play
your-turn = Your turn
wins = { $who-you ->
    [yes] You win!
   *[no] { $who } wins.
}
shared-win = The win is shared.
nobody-wins = Nobody wins.
decided-by-points = It was { $best } to { $next }.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
refused = No: { $sentence }
not-understood = I do not understand “{ $text }”. You can type: { $choices }. Type help for more.
choices = You may: { $choices }
nothing-to-take-back = There is nothing to take back yet.
taken-back = Taken back.
taken-back-practice = Taken back after something hidden had been shown: this game now counts as practice.
record-saved = The record of this game is saved as { $path }
log-saved = What you were told so far is saved as { $path }; the whole record can be saved when the game is over
record-unsaved = The record could not be saved: { $reason }
practice = (practice: a hint was given, or a move taken back after something had been shown)
goodbye = Purr. Goodbye!
is-legal = “{ $text }” is allowed here.
log-empty = Nothing has been played yet.
log-line = { $who }: { $what }
help =
    Type a choice as it is shown, or only the end of it: “b3” for “flip b3”, or its number.
    why …    why a choice is not allowed
    hint     what would be good now
    back     take back your last choice
    words    the board in words
    rules P7 what an article says (rules alone lists them all)
    log      everything played so far
    save     save the record now
    quit     save and leave
match-game = Match, game { $number } of { $games }
no-article = There is no article { $article }. The articles are { $articles }.

# Hints and reviews in the terminal

percent-t = { $share }%
hint-t-best = I would choose “{ $choice }” (chance of winning: about { $share }).
hint-t-best-alone = I would choose “{ $choice }”.
hint-t-next = Next best: { $choices }.
hint-t-only = There is only one choice: { $choice }.
hint-t-thinking = Thinking…
hint-t-not-now = A hint is for your own turn, and it is not your turn.
hint-t-practice = With a hint, this game now counts as practice.
review-t-seat = seat { $seat }
review-t-score = seat { $seat }: { $score }
review-t-note = Each decision is judged by what its seat knew then, not by how it turned out. Percentages are chances of winning; a shared win counts in part.
review-t-note-alone = Each decision is judged by what its seat knew then, not by how it turned out. Percentages say how well it was going.
review-t-nothing = Nobody here had anything to choose.
review-t-going = How well it was going
review-t-winning = Who was winning
review-t-accounts = Each player’s choices
review-t-account = { $decisions ->
    [one] { $decisions } choice
   *[other] { $decisions } choices
}, { $costly ->
    [0] none of them costly
   *[other] { $costly } of them costly: { $cost } in all
}
review-t-costliest = What cost most
review-t-none = No decision clearly cost anything.
review-t-number = no.
review-t-who = who
review-t-made = chose
review-t-better = better
review-t-worth = worth
review-t-cost = cost
review-t-all = All decisions
review-t-better-was = better: { $choice } (by { $cost })
review-t-about = { $cost } ± { $doubt }%
replay-t-seat = Seat { $seat }
replay-t-seat-object = seat { $seat }
replay-t-prompt = { $at } of { $last } – Enter: forward, b: back, a number: go there, w: in words, q: quit >
replay-t-help = Enter goes forward, b goes back, a number from 0 to { $last } goes to that moment, w tells the board in words, q quits.
replay-t-end = That was the last decision.
replay-t-start = This is the beginning.

# Refusals of a table

refused-table-closed = This table is closed.
refused-table-full = There is no free seat at this table.
refused-practice-under-way = A practice game is under way here, in which turns may have been taken back. You can sit down once it is over.
refused-table-worn = So much has happened at this table that it accepts nothing more; finish the game and open a new table.
refused-one-chair-each = You already have a seat at this table.
refused-sent-away = The host has asked you to leave this table.
refused-chair-taken = Seat { $chair } is taken.
refused-chair-in-use = Somebody is playing in seat { $chair }; a bot may take over once they have been offline for a while.
refused-no-such-chair = There is no seat { $chair } here; the table has { $chairs }.
refused-no-game = No game is being played at this table.
refused-not-your-turn = It is not your turn.
refused-move-too-long = The move was already complete before its last decision; send the rest as a move of its own.
refused-no-such-decision = There is no such decision; decisions are whole numbers from 0 to { $last }.
refused-no-such-act = Nothing of that kind can be decided now.
refused-stale = Something happened that you had not seen yet. Here is how the table looks now.
refused-no-take-back = Moves cannot be taken back here; only practice tables allow it.
refused-no-hints = Hints are given at practice tables only.
refused-options-while-playing = The options cannot be changed during a game; choose those of the next game once it is over.
refused-options-of-match = The options cannot be changed during a match; open another table for other options.
refused-no-such-option = The game cannot be played like that: { $what }.
refused-which-game = Say which game: either one of a table, or one given as text.
refused-bad-record = Line { $line } of that text cannot be read as a game of Ronron. Paste the text exactly as it was saved.
refused-game-not-over = This game is not over; you can look at it again once it is.
refused-no-such-finished-game = { $of ->
        [0] No game of this table is over yet; it can be looked at again once it is.
        [one] There is no game { $number }: one game of this table is over.
       *[other] There is no game { $number }: { $of } games of this table are over.
    }
refused-not-these-eyes = Spectators see what everybody at the table saw; the host can allow more.
refused-nothing-to-play-on = The game is over at that moment; choose an earlier moment to play on from.
refused-no-lesson = This game has no guided first game.
refused-nothing-to-hint = This move is already complete; a hint is for what is still to be decided.
refused-nothing-to-describe = This move is already complete; the board after it is described once everybody sees it.
refused-no-hint-found = No hint was found this time. Please try again.
refused-others-moved = Somebody else has played since; your turn can no longer be taken back.
refused-already-shown = That turn revealed something hidden, and others play here too; it can no longer be taken back.
refused-nothing-to-take-back = You have not decided anything yet.
refused-not-over = The game is not over yet.
refused-somebody-missing = Somebody is missing; every seat must be taken first.
refused-already-left = You have already left the table.
refused-never-left = You are already at this table.
refused-bot-plays-for-you = A bot is playing for you; take over from it first.
refused-muted = The host has muted you at this table.
refused-said-enough = You have reached the limit of chat messages for this game; you can chat again when the next game is dealt.
refused-chat-off = The host has turned free chat off; quick phrases still work.
refused-nothing-said = Send either a text or a quick phrase.
refused-no-such-level = No bot is called { $level }.
refused-nobody-to-kick = There is nobody in seat { $chair } to send away.
refused-host-only = Only the host of this table may do that.
refused-try-again = The table has just been loaded again; please try again.
refused-not-saved = This could not be saved, so it did not happen. Nothing is lost; please try again in a moment.
refused-no-memory = There is not enough memory for this table right now. Nothing is lost; please try again in a while.
refused-nothing-to-do = There is nothing to do.
refused-blind = This connection speaks for a seat without seeing its hand; moves, hints and descriptions of moves need a connection that sees it.
refused-watching = You are watching; only those seated at the table can do that.
refused-no-right = This link or code is not valid here, or no longer is.
refused-no-table = There is no such table, or it has been removed.
refused-unknown-game = No game called { $game } is played here.
refused-warming = The rules are being compiled, which happens only once; please try again in a few seconds.
refused-no-own-seat = Keep at least one seat for yourself.
refused-bots-name = { $name } is the name of a bot here; please choose another.
refused-house-full = This server has no room for another table; please try again later.
refused-broken-game = This game could not be compiled here; the reason is in the server’s log.
refused-busy = Too many games are being replayed or reviewed right now; please try again in a few seconds.
refused-bad-message = That message cannot be read: { $what }.
refused-bad-option = { $what }.
refused-hello-again = You have already said hello.
refused-no-such-moment = There is no such moment; moments run from 0 to { $last }.
refused-cannot-open = This table cannot be opened: { $what }.
refused-locked = This server asks for a password; please enter it first.
refused-wrong-password = That is not the password.
refused-other-origin = This request comes from another site.
refused-other-host = This server does not answer to that name. Open it by its IP address; its operator can allow a name with --origin.
refused-bad-host = A request must name one Host, written like ronron.example or 192.0.2.1:8787.
refused-not-http = That is not a request this server can read; it speaks HTTP/1.1.
refused-header-too-large = The header of this request is too long; at most { $most } bytes.
refused-too-late = This request took too long to arrive; please try again.
refused-full = Too many connections are open; please try again in a few seconds.
refused-wrong-method = That cannot be done at this address.
refused-internal = Something went wrong on our side; nothing was changed.
refused-no-such-page = There is nothing at this address.
refused-no-such-language = The rules are not written in { $asked }.
refused-too-large = That is too much at once; at most { $most } bytes.
refused-not-json = Send JSON, and say so: Content-Type: application/json.
refused-too-many = { $seconds ->
    [one] Too many requests; please wait a second.
   *[other] Too many requests; please wait { $seconds } seconds.
}

# Why a connection is closed

bye-restarting = The server is stopping for a moment. Your game is saved; you will be reconnected.
bye-table-closed = The table has been closed.
bye-lost-chair = You no longer have a seat at this table.
bye-sent-away = The host has asked you to leave this table.
bye-silent = The connection was silent for too long.
bye-no-hello = The first message must be hello.
bye-other-protocol = This page is out of date; please reload it.
bye-no-right = This link is not valid here, or no longer is.
bye-no-table = There is no such table, or it has been removed.
bye-too-many = Too many wrong attempts.
bye-bad-message = Too many messages that cannot be read.
bye-not-saved = The table cannot be read or saved at the moment.
bye-cannot-open = This table cannot be opened by this version of Ronron.

# The server

page-ready = ready
page-ready-all = The server is up, and all games are ready.
page-warming = The server is up. The rules are being compiled for this computer, which happens only once; the page appears when that is done.
serve-address = Ronron is at { $address }
serve-lan = On your local network: { $address }
serve-data = Tables are kept in { $path }
serve-stop = Stop with Ctrl+C.

# The page

ui-lead = Cat games around one table: alone against honest bots, on one device, or with friends through a link.
ui-home = Home
ui-try-again = Try again
ui-close = Close
ui-settings = Settings
ui-language = Language
ui-language-name = English
ui-language-switch = Switch to English
ui-loading = One moment…
ui-unreachable = The server cannot be reached. Please try again in a moment.
ui-missing = { $what ->
    [board] The board could not be loaded.
   *[page] This page could not be loaded completely.
}
ui-missing-line = Check your connection, then try again.
ui-missing-still = That did not help. Ronron may have been updated meanwhile: please reload the page. Nothing is lost.
ui-reload = Reload the page
ui-lost = Connection lost. Reconnecting…
ui-getting-ready = The rules are being compiled for this computer: a minute or two, and only once…
ui-not-playable = This game cannot be played here at the moment; the other games can.
ui-your-name = Your name
ui-your-cat = Your cat
ui-cat-number = Cat { $number }
ui-other-cats = Show other cats
ui-you-are = You
ui-save = Save
ui-forget = Delete what Ronron keeps about me
ui-forget-sure = Really delete everything
ui-player = Player { $number }
ui-play-now = Play now
ui-play-alone = Play alone
ui-invite = { $friends ->
    [one] Invite a friend
   *[other] Invite friends
}
ui-open-box = Open the box: { $game }
ui-shelf = The shelf
ui-learn-first = Learn
ui-more = More choices
ui-clock-short = { $minutes } min
ui-hosted-by = { $name } hosts
ui-seats-free = { $free } of { $players } seats free
ui-option = { $option }: { $value }
ui-name-asked = What name will your friends see?
ui-name-later = Later
ui-share-link = Send the link
ui-one-device = On one device
ui-opponent = Choose your opponent
ui-match = Match of several games
ui-clock = Thinking time
ui-clock-none = As long as you like
ui-clock-minutes = { $minutes } minutes each, plus 10 seconds per turn
ui-player-count = { $count ->
    [one] Alone
   *[other] { $count } players
}
ui-shelf-practice = Practice games
ui-shelf-practice-line = Small classics, quickly learnt and quickly played.
ui-shelf-guests = More games
ui-shelf-guests-line = Brought along by whoever runs this table.
ui-player-range = { $least } to { $most } players
ui-other-name = { $number ->
    [2] Name of the second player (on one device)
    [3] Name of the third player (on one device)
    [4] Name of the fourth player (on one device)
   *[other] Name of the fifth player (on one device)
}
ui-practice = Practice against bots: you may ask for hints and take turns back
ui-listed = List this table for everybody (when inviting)
ui-join = Join a table
ui-code = Code
ui-sit-down = Sit down
ui-my-games = My games
ui-resume = Continue
ui-open-tables = Open tables
ui-no-open-tables = No open tables at the moment.
ui-watch = Watch
ui-phase-waiting = waiting for players
ui-phase-playing = in progress
ui-phase-over = over
ui-phase-closed = closed
ui-invited = You are invited
ui-invited-line = Somebody is keeping a seat for you at their table.
ui-invited-to = A seat is kept for you at a game of { $game }.
ui-invited-by = { $host } keeps a seat for you at a game of { $game }.
ui-ended = How a game ended
ui-play-too = Play too
ui-lost-link = This link is not complete
ui-lost-link-line = The part after the # sign is missing. Ask for the link again, or enter the code of the table on the home page.
ui-only-here = This link works on this computer only. To play with others on your network, start Ronron like this:
ui-to-table = To the table
ui-locked = This server asks for a password.
ui-password = Password
ui-enter = Come in
ui-theme = Colours
ui-theme-auto = as the system
ui-theme-light = day
ui-theme-dark = night
ui-speed = Animation
ui-speed-slow = slow
ui-speed-normal = normal
ui-speed-fast = fast
ui-speed-none = none
ui-sound = Sounds
ui-volume = Volume
ui-moods = Show how your cat feels
ui-notify = Tell me when it is my turn
ui-spoken = Show the board in words too
ui-table-of = Table: { $game }
ui-players = Players
ui-total = total
ui-you = you
ui-nobody = Free seat
ui-chair-left = has left
ui-thinks = { $name } is thinking.
ui-chair-wants-more = wants another game
ui-chair-away = offline
ui-chair-menu = More about { $name }
ui-seat-bot = Let { $bot } play here
ui-fill-with-bot = { $free ->
    [one] Play with { $bot } instead
   *[other] Put { $bot } on a free seat
}
ui-mute = Mute
ui-unmute = Unmute
ui-kick = Send away
ui-time-left = { $time } left
ui-to-move = to play
ui-your-turn = Your turn
ui-waits-for = { $name } to play
ui-skip = Skip
ui-panel = { $unread ->
    [0] Log, chat and table
   *[other] Log, chat and table ({ $unread } new)
}
ui-looking-back = Looking back
ui-step-back = Step back
ui-step-on = Step forward
ui-back-to-now = Back to now
ui-unstage = Undo
ui-take-back = Take back my turn
ui-hint = Hint
ui-hint-thinking = Let me see…
ui-hinted = Hint: { $what }.
ui-hint-share = Chance of winning: about { $percent }%.
ui-follow-hint = Follow the hint: { $what }
ui-come-back = Take over from the bot
ui-again = Another game
ui-next-game = Next game of the match
ui-practice-tag = practice
ui-match-result = The match
ui-match-game = match, game { $number }
ui-winner = Winner
ui-shared-win = Shared win
ui-result = Result
ui-see-board = Look at the board
ui-share-ending = Share the result
ui-save-picture = Save as a picture
ui-sheet = Score: { $who }
ui-article = Rule { $article }
ui-understood = All right
ui-hand-to = Hand the device to { $name }.
ui-lift = I am { $name }
ui-waiting = Waiting for players
ui-waiting-line = Send the link, let somebody scan the code, or read out the letters. The game begins when every seat is taken.
ui-invite-link = Invitation link
ui-copy-invite = Copy link
ui-copy-watch = Copy link to watch
ui-copied = Copied
ui-code-is = Code:
ui-qr = QR code of the invitation link
ui-log = Game log
ui-save-log = Save log
ui-save-record = Save record
ui-share = Share
ui-leave = Leave
ui-stay = Stay
ui-leave-line = Your seat stays yours, and you find the game on your home page. Until you come back, a bot may play for you.
ui-leave-quietly = You give up your seat; somebody else may take it.
ui-chat = Chat
ui-say = Say something
ui-send = Send
ui-allow-chat = Allow free chat
ui-phrase-hello = Hello!
ui-phrase-good_luck = Good luck!
ui-phrase-thinking = Let me think…
ui-phrase-well_played = Well played!
ui-phrase-oops = Oops!
ui-phrase-thanks = Thanks!
ui-phrase-purr = Purr
ui-phrase-hiss = Hiss!
ui-phrase-bye = Bye!
ui-phrase-happy = Joy
ui-phrase-sly = Mischief
ui-phrase-surprised = Surprise
ui-phrase-sleepy = A yawn
ui-phrase-grumpy = A sulk
ui-phrase-fierce = Fury
ui-rules = Rules
ui-learn = Learn by playing
ui-learnt = lesson completed
ui-place = { $place }: { $what }
ui-place-last = { $words } (the last move)
ui-place-empty = empty
ui-face-down = face down
ui-pile-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-which = Which one?
ui-yes = yes
ui-no = no
ui-own-board-failed = This game’s own board does not work here, so the plain board shows the game.
ui-board = The board
ui-told = Announcements
ui-in-words = The board in words
ui-you-may = You may
ui-look-again = Look again
ui-bring = Look at a saved game

# A finished game looked at again, on the page

replay-copy = Copy link to this game
replay-heading = Replay of a game
replay-of = Replay: { $game }
replay-none = There is no game to look at here
replay-bring = Open a saved game
replay-bring-line = A game saved as text can be looked at again, reviewed and played on from any moment. The link you get contains the whole game; the server stores none of it.
replay-paste = Paste the text here, or drop the file
replay-show = Show the game
replay-choose-file = Choose a file
replay-broken-link = The game in this link cannot be read; perhaps a part of the link was lost. Ask for it again, or paste the text.
replay-controls = Back and forth
replay-first = To the beginning
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-moment = Moment
replay-count = { $at } of { $last }
replay-beginning = The game begins.
replay-eyes = Through whose eyes?
replay-eyes-open = Everything open
replay-eyes-spectator = As a spectator
replay-only-watching = You see what the spectators saw. The host of the table can allow more.
replay-result = Result
replay-panel = Log and review
replay-see-played = See what was played
replay-lit = { $name } chose: { $played }. Better was: { $better }.
replay-lit-you = You chose: { $played }. Better was: { $better }.
replay-play-on = Play on from here
replay-play-on-line = A practice table opens, and the game goes on from this moment. The original game is not changed.
replay-idea = Your idea: { $idea }. A practice table opens at this moment, where you can try it.
replay-as = Which seat is yours?
replay-review = Review this game
replay-review-line = A strong bot examines every decision, from what its player knew then. That takes some seconds.
replay-judging = Examining every decision…
replay-stop = Stop
replay-winning = Who was winning
replay-going = How well it was going
replay-percent = { $percent }%
replay-in-numbers = The same in numbers
replay-note = Each decision is judged by what its player knew then, not by how it turned out. A percentage is the chance of winning, as a strong bot sees it.
replay-note-alone = Each decision is judged by what you knew then, not by how it turned out. A percentage says how well it was going.
replay-account = { $decisions ->
    [one] made { $decisions } choice
   *[other] made { $decisions } choices
}; { $costly ->
    [one] one of them clearly cost something
   *[other] { $costly } of them clearly cost something
}. On average a choice cost { $percent }% of the win.
replay-account-fine = { $decisions ->
    [one] made { $decisions } choice, and it cost nothing to speak of.
   *[other] made { $decisions } choices, and none clearly cost anything.
}
replay-account-none = had nothing to choose.
replay-costliest = What cost most
replay-fine = No decision clearly cost anything. That was well played.
replay-at = move { $number }
replay-played = Chosen: { $what }
replay-better = Better: { $what }
replay-cost = Cost: about { $percent }% chance of winning, give or take { $doubt }%.
replay-cost-alone = It cost about { $percent }%, give or take { $doubt }%.
replay-show-all = Show all { $count }

# Around the table, in the page

table-heading = This table
table-standing = Your place at this table
table-latest = What happened at the table
table-between = Between two games
table-next = Next game ({ $what })
table-change = Change
table-host = Host: { $name }
table-host-you = You are the host of this table.
table-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
table-you-watch = { $others ->
    [0] You are watching.
    [one] You are watching, with one other person.
   *[other] You are watching, with { $others } other people.
}
table-seat-free = A seat is free.
table-sit-code = Ask a player for the code of this table:
table-holder = { $name } has the device.
table-chair-holds = has the device
table-bot-for-you = { $bot } is playing for you.
table-you-left = You left this game. Your seat is still yours.
table-come-back = Come back
table-waiting = { $free ->
    [one] Here already: { $names }. One seat is free.
   *[other] Here already: { $names }. { $free } seats are free.
}
table-curtain = Everyone else looks away.
table-last-move = Last move: { $what }

# What the host may do

table-run = Host’s menu
table-options-next = Options of the next game
table-options-waiting = Everyone at the table is told what changed.
table-options-line = Everyone is told what changed, and asked again whether they want to play.
table-options-save = Change the options
table-who-may = Talking and watching
table-eyes-switch = Show spectators every hand, once the game is over
table-eyes-line = Everyone at the table, spectators included, can see whether this is allowed.
table-eyes-on = Once a game is over, spectators may see it through everyone’s eyes.
table-eyes-off = Spectators only ever see what the whole table sees.
table-chat-line = Ready-made phrases are always possible.
table-close = Close the table
table-close-line = The game ends unfinished, and everyone has to leave.
table-close-quietly = Everyone has to leave.
table-close-sure = Yes, close it
table-chair-bot = Choose who plays here from the next game on. Everyone at the table is told.
table-chair-away = { $name } is offline. After a minute, a bot may play until they are back.
table-chair-left = { $name } has left. You can wait, or let a bot play until they come back.
table-kick-line = { $name } loses the seat and cannot sit down here again.
table-kick-playing = { $name } loses the seat in the middle of the game and cannot sit down here again. Somebody else, or a bot, may play on.
table-kick-links = Invitation links and codes given out so far stop working; new ones take their place.
table-kick-sure = Send { $name } away
table-clear = Send spectators away
table-clear-line = Everyone who only watches has to leave. Links to watch given out so far stop working; a new one takes their place.
table-clear-sure = Yes, send them away
table-not-so = No

# Another game, and leaving

table-wanting = { $count ->
    [one] { $names } would like another game.
   *[other] { $names } would like another game.
}
table-waits-for = Still to answer: { $names }.
table-missing-left = { $name } has left. Before another game, a bot or somebody else has to take the seat.
table-missing-open = A seat is free. Before another game, a bot or somebody else has to take it.
table-free-seat = Give away { $name }’s seat
table-invite = Invite somebody
table-leave-last = You are the only person here, so the table closes and this game stays unfinished. To go on later, keep the game: you will find it on the home page.
table-leave-last-quietly = You are the only person here, so the table closes.
table-leave-host = { $name } becomes the host.
table-keep = Go home, keep the game

# What happened at the table

table-told-sat = { $name } has sat down.
table-told-bot-sat = { $bot } has sat down.
table-told-bot-instead = { $bot } plays instead of { $old } from the next game on.
table-told-bot-for = { $bot } plays for { $name } until they come back.
table-told-bot-for-you = { $bot } is playing for you. You can take over at any time.
table-told-left = { $name } has left the table.
table-told-left-kept = { $name } has left. You can wait, or let a bot play: see the menu at their seat.
table-told-came-back = { $name } is back.
table-told-came-back-you = Welcome back! You are playing again.
table-told-kicked = { $name } no longer has a seat here.
table-told-cleared = The host has sent the spectators away.
table-told-timed-out = { $name } has run out of time.
table-told-timed-out-you = Your time has run out.
table-told-host = { $name } is the host now.
table-told-host-you = You are the host now.
table-told-options = { $name } changed the options of the next game: { $what }.
table-told-wants-more = { $name } would like another game.
table-told-dealt = A new game begins. Everyone has moved on by one seat.
table-told-dealt-match = The next game of the match begins.
table-told-chat-on = Everyone may write again.
table-told-chat-off = The host has switched off free chat; ready-made phrases still work.
table-says = { $who }: { $what }
table-told-muted = The host has muted { $name }.
table-told-muted-you = The host has muted you.
table-told-unmuted = { $name } may speak again.
table-told-unmuted-you = You may speak again.
table-told-online = Connected again.
table-chat-empty = Nothing has been said yet.
table-look-again = Look at the game again
table-earlier-games = Earlier games
table-game-number = Game { $number }
table-copy-game = Copy link to this game

## The guided first games

lesson-ui-coach = Moustache, who explains the game
lesson-ui-progress = Progress of the lesson
lesson-ui-page = Page { $page } of { $pages }
lesson-ui-next = Next
lesson-ui-back = Back
lesson-ui-follow = Follow the light
lesson-ui-show = Take me to what is lit
lesson-ui-strayed = Follow the light for now; soon you will play as you like.
lesson-ui-watch = Now watch what happens…
lesson-ui-play = Let me play!
lesson-ui-leave = Leave the lesson and play

## The bots

level-chaton = Just learning: overlooks most of what it could do, and now and then pounces on the first thing that moves.
level-matou = Takes what looks best now, and never thinks ahead.
level-gouttiere = Knows the rooftops: thinks ahead for the blink of an eye, and guesses what you hide.
level-raminagrobis = Old, patient and sly: tries out thousands of continuations before it lifts a paw.

## What is typed in a terminal: one word or several for the same

command-t-why = why
command-t-hint = hint
command-t-back = back undo
command-t-words = words w
command-t-rules = rules
command-t-log = log
command-t-save = save
command-t-quit = quit exit
command-t-help = help ?
command-t-before = b back
command-t-stop = q quit

## The command line

cli-help-ronron = Four cat games at one table: play them, study them, train on them.
cli-help-ronron-version = Print the version.
cli-help-play = Play in a browser, as `ronron` alone does, or in this terminal; the options below are for the terminal.
cli-help-play-game = The game to play with --terminal; in the page you choose it there.
cli-help-play-terminal = Play in this terminal instead of a browser.
cli-help-play-mode = One of the game’s modes; an unknown one gets a list of them.
cli-help-play-players = How many play; all but you are bots.
cli-help-play-option = An option of the game, such as board=chatons or open_pile=yes.
cli-help-play-match = Play a match, if the rules have one.
cli-help-play-level = The bot to play against.
cli-help-any-lang = { $languages }; by default that of your system.
cli-help-play-seed = The number of a deal, to play it again; by default a new deal.
cli-help-any-box = Your own copy of the component file.
cli-help-play-record = Where to save the record.
cli-help-serve = Serve tables to browsers, here or on your local network.
cli-help-serve-host = The address to listen on.
cli-help-serve-port = The port; 0 takes a free one.
cli-help-serve-lan = Let others on your local network in, and show a QR code.
cli-help-serve-password = Ask everybody for this password; better set with RONRON_PASSWORD.
cli-help-serve-origin = An address at which people open the page, such as https://ronron.example.
cli-help-serve-behind_proxy = Trust the visitor addresses that a proxy on this machine passes on.
cli-help-serve-data = The directory for tables; by default that of RONRON_DATA.
cli-help-serve-game = Offer this game; may be given several times. Without it, every game.
cli-help-serve-new_key = Make a new key if server.key is lost: old links and cookies stop working.
cli-help-rules = Read the rules of a game, article by article.
cli-help-any-game = The game, by its short name; `ronron games` lists them.
cli-help-rules-article = One article, such as P7.
cli-help-check = Check a component file, and say what is wrong with it.
cli-help-check-file = A component file of your own.
cli-help-check-picture = Draw what is in it, as SVG.
cli-help-games = List the games by name.
cli-help-warm = Compile the kernels now, so that nothing has to wait for it later.
cli-help-warm-games = The games to compile; by default all.
cli-help-lint = Look for mistakes in the rules of a game, without compiling or loading it.
cli-help-new = Write the package of a new game: a small one that can be played, to be made into your own.
cli-help-new-name = What it is to be called: 2 to 16 small letters and digits.
cli-help-new-into = The folder it is written into; by default this one.
cli-help-perft = Count the sequences of decisions from a deal, depth by depth.
cli-help-perft-depth = The number of decisions to go deep.
cli-help-perft-seed = The number of the deal.
cli-help-perft-players = The number of players; by default the usual one of the game.
cli-help-bench = Measure the engine, with other engines if asked for; or the server, with a bare echo server.
cli-help-bench-what = The game to measure, or `server`; by default all games.
cli-help-bench-peers = Measure other engines too (needs ronron\[peers]).
cli-help-any-json = Print JSON instead of tables.
cli-help-bench-tables = For `bench server`: the number of tables, by default 1,000.
cli-help-bench-seconds = For `bench server`: the duration, by default 30.
cli-help-review = Review a finished game: what each decision cost, what was better, and who was winning.
cli-help-review-record = The record of a finished game: a file, or - for standard input.
cli-help-review-seat = Review only this seat, by its number; by default all.
cli-help-review-iterations = The iterations of each search; by default a whole game takes some seconds.
cli-help-review-seconds = The seconds of each search instead; a decision takes up to three searches, and the result varies.
cli-help-review-top = The number of costliest decisions to show first.
cli-help-review-seed = The seed of the searches; another one gives another review.
cli-help-replay = Look at a finished game again, step by step.
cli-help-replay-record = The record of a finished game.
cli-help-replay-eyes = Through whose eyes: a seat by its number, `spectator`, or `open` for everything.
cli-help-ladder = Measure how strong each level of bot is, against the one below it.
cli-help-ladder-players = The number of players; by default every possible one.
cli-help-ladder-option = An option of the game, such as board=chatons.
cli-help-ladder-pair = Two levels, such as matou-raminagrobis; by default each level and the next.
cli-help-ladder-deals = The most deals for each pair; fewer are played once it is clear who is better.
cli-help-ladder-seconds = The longest time for each pair; by default no limit.
cli-help-ladder-seed = Which deals to play.
cli-help-ladder-workers = The number of processes; by default one for each core.
cli-help-ladder-fresh = Start again instead of continuing.
cli-help-ladder-markdown = Print the tables in Markdown.

cli-usage = Usage:
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-default = {"["}default: { $value }]
cli-required = {"["}required]
cli-environment = {"["}env var: { $name }]
cli-show-help = Show this message and exit.
cli-see-help = { $mistake }; see `{ $command } --help`
cli-needs-origin = --behind-proxy needs --origin, the public address of the page, like https://ronron.example
cli-no-article = { $game } has no article { $article }; there are { $articles }
cli-box-same = { $file } is valid: a box of { $game }, the same as Ronron’s own ({ $fingerprint }).
cli-box-own = { $file } is valid: a box of { $game }, a box of your own ({ $fingerprint }).
cli-no-picture = there is nothing to draw in a box of { $game }; leave out --picture
cli-picture-unsaved = the picture { $path } cannot be written: { $reason }
cli-picture-saved = The picture is { $path }.
cli-games-name = name
cli-games-game = game
cli-games-players = players
cli-games-rules = rules
cli-games-for = for
cli-for-players = players
cli-for-practice = practice
cli-for-guests = guests
cli-game-refused = Not offered: { $why }.
cli-warmed = { $games ->
    [one] { $games } game ready in { $seconds } s
   *[other] { $games } games ready in { $seconds } s
}
cli-lint-clean = { $game }: nothing found.
cli-new-written = { $folder } is written. Next: { $install }, and then: { $play }
cli-new-readme = What else can be done with it is told in { $readme }.
cli-perft-depth = depth
cli-perft-sequences = sequences
cli-perft-seconds = seconds
cli-measuring = measuring
cli-setting-up = setting up
cli-judging = judging
cli-peers-engine = --peers is for the engine; the server is always compared with an echo server
cli-for-server = --{ $option } is for `ronron bench server`
cli-json-or-markdown = --json and --markdown exclude each other; choose one
cli-ladder-stopped = Stopped. Every finished deal is kept; the same command { $fresh ->
    [yes] without --fresh goes
   *[no] goes
} on from there.

## What goes wrong. A value that was given stands in quotes already.

error-language = Ronron speaks { $languages }, not { $given }
error-unknown-game = no game is called { $given }; the games are { $games }
error-unknown-game-near = no game is called { $given }; did you mean { $near }?
error-guest-name = the game in { $package } calls itself { $given }; a name has 2 to 16 small letters and digits, a letter first
error-guest-taken = the game in { $package } calls itself { $game }, as another game does; it needs a name of its own
error-guest-import = the game in { $package } cannot be loaded: { $why }
error-guest-title = the game in { $package } is called { $given } in its TITLE, and { $game } in its entry point; both must be the same
error-guest-words = the game in { $package } has the message { $word }; all its messages must begin with { $game }-
error-new-name = { $given } cannot be the name of a game; a name has 2 to 16 small letters and digits, a letter first
error-new-taken = there is a game called { $game } already; a new one needs a name of its own
error-new-module = Python itself knows the name { $game }, so a package cannot be called that; choose another name
error-new-folder = { $folder } is already there, and nothing is overwritten; choose another name, or another folder with --into
error-new-unwritten = { $folder } could not be written: { $why }
error-guest-layout = the game in { $package } has a state with the same fields as { $other }; one of its fields needs another name
error-game-part = { $game } has no module { $module }; every game needs { $needed }
error-game-member = { $module } of { $game } has no { $names }
error-game-state = the state of { $game } has no field { $fields }, which TITLE names
error-game-secrets = { $game } has a module secrets, but TITLE names nothing hidden
error-game-components = the box of { $game } has the field { $field }, which is a set; such a box needs components.py with Components, check and fill
error-game-layout = LAYOUT of { $game } names { $fields }, but its view has only { $known }
error-game-layout-verbs = LAYOUT of { $game } has pictures for { $verbs }, but its verbs are only { $known }
error-game-seats = { $game } is for { $players } players; from 1 to { $most } fit
error-game-replays = { $game } replays { $versions }, but only versions older than { $version } can be replayed
error-game-decisions = { $game } has { $decisions } decisions; from 1 to { $most } fit
error-players = { $game } is for { $players } players, not { $given }
error-no-option = { $game } has no option { $option }; { $count ->
    [0] it has no options
   *[other] its options are { $options }
}
error-option = option { $option } of { $game } is { $values }, not { $given }
error-seat = no seat { $seat } here; the seats are { $seats }, and ronron.SPECTATOR for a spectator

# Positions

error-expected = { $where }: expected { $what }, found { $found }
error-expected-in-all = expected { $what }, found { $found }
error-first-line = first line
error-first-line-key = first line, { $key }
error-first-line-is = first line: { $key } is { $values }, not { $found }
error-first-line-twice = first line: { $key }= stands there twice
error-first-line-number = first line: { $key } is a number from { $lowest } to { $highest }, not { $found }
error-first-line-not-with = first line: { $word } does not go with phase={ $phase }
error-first-line-needs = first line: phase={ $phase } needs { $word }
error-first-line-phase = first line: phase={ $phase }: { $why }
error-line-begins = expected a line that begins with { $name }, found { $found }
error-line-such-as = expected a line such as { $example }, found { $found }
error-line-unknown = no line { $line } belongs here
error-line-twice = the line { $line } stands there twice
error-line-missing = there is no line { $line }
error-no-further = { $where }: there is no further { $name }
error-rows = expected { $rows } rows of { $words } words, found rows of { $found }
error-rows-slashed = expected { $rows } rows of { $cells } cells with / between them, found { $found }
error-row-column = row { $row }, column { $column }
error-word = word { $number }
error-duel-turns = { $first } x and { $second } o: x begins, so there are as many x as o, or one more
error-duel-line = { $sign } has a line, yet the other seat has played since

# Causes outside Ronron

error-quoted = “{ $words }”
error-os-enoent = No such file or directory
error-os-eacces = Permission denied
error-os-eperm = Operation not permitted
error-os-eisdir = Is a directory
error-os-enotdir = Not a directory
error-os-eexist = It is there already
error-os-enospc = No space left on device
error-os-edquot = Disk quota exceeded
error-os-efbig = File too large
error-os-erofs = Read-only file system
error-os-enametoolong = File name too long
error-os-eio = Input/output error
error-os-emfile = Too many open files
error-os-eaddrinuse = Address already in use
error-os-eaddrnotavail = Cannot assign requested address
error-os-no-such-host = No such host
error-shape-at = { $where }: { $why }
error-shape-type = expected { $wanted }, found { $found }
error-shape-length = expected { $wanted } of length { $limit }
error-shape-limit = expected { $wanted } { $limit }
error-shape-pattern = expected { $wanted } that matches { $pattern }
error-shape-missing = { $field } is missing
error-shape-unknown = there is no { $field } here
error-shape-value = { $found } is none of the values there are
error-type-int = a whole number
error-type-float = a number
error-type-str = a text
error-type-bool = true or false
error-type-array = a list
error-type-object = a table
error-type-null = nothing
error-json = it is no JSON at byte { $byte }
error-json-end = it is JSON that ends too early
error-toml = line { NUMBER($line, useGrouping: 0) }, column { $column } (“{ $detail }”)
error-toml-end = at its end (“{ $detail }”)

# Boxes

error-box = { $file }: { $why }
error-box-path = a box is the path of a component file, not { $given }
error-box-unread = the component file { $path } cannot be read: { $why }
error-box-utf8 = { $file }: byte { $byte } is not UTF-8 text; save the file as UTF-8
error-box-deep = { $file } is not a component file: it is nested too deeply
error-box-toml = { $file } is not TOML: { $why }
error-box-of-other = { $file } is a box of { $game }, not of { $ours }
error-box-game = { $file }: game: expected the name of a game, such as game = "poche"

# Records

error-line = line { NUMBER($line, useGrouping: 0) }: { $why }
error-record-text = a record is a text, not { $given }
error-record-begins = a record begins with { $words }
error-record-log = this is the log of a game that was not finished; only a whole record can be read, which begins with { $words }
error-record-ends = the record ends where { $expected } should stand
error-record-key = expected { $key }, found { $found }
error-record-alone = '{ $key }:' stands alone, with indented lines below it
error-record-other = { $key } { $found } was played, but loaded is { $key } { $ours }
error-record-rules = { error-record-other }; this Ronron plays rules { $versions } of { $game }
error-record-box = { error-record-other }; name its component file with --box (in Python: box=)
error-record-mover = expected a decision of { $mover }, found { $found }
error-record-scores = the scores are { $scores }, not { $found }
error-record-end = expected the end of the record, found { $found }
error-record-whole = expected a whole number, found { $found }
error-record-unread = the record { $path } cannot be read: { $why }
error-record-utf8 = { $path } is no record: byte { $byte } is not UTF-8 text

# The Python API

error-position-text = a position is a text, not { $given }
error-position-of = not a position of { $game }: { $why }
error-decision-text = { $given } is no decision of { $game } here; possible now: { $possible }
error-decision-number = { $given } is no decision of { $game }; they are whole numbers from 0 to { $last }
error-possible-chance = nothing, chance decides
error-possible-nothing = nothing
error-depth = depth { $given } is not a whole number from 0 up
error-other-game = expected a position of this game { $game }, not { $given }
error-too-long = a game of { $game } passed its declared length of { $longest } decisions
error-count = { $what }: expected a whole number from 1 to { $most }, not { $given }
error-blanks = this position does not say everything; play on in one of its worlds: imagined(seat, seed)
error-generator = draw wants a numpy.random.Generator such as numpy.random.default_rng(7), not { $given }
error-consequences = consequences of the last decision remain; call step() until it returns False
error-nothing-to-draw = nature has nothing to draw now: { $position }
error-batch = expected { $count } whole numbers, one decision per game, found { $given }
error-batch-shape = { $kind } of shape { $shape }
error-batch-game = game { $number } of the batch cannot play { $given } now; nothing was played in any game
error-no-result = a game has a result once it is over
error-not-shown-yet = a game is shown again once it is over; until then everybody sees only what they may
error-not-reviewed-yet = only a finished game is reviewed, and this one is not over
error-review-seat = no seat { $seat } to review; the seats are 0 to { $last }
error-cache = nothing can be written to { $path }; set RONRON_CACHE to a directory that can
error-compile = the kernels of { $game } could not be compiled: { $why }
error-exit-code = it ended with code { $code }
error-no-lesson = { $game } has no guided first game
error-lesson = { $file } of { $game }: { $why }
error-lesson-end = the record must end where seat { $seat } is to decide, for that is when the learner plays on alone
error-lesson-page = there is a page before decision { $number }, which is not seat { $seat }'s; these are: { $moments }
error-lesson-twice = there are two pages before decision { $number }; make them one
error-lesson-silent = nothing is said before decision { $number }
error-lesson-part = the last note before decision { $number } has a part, but there the decision itself is lit

# Bots

error-budget = a search wants a budget: iterations, seconds or both
error-budget-of = { $what } of a budget: expected a number above 0 and up to { $most }, not { $given }
error-bot-turn = a bot is asked only when a seat is to decide
error-bot-seat = seat { $seat } is not to decide here; it is the turn of seat { $mover }
error-bot-among = none of the decisions to think about can be made here
error-level = no level is called { $given }; there are { $levels }

# Tables

error-no-match = { $game } has no match
error-match-option = a match of { $game } is played with { $option } { $value }, not { $given }
error-table-opening = a table begins with its opening, not with { $found }
error-table-rules = this table of { $game } is played by rules { $found }; this Ronron has rules { $ours }
error-table-box = this table of { $game } is played with box { $found }; this Ronron has box { $ours }

# The command line

error-eyes = --eyes is a seat from 0 to { $last }, spectator, or open; not { $given }
error-option-form = an option is written as name=value, not { $given }; { $game } has { $options }
error-record-there = { $path } is there already; name another file with --record
error-no-match-option = { $game } has no match; leave out --match
error-match-plays = a match of { $game } is played in { $value } { $option }; leave out --{ $option }

# Measuring

error-above-0 = { $what }: expected a number above 0, not { $given }
error-no-pair = a ladder wants at least one pair of levels; the levels are { $levels }
error-pair = a pair is two different levels such as matou-gouttiere, not { $given }; the levels are { $levels }
error-ladder-left = the ladder was left while a worker was still on its way
error-ladder-file = the results of the ladder cannot be kept in { $path }: { $why }; set { $variable } to a directory that can be written
error-child-ended = the process of { $name } ended before its work was done, with code { $code }
error-child-failed = { $name } failed: { $why }
error-hung-up = the server hung up ({ $code })
error-not-started = the server could not start
error-not-ready = the server was not ready after { $seconds } s
error-tables-not-ready = the tables were not ready after { $seconds } s
error-move-refused = a move was refused: { $code }
error-lost-connections = { $lost } of { $sockets } connections were lost; refusals: { $refusals }
error-answered = { $path } answered { $status }: { $answer }
error-nothing-answered = not a single move was answered, so there is nothing to tell
error-peer-what = nothing of ours is measured as { $given }; expected { $ours }
error-peer-failed = the peer { $peer } failed at { $what }: { $why }
error-peer-missing = the peer { $peer } is missing ({ $why }); pip install 'ronron[peers]' brings all of them
bench-t-game = { $game }, { $setup }
bench-t-beside = { $game } beside { $peer }, { $what }
bench-t-compiling = compiling { $game }
bench-t-opening = opening { $tables } tables
bench-t-rush = bringing every table somewhere into its game
bench-t-round-echo = the echo, round { $number } of { $rounds }
bench-t-round-ours = ours, round { $number } of { $rounds }
bench-t-our-games = Ours
bench-t-players = players
bench-t-playouts = playouts/s
bench-t-choice = ns/choice
bench-t-python = Python ns
bench-t-batch = batch ns
bench-t-threads = 2 threads
bench-t-search = search/s
bench-t-trees = 2 trees
bench-t-cold = cold s
bench-t-warm = warm s
bench-t-bytes = bytes
bench-t-others = Beside others, in this same run
bench-t-of-game = game
bench-t-peer = peer
bench-t-what = what
bench-t-ours = ours
bench-t-theirs = theirs
bench-t-we-are = we are
bench-t-faster = × { $ratio } as fast
bench-t-echo = a bare echo
bench-t-server = The server, from a move sent to both seats told of it
bench-t-setup = { $tables } tables of { $game }, { $sockets } sockets, { $seconds } s each, { $pinned ->
    [yes] one core for the server, another for the load
   *[no] cores not chosen
}.
bench-t-wish = Our p99 is { $ratio } times the echo's; wanted is at most { $times } times the echo's or { $enough } ms, here { $target } ms: { $met ->
    [yes] met
   *[no] not met
}.
bench-t-at-once = Everybody at once, as fast as answered: { $moves } moves/s.
bench-t-server-moves = moves/s
bench-t-server-p50 = p50 ms
bench-t-server-p99 = p99 ms
bench-t-server-p99-by-round = p99 ms by round
bench-t-server-max = max ms
bench-t-server-core = share of a core
bench-t-server-others = taken of it by others, by round
bench-t-server-commits = commits/s
bench-t-server-empty = MB empty
bench-t-server-open = MB with all sockets open
bench-t-server-end = MB at the end
bench-t-server-bytes = bytes in, out to each seat
bench-t-server-unanswered = skipped, unanswered, refused
bench-t-server-load-core = load: share of a core
bench-t-server-load-late = load: p99 late ms
ladder-t-playing = { $game } for { $players }, { $pair }
ladder-t-pairs = { $game } for { $players }: a fair share is { $fair }
ladder-t-ratings = { $game } for { $players }: ratings
ladder-t-players = players
ladder-t-fair = fair
ladder-t-level = level
ladder-t-against = against
ladder-t-share = share
ladder-t-interval = 95 %
ladder-t-verdict = verdict
ladder-t-games = games
ladder-t-scores = scores
ladder-t-mu = mu
ladder-t-sigma = sigma
ladder-t-ordinal = mu − 3 sigma
ladder-t-ms = ms per decision
ladder-t-above = above
ladder-t-below = below
ladder-t-luck = luck hides it
ladder-t-no-score = none
ladder-t-random = random
ladder-t-no-options = no options
ladder-t-summary = { $game } ({ $options }), rules { $rules }, box { $box }, bots { $bots }, seed { $seed }, at most { $deals } deals{ $searching ->
    [yes] ; iterations for a decision: { $thinking }.
   *[no] .
}
cli-mistake-no-option = there is no option { $option }
cli-mistake-no-option-near = there is no option { $option }, only { $near }
cli-mistake-missing = { $what } is missing
cli-mistake-integer = { $what }: expected a whole number
cli-mistake-number = { $what }: expected a number
cli-mistake-most = { $what }: expected at most { $limit }
cli-mistake-least = { $what }: expected at least { $limit }
cli-mistake-no-command = there is no command { $command }
cli-mistake-extra = too many words: { $words }
cli-mistake-needs-value = { $option } needs a value
cli-mistake-no-value = { $option } takes no value

# The server

error-json-deep = it is nested too deeply
error-text-frames = messages are text frames
error-could-not-start = the server could not start; what it said stands above
error-listen = cannot listen on { $host } port { $port }: { $why }; choose another with { $option }
error-origin = --origin { $given } is no address of a page; write it like https://ronron.example
error-data = tables cannot be kept in { $path }: { $why }; choose another directory with --data or RONRON_DATA
error-is-a-file = it is a file
error-new-key = start once with --new-key, which ends every link, seat and cookie given out so far
error-key-missing = the database was used before and has no { $file } in { $path }; put it back from a backup, or { error-new-key }
error-key-other = the database was used before and belongs to another { $file } than the one in { $path }; put it back from a backup, or { error-new-key }
error-key-file = the key { $path } is no plain file; restore it from a backup, or delete it and { error-new-key }
error-key-damaged = the key { $path } is damaged: it has { $found } bytes and not { $wanted }; restore it from a backup, or delete it and { error-new-key }
error-key-vanished = the key { $path } vanished as soon as it was made; start again
error-stopping = the server is stopping
error-unsaved = could not be saved: { $why }
error-unread = could not be read: { $why }
error-already-written = already written: { $why }
error-database-closed = the database is not open
error-database-lost = the file of the database is not the one that was opened
error-database-newer = the database was written by a newer Ronron; start that one, or restore an older backup
error-database-driver = the database cannot be opened: its driver { $driver } is not installed
error-database-postgresql = the database cannot be opened: PostgreSQL needs: pip install "psycopg[binary]", and an address that begins with postgresql+psycopg:
error-database-address = the database cannot be opened: { $why }; see that it runs and that its address is right
error-database-file = the database { $file } cannot be opened: { $why }; { $remedy ->
    [backup] restore a backup, or choose another directory with --data or RONRON_DATA
    [room] make room on the disk, or choose another directory with --data or RONRON_DATA
   *[data] choose another directory with --data or RONRON_DATA
}
error-bot-decided = a bot decided what the rules do not allow
error-kept-missing = some of what is kept of it is missing
error-kept-damaged = what is kept of it is damaged

# Component files

error-seed = seed { $given } is not a whole number from 0 up, such as 7
error-none = none
error-from-to = { $lowest } to { $highest }
error-values = { $count } values
error-values-from = values from { $lowest } to { $highest }
error-values-each = { $count } values from { $lowest } to { $highest }
error-in-all = { $count } in all
error-name = a name of at most { $longest } small letters a–z

## What the linter finds in rules

lint-syntax = this is not Python: { $why }
lint-float = rules know whole numbers only, and { $number } is none
lint-division = a division by / gives a fraction; rules divide whole numbers by //
lint-collection = rules allocate nothing, and this makes a new object ({ $kind }); use a field of the state, or a set of bits
lint-text = rules have no text; say it in telling.py, or name a number
lint-statement = { $word } cannot be compiled into a rule
lint-unassigned = { $name } may have no value here; assign it before the branches
lint-types = { $name } is { $first } at first and { $second } here; a variable has one type
lint-booleans = NumPy refuses, or does otherwise, what compiled code allows: { $code }; choose between numbers with if
lint-unmarked = { $name } is a rule, but @rule is missing above it
lint-called = the rule { $rule } calls { $name }, which has no @rule
lint-changeable = { $name } can be changed, so a rule may not read it; make it a tuple, or a field of the box
error-lint-package = there is no package { $package }
fault-raised = { $place }: `{ $rule }` raised { $kind } ({ $why }), after the decisions { $decisions }
fault-changed = rules.py: `{ $rule }` answers a question, but changes the state, after the decisions { $decisions }
fault-endless = { $place }: `{ $rule }` was still busy after { $seconds } s, after the decisions { $decisions }
fault-late = no end after { $seconds } s
fault-forced = rules.py: `forced` is still true after { $times } times `advance`, so the consequences never end, after the decisions { $decisions }
fault-turn = rules.py: `turn` is { $turn }, neither one of { $seats } seats nor NATURE, after the decisions { $decisions }
fault-legal-empty = rules.py: `legal` is empty, but `over` says that the game goes on, after the decisions { $decisions }
fault-legal-many = rules.py: `legal` is { $mask }, but TITLE has { $most } decisions, after the decisions { $decisions }
fault-chances = rules.py: `chances` of outcome { $outcome } is { $chance }, but it is legal, after the decisions { $decisions }

# How links introduce themselves
link-home-title = Ronron: cat games around one table
link-home-line = Cat games in your browser: alone against honest bots, on one device, or with friends over a link.
link-invited = You are invited to a game of { $game }
link-invited-by = { $host } invites you to a game of { $game }
link-invited-line = A seat is kept for you. There is nothing to install: open the link, sit down and play.
link-invites = invites you to play
link-come = Come and play!
link-ended = { $game }: { $outcome }
link-score = { $name } { $points }
