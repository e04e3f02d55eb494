# Words of the table

turns-left = { $turns ->
    [one] { $turns } turn left
   *[other] { $turns } turns left
}
you = You
you-object = you
list-and = { $some } and { $last }
list-comma = {", "}
plain-choice = { $text }
plain-prompt = Decide
plain-decided = { $who }: { $text }
plain-drawn = Chance: { $text }
between = {"; "}
setting-up = Setting up the game; the first time takes a few seconds…
bot-thinks = { $bot } to play
your-turn = Your turn
game-over = The game is over.
you-win = You win!
bot-wins = { $bot } wins.
shared-win = The win is shared.
nobody-wins = Nobody wins.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
refused = No: { $sentence } ({ $article })
not-understood = I do not understand “{ $text }”. You can type: { $choices }. Type help for more.
choices = You may: { $choices }
nothing-to-take-back = There is nothing to take back yet.
taken-back = Taken back.
taken-back-practice = Taken back past something that had been shown: this game now counts as practice.
record-saved = The record of this game is saved as { $path }
log-saved = What you were told so far is saved as { $path }; a record can be had when the game is over
record-unsaved = The record could not be saved: { $reason }
practice = (practice: a hint was given, or a move taken back after something had been shown)
goodbye = Purr. Goodbye!
is-legal = “{ $text }” is allowed here.
log-empty = Nothing has been played yet.
log-line = { $who }: { $what }
press-enter = (press Enter to go on)
help =
    Type a choice as it is shown, or only the end of it: “b3” for “flip b3”, or its number.
    why …    why a choice is not allowed
    hint     what would be good now
    back     take back your last choice
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
review-t-winner = Seat { $seat } wins.
review-t-note = Each decision is judged by what its seat knew, not by what came of it. Percentages are chances of winning; a shared win counts in part.
review-t-note-alone = Each decision is judged by what its seat knew, not by what came of it. Percentages say how well it was going.
review-t-nothing = Nobody here had anything to choose.
review-t-going = How well it was going
review-t-winning = Who was winning
review-t-accounts = What each made of it
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
replay-t-prompt = { $at } of { $last } – Enter: on, b: back, a number: there, q: quit >
replay-t-help = Enter goes on, b goes back, a number from 0 to { $last } goes there, q quits.
replay-t-end = That was the last decision.
replay-t-start = This is the beginning.

# Refusals of a table

refused-table-closed = This table is closed.
refused-table-full = There is no free seat at this table.
refused-practice-under-way = A practice game is under way here, in which turns may have been taken back; there is a seat once it is over.
refused-table-worn = So much has happened at this table that it takes no more; finish the game and open a new table.
refused-one-chair-each = You already have a seat at this table.
refused-sent-away = The host has asked you to leave this table.
refused-chair-taken = Seat { $chair } is taken.
refused-chair-in-use = Somebody is playing in seat { $chair }; a bot may take over once they have been offline for a while.
refused-no-such-chair = There is no seat { $chair } here; the table has { $chairs }.
refused-no-game = No game is being played at this table.
refused-not-your-turn = It is not your turn.
refused-move-too-long = The move was already complete before its last decision; send the rest as a move of its own.
refused-no-such-decision = There is no such decision; decisions are whole numbers from 0 to { $last }.
refused-stale = Something happened that you had not seen yet. Here is how the table looks now.
refused-no-take-back = What is played stays played; whole turns are taken back at practice tables only.
refused-no-hints = Hints are given at practice tables only.
refused-options-while-playing = The options of this game stay as they are until it is over; choose those of the next one then.
refused-options-of-match = A match is played by its own rules from its first game to its last; open another table for other options.
refused-no-such-option = The game cannot be played like that: { $what }.
refused-which-game = Say which game: one of a table, or one you bring along as text; not both.
refused-bad-record = Line { $line } of that text does not fit a game of Ronron. Paste it exactly as it was exported.
refused-game-not-over = This game is not over; it can be looked at again once it is.
refused-no-such-finished-game = { $of ->
        [0] No game of this table is over yet; it can be looked at again once it is.
        [one] There is no game { $number }: one game of this table is over.
       *[other] There is no game { $number }: { $of } games of this table are over.
    }
refused-not-these-eyes = Who watches sees what everybody at the table saw; the host can allow more.
refused-nothing-to-play-on = The game is over at that moment; choose an earlier one to play on from.
refused-no-lesson = This game has no guided first game.
refused-nothing-to-hint = This move is already complete; a hint is for what is still to be decided.
refused-no-hint-found = No hint came to mind this time. Please try again.
refused-others-moved = Somebody else has played since; your turn can no longer be taken back.
refused-already-shown = That turn showed something hidden, and others play here too; it can no longer be taken back.
refused-nothing-to-take-back = You have not decided anything yet.
refused-not-over = The game is not over yet.
refused-somebody-missing = Somebody is missing; every seat must be taken first.
refused-already-left = You have already left the table.
refused-never-left = You are already at this table.
refused-bot-plays-for-you = A bot is playing for you; take over from it first.
refused-muted = The host has muted you at this table.
refused-said-enough = You have said as much as fits into one game; you can chat again once the next one is dealt.
refused-chat-off = The host has turned free chat off; quick phrases still work.
refused-nothing-said = Send either a text or a quick phrase.
refused-no-such-level = No bot is called { $level }.
refused-nobody-to-kick = There is nobody in seat { $chair } to send away.
refused-host-only = Only the host of this table may do that.
refused-try-again = The table has just been loaded again; please try again.
refused-not-saved = This could not be saved, so it did not happen. Nothing is lost; please try again in a moment.
refused-no-memory = There is not enough memory for this table right now. Nothing is lost; please try again in a while.
refused-nothing-to-do = There was nothing to do.
refused-blind = This line speaks for a seat without seeing its hand; moves and hints need one that sees.
refused-watching = You are watching; only those seated at the table can do that.
refused-no-right = This link or code is not valid here, or no longer is.
refused-no-table = There is no such table, or it has been cleared away.
refused-unknown-game = No game called { $game } is played here.
refused-warming = The rules are being made ready, which happens only once; please try again in a few seconds.
refused-no-own-seat = Keep at least one seat for yourself.
refused-bots-name = { $name } is the name of a bot here; please choose another.
refused-house-full = This server keeps as many tables as it can; please try again later.
refused-broken-game = This game could not be made ready here; whoever runs the server finds the reason in its log.
refused-busy = Too many games are being looked at right now; please try again in a few seconds.
refused-bad-message = That message cannot be read: { $what }.
refused-bad-option = { $what }.
refused-hello-again = You have already said hello.
refused-no-such-moment = There is no such moment; moments run from 0 to { $last }.
refused-cannot-open = This table cannot be opened: { $what }.
refused-locked = This server asks for a password; please enter it first.
refused-wrong-password = That is not the password.
refused-other-origin = This request comes from another site.
refused-other-host = This server does not answer to that name. Open it by its address in numbers; whoever runs it can allow a name with --origin.
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
bye-silent = Nothing has been heard from you for a while.
bye-no-hello = The first message must be hello.
bye-other-protocol = This page is out of date; please reload it.
bye-no-right = This link is not valid here, or no longer is.
bye-no-table = There is no such table, or it has been cleared away.
bye-too-many = Too many wrong attempts.
bye-bad-message = Too many messages that cannot be read.
bye-not-saved = The table cannot be read at the moment.
bye-cannot-open = This table cannot be opened by this version of Ronron.

# The server

page-ready = ready
page-ready-all = The server is up, and all games are ready.
page-warming = The server is up. The rules are being compiled for this computer, which happens only once; this page will follow.
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
ui-getting-ready = The rules are being made ready for this computer: a minute or two, and only once…
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
ui-one-device = On one device
ui-options = Players, mode and more
ui-opponent = Choose your opponent
ui-match = Match of several games
ui-clock = Thinking time
ui-clock-none = As long as you like
ui-clock-minutes = { $minutes } minutes each, plus 10 seconds per turn
ui-player-count = { $count ->
    [one] Alone
   *[other] { $count } players
}
ui-other-name = { $number ->
    [2] Name of the second player (on one device)
    [3] Name of the third player (on one device)
    [4] Name of the fourth player (on one device)
   *[other] Name of the fifth player (on one device)
}
ui-practice = Practice: hints are given, and turns can be taken back
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
ui-lost-link = This link is not complete
ui-lost-link-line = What follows the # sign is missing. Ask for it again, or enter the code of the table at home.
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
ui-notify = Tell me when it is my turn
ui-spoken = Show the board in words too
ui-table-of = Table: { $game }
ui-players = Players
ui-total = total
ui-you = you
ui-nobody = Free seat
ui-chair-left = has left
ui-chair-bot = bot
ui-chair-thinks = is thinking…
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
ui-match-game = match, game { $number }
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
ui-leave-line = Your seat stays yours, and the game on your home page. Until you come back, a bot may play for you.
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
ui-rules = Rules
ui-learn = Learn by playing
ui-learnt = played through once
ui-board = The board
ui-told = What was said
ui-in-words = The board in words
ui-you-may = You may
ui-look-again = Look again
ui-bring = Look at a saved game

# A finished game looked at again, on the page

replay-copy = Copy link to this game
replay-title = A game looked at again
replay-of = A game looked at again: { $game }
replay-none = There is no game to look at here
replay-bring = Bring a game along
replay-bring-line = A game saved as text can be looked at again, reviewed and played on. The link you get holds the whole game; the server writes none of it down.
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
replay-eyes-of = Through the eyes of { $name }
replay-eyes-open = Everything open
replay-eyes-spectator = As a spectator
replay-only-watching = You see what those who watched saw. The host of the table can allow more.
replay-won = winner
replay-see-played = See what was played
replay-lit = { $name } chose: { $played }. Better was: { $better }.
replay-lit-you = You chose: { $played }. Better was: { $better }.
replay-play-on = Play on from here
replay-play-on-line = A practice table opens, and the game goes on from this moment. What was played stays as it was.
replay-idea = You would rather: { $idea }. A practice table opens at this moment, where you can try it.
replay-as = Which seat is yours?
replay-review = Review this game
replay-review-line = A strong bot goes through every decision, by what its player knew then. That takes some seconds.
replay-judging = Thinking every decision over…
replay-stop = Stop
replay-winning = Who was winning
replay-going = How well it was going
replay-percent = { $percent }%
replay-in-numbers = The same in numbers
replay-note = Each decision is judged by what its player knew then, not by what came of it. A percentage is the chance of winning, as a strong bot sees it.
replay-note-alone = Each decision is judged by what you knew then, not by what came of it. A percentage says how well it was going.
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

table-title = This table
table-standing = How you stand at this table
table-latest = What happened at the table
table-between = Between two games
table-option = { $option }: { $value }
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

# Chats de poche on the page

poche-name = Chats de poche
poche-facts = 2 players · 7 clans · 25 tiles
poche-line = Two clans turn over a city square tile by tile. Keep your cats away from the dogs, and close to the prey.
poche-mode = Mode
poche-mode-first = First game
poche-mode-free = Free
poche-mode-limited = Limited
poche-mode-expert = Expert
poche-mode-first-line = Royal Claws against Gourmets, without their effects: a way to get to know the game.
poche-mode-free-line = Each chooses one of the seven clans.
poche-mode-limited-line = Each is dealt three clans and chooses one of them.
poche-mode-expert-line = One chooses from three clans and passes the other two on.

# Chats de poche

poche-clan-royal = Royal Claws
poche-clan-gourmet = Gourmets
poche-clan-crook = Crooks
poche-clan-defender = Defenders of Justice
poche-clan-chaos = Chaoticats
poche-clan-power = Power Cats
poche-clan-ghost = Polterkitties
poche-card-royal = A cat you flip may change places with any dog face up. Chief: may turn one dog beside him before the dogs attack.
poche-card-gourmet = +1 point per prey tile. Chief: counts for prey diagonally too.
poche-card-crook = +1 point per own cat still face up. Chief: after the dogs, turns down every weaker cat beside him.
poche-card-defender = A cat you flip may also go one or two away diagonally. Chief: takes the centre before the dogs attack.
poche-card-chaos = All share one attack value: the fewer are left, the stronger they are. Chief: may win the second pigeon or fly as well.
poche-card-power = A cat you flip may stay where it is. Chief: counts for prey all along his row and column.
poche-card-ghost = When you flip a prey you may move another one instead. Chief: no dog can catch him.
poche-cat = { $clan } { $value }
poche-chief = chief of the { $clan } ({ $value })
poche-no-value = ?
poche-mouse = mouse { $value }
poche-pigeon = pigeon { $value }
poche-fly = fly { $value }
poche-dog = a dog
poche-dog-looking = a dog looking { $ways }
poche-phase-draft = Choose a clan
poche-phase-flip = Flip a tile that lies face down
poche-phase-prey = Which prey moves?
poche-phase-move = Where does it go: { $tile } on { $cell }?
poche-phase-rotate = Your chief may turn one dog beside him
poche-phase-end = The end
poche-phase-over = The end
poche-phase-laying = The tiles are laid
poche-chose = { $who-you ->
    [yes] You choose the { $clan }.
   *[no] { $who } chooses the { $clan }.
}
poche-flipped = { $who-you ->
    [yes] You flip { $cell }: { $tile }.
   *[no] { $who } flips { $cell }: { $tile }.
}
poche-named = { $who-you ->
    [yes] You move the prey on { $cell } instead.
   *[no] { $who } moves the prey on { $cell } instead.
}
poche-turned = { $who-you ->
    [yes] You turn the dog on { $cell }.
   *[no] { $who } turns the dog on { $cell }.
}
poche-declined = { $who-you ->
    [yes] You turn no dog.
   *[no] { $who } turns no dog.
}
poche-chose-in-secret = { $who-you ->
    [yes] You choose in secret.
   *[no] { $who } chooses in secret.
}
poche-named-flipped = { $who-you ->
    [yes] You move the prey you flipped.
   *[no] { $who } moves the prey just flipped.
}
poche-swapped = { $who-you ->
    [yes] You swap { $tile } with { $other } on { $cell }.
   *[no] { $who } swaps { $tile } with { $other } on { $cell }.
}
poche-swapped-hidden = { $who-you ->
    [yes] You swap { $tile } with the tile on { $cell }.
   *[no] { $who } swaps { $tile } with the tile on { $cell }.
}
poche-stayed = { $who-you ->
    [yes] You leave { $tile } where it is.
   *[no] { $who } leaves { $tile } where it is.
}
poche-do-choose-none = No such clan
poche-laid = The tiles are laid; the one in the centre is turned face up: { $tile }.
poche-step-defender = The Defenders’ chief takes the centre.
poche-step-dogs = The dog on { $cell } attacks: { $bitten }.
poche-bites-nobody = nobody in reach
poche-step-chaos = The Chaoticats now attack with { $attack } each.
poche-step-crook = The Crooks’ chief strikes: { $bitten }.
poche-step-capture = { $tile } on { $cell }: { $first } against { $second } — { $result }
poche-taken-by = it goes to { $who-object }.
poche-taken-by-nobody = it goes to nobody.
poche-step-bonus = The Chaoticats’ chief also brings home the { $tile }.
poche-step-score = The points are counted.
poche-line-mice = mice
poche-line-pigeons = a pigeon
poche-line-flies = a fly
poche-line-both_pigeons = both pigeons
poche-line-both_flies = both flies
poche-line-gourmet = Gourmets: 1 per prey
poche-line-crook = Crooks: 1 per cat face up
poche-total = total
poche-match = Match: { $first } to { $second } points, { $first_prey } to { $second_prey } prey.
poche-tie-prey = Level on points: more prey wins.
poche-tie-defenders = Level on points and prey: the Defenders win.
poche-tie-shared = Level on points and prey: the win is shared.
poche-against = { $first } against { $second }

# Chats de poche, the page

poche-square = The square of 25 tiles
poche-cell = { $cell }: { $tile }
poche-cell-open = { $cell }: { $tile }, can be chosen
poche-cell-moving = { $cell }: { $tile }, to be moved
poche-cell-last = { $label }, last move
poche-face-down = face down
poche-turned-down = { $tile }, turned face down
poche-gone = empty, { $tile } has been caught
poche-way-N = north
poche-way-NE = north-east
poche-way-E = east
poche-way-SE = south-east
poche-way-S = south
poche-way-SW = south-west
poche-way-W = west
poche-way-NW = north-west
poche-side-north = to the north
poche-side-east = to the east
poche-side-south = to the south
poche-side-west = to the west
poche-do-flip = Flip { $cell }
poche-do-to = Swap with { $cell }
poche-do-stay = Leave it where it is
poche-do-move = Move the prey on { $cell }
poche-do-turn = { $quarters ->
    [one] Turn the dog { $side } by a quarter turn
    [2] Turn the dog { $side } by a half turn
   *[other] Turn the dog { $side } by three quarters of a turn
}
poche-do-decline = Turn no dog
poche-row = Row { $row }: { $tiles }
poche-has = { $who }, { $clan }: { $prey }
poche-no-clan = no clan yet
poche-no-prey = no prey yet
poche-clan-cards = Clan cards
poche-clan-taken = Taken
poche-waits-for-clan = is choosing a clan…
poche-turn-dogs = Dogs beside the chief
poche-dog-on = The dog on { $cell }
poche-facing = Turn it to look { $ways }
poche-bark = Woof!
poche-new-attack = { $attack } each
poche-winner = Winner
poche-shared = Shared win
poche-sheet = Score: { $who }
poche-nothing-caught = nothing caught

## Chabyrinthe

chabyrinthe-name = Chabyrinthe
chabyrinthe-facts = 1 to 4 players · 26 gutters · 15 stray cats
chabyrinthe-line = Turn and slide the gutters of a moonlit roof, and bring stray cats home to a lit window. The shapes, points and starting places in this box are reconstructed.
chabyrinthe-reconstructed = In this box the shapes of the gutters, the points of the cats and the starting places are reconstructed: the printed rules do not give them.
chabyrinthe-board = Board
chabyrinthe-board-matous = Tomcats
chabyrinthe-board-matous-line = Sixteen gutters, four by four: the full game.
chabyrinthe-board-chatons = Kittens
chabyrinthe-board-chatons-line = Nine gutters, three by three: shorter, and easier to see through.
chabyrinthe-open_pile = Gutter pile
chabyrinthe-open_pile-false = Face down
chabyrinthe-open_pile-false-line = Nobody knows which gutter comes next.
chabyrinthe-open_pile-true = Top card visible
chabyrinthe-open_pile-true-line = The next gutter lies face up for all to see.
chabyrinthe-free_actions = Actions
chabyrinthe-free_actions-false = At least one rotation
chabyrinthe-free_actions-false-line = Of your two actions, one at most is an insertion.
chabyrinthe-free_actions-true = Free
chabyrinthe-free_actions-true-line = Both of your actions may be insertions.
chabyrinthe-shape-elbow = elbow
chabyrinthe-shape-straight = straight
chabyrinthe-shape-tee = T-piece
chabyrinthe-shape-cross = cross
chabyrinthe-shape-double_elbow = double elbow
chabyrinthe-shape-bridge = bridge
chabyrinthe-side-N = north
chabyrinthe-side-E = east
chabyrinthe-side-S = south
chabyrinthe-side-W = west
chabyrinthe-to = {"–"}
chabyrinthe-apart = {" and, apart, "}
chabyrinthe-gutter = { $shape }, { $joins }
chabyrinthe-place-N = above { $cell }
chabyrinthe-place-E = right of { $cell }
chabyrinthe-place-S = below { $cell }
chabyrinthe-place-W = left of { $cell }
chabyrinthe-cat = Cat worth { points }, { $place }
chabyrinthe-home = Home { $home }, { $place }
chabyrinthe-line-N = column { $column }, upwards
chabyrinthe-line-E = row { $row }, to the right
chabyrinthe-line-S = column { $column }, downwards
chabyrinthe-line-W = row { $row }, to the left
chabyrinthe-way-N = upwards
chabyrinthe-way-E = to the right
chabyrinthe-way-S = downwards
chabyrinthe-way-W = to the left
chabyrinthe-would-save = { $cats ->
    [one] One cat would come home: { points }
   *[other] { $cats } cats would come home: { points }
}
chabyrinthe-phase-act = { $actions ->
    [2] First action: turn a gutter, or insert one
   *[other] Second action: turn a gutter, or insert one
}
chabyrinthe-phase-turn = Second action: turn a gutter
chabyrinthe-phase-where = Where does the card ({ $shape }) come in? Choose an arrow
chabyrinthe-phase-facing = Which way round does the card ({ $shape }) go in? It pushes { $line }
chabyrinthe-phase-home = Which home will it be? { $cat }
chabyrinthe-phase-saving = A cat comes home
chabyrinthe-phase-stepping = The home moves on
chabyrinthe-phase-arriving = A new cat arrives
chabyrinthe-phase-over = The end
chabyrinthe-cats-left = { $cats ->
    [one] { $cats } cat still out
   *[other] { $cats } cats still out
}
chabyrinthe-turn-number = turn { $turns }
chabyrinthe-patience = { $turns ->
    [one] the game stops after { $turns } more turn without a cat
   *[other] the game stops after { $turns } more turns without a cat
}
chabyrinthe-do-turn-right = Turn { $cell } right
chabyrinthe-do-turn-half = Turn { $cell } by a half turn
chabyrinthe-do-turn-left = Turn { $cell } left
chabyrinthe-do-insert = Draw a gutter and insert it
chabyrinthe-do-out = Push { $line }: { $cell } goes out
chabyrinthe-do-face = { $quarters ->
    [0] As drawn
    [1] A quarter turn to the right
    [2] A half turn
   *[other] A quarter turn to the left
}
chabyrinthe-do-home = { $home }
chabyrinthe-how-right = a quarter turn to the right
chabyrinthe-how-half = by a half turn
chabyrinthe-how-left = a quarter turn to the left
chabyrinthe-turned = { $you ->
    [yes] You turn { $cell } { $how }.
   *[no] { $who } turns { $cell } { $how }.
}
chabyrinthe-drew = { $you ->
    [yes] You draw a gutter: { $shape }.
   *[no] { $who } draws a gutter: { $shape }.
}
chabyrinthe-log-drew = { $you ->
    [yes] You draw a gutter.
   *[no] { $who } draws a gutter.
}
chabyrinthe-log-out = { $you ->
    [yes] You push { $cell } out { $way }.
   *[no] { $who } pushes { $cell } out { $way }.
}
chabyrinthe-log-face = { $you ->
    [yes] { $quarters ->
        [0] You insert the card as drawn.
        [1] You insert the card turned to the right.
        [2] You insert the card after a half turn.
       *[other] You insert the card turned to the left.
    }
   *[no] { $quarters ->
        [0] { $who } inserts the card as drawn.
        [1] { $who } inserts the card turned to the right.
        [2] { $who } inserts the card after a half turn.
       *[other] { $who } inserts the card turned to the left.
    }
}
chabyrinthe-log-home = { $you ->
    [yes] You choose home { $home }.
   *[no] { $who } chooses home { $home }.
}
chabyrinthe-pushed = { $you ->
    [yes] You push { $line }.
   *[no] { $who } pushes { $line }.
}
chabyrinthe-saving = The cat { $place } comes home to { $home }: { points }.
chabyrinthe-won = { $you ->
    [yes] You win a cat worth { points }.
   *[no] { $who } wins a cat worth { points }.
}
chabyrinthe-stepped = Home { $home } moves on: { $place }.
chabyrinthe-arrived = A new cat worth { points } waits { $place }.
chabyrinthe-all-home = All the cats are home.
chabyrinthe-stopped = A hundred turns without a cat: the game stops. (C17)
chabyrinthe-row = Row { $row }: { $cards }
chabyrinthe-has = { $who }: { $cats }
chabyrinthe-no-cats = no cats yet
chabyrinthe-cats-worth = cats won { $list }
chabyrinthe-in-hand = In hand: { $shape }
chabyrinthe-piles = Gutters in the pile: { $gutters }; cats in the pile: { $cats }
chabyrinthe-pile-top = On top of the pile: { $shape }
chabyrinthe-square = The square of gutters
chabyrinthe-cell = { $cell }: { $gutter }
chabyrinthe-cell-selected = { $cell }: { $gutter }, card chosen; turn it with Q and E, or H for a half turn, then press Enter
chabyrinthe-cell-preview = { $cell }: would be { $gutter }; press Enter to turn it so
chabyrinthe-last = { $label }, last move
chabyrinthe-turner = Turn { $cell }
chabyrinthe-left = Left
chabyrinthe-half = Half turn
chabyrinthe-right = Right
chabyrinthe-insert = Insert
chabyrinthe-pile = { $count ->
    [one] { $count } gutter in the pile
   *[other] { $count } gutters in the pile
}
chabyrinthe-cat-pile = { $count ->
    [one] { $count } cat to come
   *[other] { $count } cats to come
}
chabyrinthe-to-come = Still to come: { $list }
chabyrinthe-times = { $count } × { $points }
chabyrinthe-actions = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
chabyrinthe-hand = In hand
chabyrinthe-turn-hand = Turn the card in hand: { $joins }
chabyrinthe-hand-hint = Tap the card to turn it, then an arrow.
chabyrinthe-facings = Which way round the card goes in
chabyrinthe-facing = Insert it so: { $joins }
chabyrinthe-arrows = Where the card comes in
chabyrinthe-arrow = Enter { $place }, pushing { $line }; { $cell } goes out
chabyrinthe-choose-home = Take the cat to home { $home }, { $place }
chabyrinthe-baskets = Cats won
chabyrinthe-basket = { $who }: { $cats ->
    [0] no cats yet
    [one] { $cats } cat, { points }
   *[other] { $cats } cats, { points }
}
chabyrinthe-sheet = Score: { $who }
chabyrinthe-winner = Winner
chabyrinthe-shared = Shared win
chabyrinthe-cats-of = { $count ->
    [one] { $count } cat worth { points }
   *[other] { $count } cats worth { points }
}
chabyrinthe-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
chabyrinthe-alone-won = All fifteen cats are home. The fewer turns, the better.
chabyrinthe-alone-lost = Not all the cats came home: the game is lost.
chabyrinthe-tie-cats = Level on points: more cats wins.
chabyrinthe-tie-shared = Level on points and cats: the win is shared.
chabyrinthe-stopped-line = A hundred turns without a cat: the game is scored as it stands.

# Chabyrinthe in the terminal

chabyrinthe-t-turn = turn { $turn }
chabyrinthe-t-left = { $cats ->
    [one] { $cats } cat left
   *[other] { $cats } cats left
}, { $gutters ->
    [one] { $gutters } gutter
   *[other] { $gutters } gutters
} in the pile
chabyrinthe-t-next = next gutter: { $shape }
chabyrinthe-t-hand = In hand: { $shape }
chabyrinthe-t-shape-elbow = elbow
chabyrinthe-t-shape-straight = straight gutter
chabyrinthe-t-shape-tee = T-piece
chabyrinthe-t-shape-cross = cross
chabyrinthe-t-shape-double_elbow = double elbow
chabyrinthe-t-shape-bridge = bridge
chabyrinthe-t-way-right = a quarter turn to the right
chabyrinthe-t-way-half = a half turn
chabyrinthe-t-way-left = a quarter turn to the left
chabyrinthe-t-phase-act = { $actions ->
    [one] Turn a card, or insert one: one action left
   *[other] Turn a card, or insert one: { $actions } actions left
}
chabyrinthe-t-phase-where = Which card goes out, and which way?
chabyrinthe-t-phase-facing = Which way round does the card go in?
chabyrinthe-t-phase-home = Which home for the cat at { $place }?
chabyrinthe-t-phase-saving = Cats come home
chabyrinthe-t-phase-stepping = The homes move on
chabyrinthe-t-phase-arriving = New cats arrive
chabyrinthe-t-phase-over = The end
chabyrinthe-t-turned = { $you ->
    [yes] You turn { $cell }: { $way }.
   *[no] { $who } turns { $cell }: { $way }.
}
chabyrinthe-t-drew = { $you ->
    [yes] You draw a gutter: { $shape }.
   *[no] { $who } draws a gutter: { $shape }.
}
chabyrinthe-t-removes = { $you ->
    [yes] You choose the card that goes out at { $place }.
   *[no] { $who } chooses the card that goes out at { $place }.
}
chabyrinthe-t-inserted = { $you ->
    [yes] You insert the gutter.
   *[no] { $who } inserts the gutter.
}
chabyrinthe-t-chose = { $you ->
    [yes] You choose home { $home }.
   *[no] { $who } chooses home { $home }.
}
chabyrinthe-t-saved = { $count ->
    [one] The cat at { $cats } is home: it goes to { $who }. (C8)
   *[other] The cats at { $cats } are home: they go to { $who }. (C8)
}
chabyrinthe-t-stepped = Home { $home } moves on to { $place }. (C9)
chabyrinthe-t-arrived = A new cat arrives at { $place }, worth { points }. (C9)
chabyrinthe-t-cats = { $count ->
    [one] { $count } cat
   *[other] { $count } cats
}
chabyrinthe-t-alone-won = { $turns ->
    [one] All the cats are home after { $turns } turn. (C15)
   *[other] All the cats are home after { $turns } turns. (C15)
}
chabyrinthe-t-alone-lost = A hundred turns without a cat: the night is over, and the game is lost. (C17)
chabyrinthe-t-tie-cats = Level on points: more cats wins. (C14)
chabyrinthe-t-tie-shared = Level on points and cats: the win is shared. (C14)
chabyrinthe-t-reconstructed = The shapes of the gutters, the points of the cats and the starting places are reconstructed, not copied from the printed box.

## Crazy Mistigri in the terminal
mistigri-t-arrow-clockwise = clockwise
mistigri-t-arrow-counterclockwise = anticlockwise
mistigri-t-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
mistigri-t-help-up = help card face up
mistigri-t-help-down = has passed
mistigri-t-help-out = out of the round
mistigri-t-total = { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
}
mistigri-t-certain = for certain:
mistigri-t-discard = Discard ({ $count })
mistigri-t-hand = Your hand:
mistigri-t-some-card = a card
mistigri-t-turn = Round { $round }, turn { $turn }
mistigri-t-effect-1 = 1+1: discard all your other 1s, or reverse the arrow (M8)
mistigri-t-effect-2 = 2+2: choose the card the next player will draw, or reverse the arrow (M9)
mistigri-t-effect-3 = 3+3: swap a card with the discard after the next draw, or reverse the arrow (M10)
mistigri-t-effect-4 = 4+4: give a card to another player (M11)
mistigri-t-effect-5 = 5+5: a card from the discard for each opponent (M12)
mistigri-t-phase-draw = A card is drawn
mistigri-t-phase-first = Play the first card of a pair, or pass
mistigri-t-phase-second = Which card goes with { $card }?
mistigri-t-phase-branch = The effect, or reverse the arrow?
mistigri-t-phase-offer = Which card shall { $next } draw?
mistigri-t-phase-to = Who gets a card?
mistigri-t-phase-give = Which card for { $other }?
mistigri-t-phase-serve = Which card from the discard for { $other }?
mistigri-t-phase-chain = Another pair, or decline
mistigri-t-phase-put = Which of your cards goes on the discard?
mistigri-t-phase-take = Which card do you take from the discard?
mistigri-t-phase-counted = The round is counted
mistigri-t-phase-over = The end
mistigri-t-drawn = { $you ->
    [yes] You draw { $card } from { $other }.
   *[no] { $who } draws { $card } from { $other }.
}
mistigri-t-told-play = { $you ->
    [yes] You play { $card }…
   *[no] { $who } plays { $card }…
}
mistigri-t-told-with = …with { $card }.
mistigri-t-told-pass = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
mistigri-t-told-decline = { $you ->
    [yes] You leave it at that.
   *[no] { $who } leaves it at that.
}
mistigri-t-told-effect = { $you ->
    [yes] You choose the effect.
   *[no] { $who } chooses the effect.
}
mistigri-t-told-reverse = { $you ->
    [yes] You reverse the arrow.
   *[no] { $who } reverses the arrow.
}
mistigri-t-ones = { $count ->
    [0] There are no other 1s.
    [one] Another 1 goes on the discard.
   *[other] { $count } more 1s go on the discard.
}
mistigri-t-told-put = { $you ->
    [yes] You put { $card } on the discard.
   *[no] { $who } puts { $card } on the discard.
}
mistigri-t-told-take = { $you ->
    [yes] You take { $card } from the discard.
   *[no] { $who } takes { $card } from the discard.
}
mistigri-t-miaou = { $you ->
    [yes] Miaouuuu! You leave the round. (M7)
   *[no] Miaouuuu! { $who } leaves the round. (M7)
}
mistigri-t-counted = Round { $round } is over. What is left in hand:
mistigri-t-rest = { $who }: { $sum }
mistigri-t-new-round = { $you ->
    [yes] Round { $round }: you begin. (M2)
   *[no] Round { $round }: { $who } begins. (M2)
}
mistigri-t-round = Round { $round }
mistigri-t-totals = Total
mistigri-t-third = The lowest total was shared after two rounds, so there was a third. (M23)
mistigri-t-reconstructed = The colours of the cats are reconstructed, not copied from the printed cards.

## Caty Mini in the terminal
caty-t-string = string { $left } of { $whole }
caty-t-points = { points }
caty-t-cost = takes { $cost } of string
caty-t-too-far = too far: { $cost }
caty-t-round = Round { $round } of { $rounds }
caty-t-phase-pile = Which pile do you take one more tile from?
caty-t-phase-start = Which notch of the starting furniture ({ $furniture }) does your string leave by: 0 or 1?
caty-t-phase-tile = Play a tile; the last colour was { $wall }
caty-t-phase-entry = Everyone runs to the { $furniture }: which notch, 0 or 1?
caty-t-phase-asleep = A cat falls asleep
caty-t-phase-over = The end
caty-t-told-pile = { $you ->
    [yes] You take one more tile: { $what }.
   *[no] { $who } takes one more tile: { $what }.
}
caty-t-told-start = { $you ->
    [yes] Your string leaves by notch { $what }.
   *[no] { $who } leaves by notch { $what }.
}
caty-t-told-play = { $you ->
    [yes] You play the { $what }.
   *[no] { $who } plays the { $what }.
}
caty-t-told-enter = { $you ->
    [yes] Your cat runs to the { $what }, notch { $side }.
   *[no] { $who }’s cat runs to the { $what }, notch { $side }.
}
caty-t-won = Won: { $won }.
caty-t-won-nothing = Nothing won.
caty-t-asleep = { $you ->
    [yes] Your string is too short for either notch: your cat sleeps. (Y10)
   *[no] { $who }’s string is too short for either notch: the cat sleeps. (Y10)
}
caty-t-kinds = Kinds of toy
caty-t-total = Total
caty-t-left = String left
caty-t-reconstructed = The rooms, the places of the toys and the length of the strings are reconstructed, not copied from the printed boards.

## Caty Mini
caty-name = Caty Mini
caty-facts = 2 to 4 players · 20 pieces of furniture · 50 toys
caty-line = A cat races through a child’s room, trailing a string, and wins every toy the string touches. The rooms in this box are reconstructed.
caty-scoring = Scoring
caty-scoring-standard = Standard
caty-scoring-standard-line = The tokens won, and nothing else.
caty-scoring-expert = Expert
caty-scoring-expert-line = One more point for each kind of toy, and 15 for all ten.
caty-wall-turquoise = turquoise
caty-wall-yellow = yellow
caty-wall-red = red
caty-wall-violet = violet
caty-furniture-chair = chair
caty-furniture-bed = bed
caty-furniture-drawers = chest of drawers
caty-furniture-lamp = floor lamp
caty-furniture-bookcase = bookcase
caty-furniture-table = table
caty-furniture-armchair = armchair
caty-furniture-sideboard = sideboard
caty-furniture-clock = grandfather clock
caty-furniture-radio = radio
caty-furniture-sofa = sofa
caty-furniture-wardrobe = wardrobe
caty-furniture-mirror = mirror
caty-furniture-chest = toy chest
caty-furniture-bedside = bedside table
caty-furniture-piano = piano
caty-furniture-desk = desk
caty-furniture-stool = stool
caty-furniture-fishtank = fish tank
caty-furniture-plantstand = plant stand
caty-the-chair = the chair
caty-the-bed = the bed
caty-the-drawers = the chest of drawers
caty-the-lamp = the floor lamp
caty-the-bookcase = the bookcase
caty-the-table = the table
caty-the-armchair = the armchair
caty-the-sideboard = the sideboard
caty-the-clock = the grandfather clock
caty-the-radio = the radio
caty-the-sofa = the sofa
caty-the-wardrobe = the wardrobe
caty-the-mirror = the mirror
caty-the-chest = the toy chest
caty-the-bedside = the bedside table
caty-the-piano = the piano
caty-the-desk = the desk
caty-the-stool = the stool
caty-the-fishtank = the fish tank
caty-the-plantstand = the plant stand
caty-the-other = the { $name }
caty-toy-block = building block
caty-toy-ball = ball
caty-toy-mouse = wind-up mouse
caty-toy-car = car
caty-toy-teddy = teddy bear
caty-toy-top = spinning top
caty-toy-train = train
caty-toy-duck = rubber duck
caty-toy-rocket = rocket
caty-toy-doll = doll
caty-notch-left = left notch
caty-notch-right = right notch
caty-notch-upper = upper notch
caty-notch-lower = lower notch
caty-notch-first = first notch
caty-notch-second = second notch
caty-phase-pile = Take one more tile from a pile
caty-phase-start = Where does your string begin? Choose a notch; everyone starts at { $furniture }
caty-phase-tile = Where does everyone run? Play a tile that is not { $wall }
caty-phase-tile-any = Where does everyone run? You have no other colour, so any tile will do
caty-phase-entry = Everyone runs to { $furniture }. By which notch does your string go in?
caty-phase-asleep = A cat falls asleep: its string is too short
caty-phase-over = The end
caty-setup = Before the race
caty-round = Round { $round } of { $rounds }
caty-do-pile = Take from the { $wall } pile
caty-do-play = Play { $furniture }
caty-do-start = Begin at the { $notch }
caty-way = { $notch }: +{ $points }, uses { $cost } of string; touches { $toys }
caty-way-bare = { $notch }: no toy, uses { $cost } of string
caty-way-empty = { $notch }: touches { $toys }, but no token is left there; uses { $cost } of string
caty-way-short = { $notch }: too far; it would use { $cost } of string, and { $left } is left (Y10)
caty-way-to = { $furniture }, { $way }
caty-log-pile = { $you ->
    [yes] You take a { $wall } tile.
   *[no] { $who } takes a { $wall } tile.
}
caty-log-start = { $you ->
    [yes] Your string begins at the { $notch }.
   *[no] { $who }’s string begins at the { $notch }.
}
caty-log-enter = { $you ->
    [yes] You run to { $furniture }, { $notch }.
   *[no] { $who } runs to { $furniture }, { $notch }.
}
caty-took = { $you ->
    [yes] You take a { $wall } tile: { $furniture }.
   *[no] { $who } takes a { $wall } tile: { $furniture }.
}
caty-started = { $you ->
    [yes] Your string begins at the { $notch }.
   *[no] { $who }’s string begins at the { $notch }.
}
caty-called = { $you ->
    [yes] You send everyone to { $furniture }.
   *[no] { $who } sends everyone to { $furniture }.
}
caty-ran = { $you ->
    [yes] You run to { $furniture }: { $won }.
   *[no] { $who } runs to { $furniture }: { $won }.
}
caty-ran-bare = { $you ->
    [yes] You run to { $furniture } and win no token.
   *[no] { $who } runs to { $furniture } and wins no token.
}
caty-slept = { $you ->
    [yes] Your cat sleeps: the string is too short. (Y10)
   *[no] { $who }’s cat sleeps: the string is too short. (Y10)
}
caty-ended = All twelve rounds have been run.
caty-token = { $toy } +{ $value }
caty-race = +{ $points } · { $furniture }
caty-race-slept = asleep
caty-last-tile = The last tile: { $furniture }. The next one must not be { $wall }.
caty-last-tile-only = The last tile: { $furniture }.
caty-running-to = Everyone runs to { $furniture }, on the { $wall } wall.
caty-marker = { $you ->
    [yes] You have the marker.
   *[no] { $who } has the marker.
}
caty-seat = { $who }: room { $board }, { points }, string left { $left }
caty-along = { $wall } wall: { $list }
caty-seat-walls = { $who }, furniture clockwise from the top left: { $list }
caty-seat-floor = { $who }, toys on the floor: { $list }
caty-zone-top-left = at the top left
caty-zone-top-middle = at the top
caty-zone-top-right = at the top right
caty-zone-middle-left = on the left
caty-zone-middle-middle = in the middle
caty-zone-middle-right = on the right
caty-zone-bottom-left = at the bottom left
caty-zone-bottom-middle = at the bottom
caty-zone-bottom-right = at the bottom right
caty-seat-hand = { $who }, in hand: { $list }
caty-seat-exit = { $who }, string comes out at: { $furniture }, { $notch }
caty-seat-last = { $who }, last run: { $race }
caty-seat-won = { $who }, toys won: { $list }
caty-piles-left = Tiles in the piles: { $list }
caty-tokens-left = Tokens left, the next one first: { $list }
caty-room = Room { $board }
caty-room-label = Room { $board }, { $who }: { points }, string left { $left }
caty-enlarge = Enlarge this room: { $who }, { points }, string left { $left }; last run { $race }
caty-enlarge-fresh = Enlarge this room: { $who }
caty-own-room = Back to my room
caty-others = The other rooms
caty-string-left = string left: { $left } of { $whole }
caty-length = { $left }
caty-hand = Your tiles
caty-hand-of = { $who }, in hand: { $list }
caty-tile = { $furniture }, { $wall }
caty-tile-ways = { $furniture }, { $wall }: { $ways }
caty-tile-open = { $furniture }, { $wall }, can be chosen: { $ways }
caty-tile-shut = { $furniture }, { $wall }, not now: { $ways }
caty-and = { $one } · { $other }
caty-play-this = Play: { $furniture }
caty-hint = Point at a tile, or tap it, to see where your string would go.
caty-hint-wait = Your tiles show where your string could go.
caty-hint-setup = Soon one of your tiles will say where everyone runs.
caty-hint-watch = You see every room; tap one to look closer.
caty-start-short = Start
caty-run-short = Everyone runs to
caty-last-short = Last tile
caty-not-wall = next: not { $wall }
caty-marker-short = marker
caty-too-far = too far
caty-cost = { $cost } of string
caty-begin-here = begin here
caty-tokens = Toys and tokens
caty-tokens-of = { $toy }, tokens left: { $list }
caty-tokens-none = none
caty-pile-of = { $count ->
    [0] { $wall } pile, empty
    [one] { $wall } pile, { $count } tile
   *[other] { $wall } pile, { $count } tiles
}
caty-sheet = Score: { $who }
caty-winner = Winner
caty-shared = Shared win
caty-line-kinds = { $kinds ->
    [one] expert: { $kinds } kind of toy
    [10] expert: all ten kinds
   *[other] expert: { $kinds } kinds of toy
}
caty-line-string = string left, for a tie: { $left }
caty-nothing = no toy
caty-tie-string = Level on points: more string left wins.
caty-tie-shared = Level on points and string: the win is shared.
caty-counted = Each toy counts the tokens won with it; most points wins.
caty-reconstructed = The rooms, toys, furniture and length of the string are reconstructed, not measured on the printed boards.

## Crazy Mistigri

mistigri-name = Crazy Mistigri
mistigri-facts = 3 to 5 players · 46 cats · two rounds
mistigri-line = Draw from your neighbour’s fan, get rid of your cats two by two, and whatever you do, do not be left with the mummy. The colours in this box are reconstructed.
mistigri-reconstructed = The colour of each cat is reconstructed: the printed rules do not give it.
mistigri-colour-yellow = yellow
mistigri-colour-red = red
mistigri-colour-green = green
mistigri-colour-blue = blue
mistigri-colour-purple = purple
mistigri-colour-orange = orange
mistigri-colour-pink = pink
mistigri-colour-sky = sky blue
mistigri-colour-white = white
mistigri-colour-black = black
mistigri-colour-brown = brown
mistigri-colour-grey = grey
mistigri-symbol-sun = sun
mistigri-symbol-heart = heart
mistigri-symbol-leaf = leaf
mistigri-symbol-drop = drop
mistigri-symbol-star = star
mistigri-symbol-moon = moon
mistigri-symbol-flower = flower
mistigri-symbol-cloud = cloud
mistigri-symbol-eye = eye
mistigri-card = { $colour } { $value }, { $symbol }
mistigri-card-short = { $colour } { $value }
mistigri-the-card = the { $colour } { $value }
mistigri-mummy = Mistigri the mummy, { $value }
mistigri-name-of-mummy = Mistigri
mistigri-a-card = a card
mistigri-and = { $some } and { $last }
mistigri-no-cards = no card
mistigri-phase-draw = A card is being drawn
mistigri-phase-put = { $other } has drawn: put one of your cards on the discard
mistigri-phase-take = Take another card from the discard in place of { $card }
mistigri-phase-first = Discard a pair of the same colour or the same value, or pass
mistigri-phase-second = Which card goes with { $card }?
mistigri-phase-branch-1 = A pair of 1s: discard your other 1s, or reverse the arrow?
mistigri-phase-branch-2 = A pair of 2s: choose what { $other } will draw, or reverse the arrow?
mistigri-phase-branch-3 = A pair of 3s: swap a card later, or reverse the arrow?
mistigri-phase-branch-none = A pair of { $value }s: leave the arrow, or reverse it?
mistigri-phase-offer = Which card will { $other } draw from you?
mistigri-phase-to = A pair of 4s: who gets a card from you?
mistigri-phase-give = Which card do you give to { $other }?
mistigri-phase-serve = A pair of 5s: a card from the discard for { $other }
mistigri-phase-chain = A pair of 6s: you may discard another pair
mistigri-phase-counted = Round { $round } is over
mistigri-phase-over = The end
mistigri-round-turn = Round { $round } · turn { $turn }
mistigri-turns-left = { $turns ->
    [one] the round stops after { $turns } more turn
   *[other] the round stops after { $turns } more turns
}
mistigri-do-play = Begin a pair with { $card }
mistigri-do-with = Discard it with { $card }
mistigri-do-pass = Pass
mistigri-do-decline = No other pair
mistigri-do-skip = Nothing for { $other }
mistigri-do-choose = Give a card to { $other }
mistigri-do-offer = Make { $other } draw { $card }
mistigri-do-give = Give { $card } to { $other }
mistigri-do-serve = Serve { $card } to { $other }
mistigri-do-put = Put down { $card }
mistigri-do-take = Take { $card }
mistigri-do-reverse = { $you ->
    [yes] Reverse the arrow: your turn again
   *[no] Reverse the arrow: { $other } to play
}
mistigri-do-effect-none = Leave the arrow as it is
mistigri-do-effect-1 = { $ones ->
    [one] Discard my other 1
   *[other] Discard my { $ones } other 1s
}
mistigri-do-effect-2 = Choose the card { $other } will draw
mistigri-do-effect-3 = Swap a card after { $other } has drawn
mistigri-drew = { $you ->
    [to] You draw { $card } from { $from }.
    [from] { $to } draws { $card } from you.
   *[no] { $to } draws { $card } from { $from }.
}
mistigri-offer = { $you ->
    [to] { $from } makes you draw { $card }.
    [from] You make { $to } draw { $card }.
   *[no] { $from } makes { $to } draw { $card }.
}
mistigri-give = { $you ->
    [to] { $from } gives you { $card }.
    [from] You give { $card } to { $to }.
   *[no] { $from } gives { $card } to { $to }.
}
mistigri-serve = { $you ->
    [to] { $from } serves you { $card }.
    [from] You serve { $card } to { $to }.
   *[no] { $from } serves { $card } to { $to }.
}
mistigri-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $who } discards { $card }.
}
mistigri-log-play = { $you ->
    [yes] You begin a pair with { $card }.
   *[no] { $who } begins a pair with { $card }.
}
mistigri-log-with = { $you ->
    [yes] You discard it with { $card }.
   *[no] { $who } discards it with { $card }.
}
mistigri-log-put = { $you ->
    [yes] You put { $card } on the discard.
   *[no] { $who } puts { $card } on the discard.
}
mistigri-log-take = { $you ->
    [yes] You take { $card } from the discard.
   *[no] { $who } takes { $card } from the discard.
}
mistigri-log-pass = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
mistigri-log-decline = { $you ->
    [yes] You discard no other pair.
   *[no] { $who } discards no other pair.
}
mistigri-log-effect = { $you ->
    [yes] You choose the effect.
   *[no] { $who } chooses the effect.
}
mistigri-log-reverse = { $you ->
    [yes] You reverse the arrow.
   *[no] { $who } reverses the arrow.
}
mistigri-log-choose = { $you ->
    [yes] You choose { $other }.
   *[no] { $whom ->
        [yes] { $who } chooses you.
       *[no] { $who } chooses { $other }.
    }
}
mistigri-log-skip = { $you ->
    [yes] You serve nothing to { $other }.
   *[no] { $whom ->
        [yes] { $who } serves you nothing.
       *[no] { $who } serves nothing to { $other }.
    }
}
mistigri-turned-clockwise = { $you ->
    [yes] You reverse the arrow: play goes clockwise.
   *[no] { $who } reverses the arrow: play goes clockwise.
}
mistigri-turned-counterclockwise = { $you ->
    [yes] You reverse the arrow: play goes anticlockwise.
   *[no] { $who } reverses the arrow: play goes anticlockwise.
}
mistigri-waits-3 = { $you ->
    [yes] You will swap a card once { $other } has drawn.
   *[no] { $next ->
        [yes] { $who } will swap a card once you have drawn.
       *[no] { $who } will swap a card once { $other } has drawn.
    }
}
mistigri-waits-draws = { $you ->
    [yes] { $draws ->
        [one] You draw { $draws } card.
       *[other] You draw { $draws } cards.
    }
   *[no] { $draws ->
        [one] { $who } draws { $draws } card.
       *[other] { $who } draws { $draws } cards.
    }
}
mistigri-left = { $you ->
    [yes] Miaouuuu! You leave the round.
   *[no] Miaouuuu! { $who } leaves the round.
}
mistigri-miaou = Miaouuuu!
mistigri-counted = Round { $round } is over. { $list }.
mistigri-score-of = { $who }: { $score }
mistigri-dealt = { $you ->
    [yes] Round { $round } begins; you play first.
   *[no] Round { $round } begins; { $who } plays first.
}
mistigri-place = { $who }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, help card face { $help ->
    [down] down
   *[up] up
}, { $score ->
    [one] { $score } penalty point
   *[other] { $score } penalty points
}
mistigri-place-out = { $you ->
    [yes] You are out of the round
   *[no] { $who } is out of the round
}, { $score ->
    [one] { $score } penalty point
   *[other] { $score } penalty points
}
mistigri-holds = { $you ->
    [yes] You hold: { $list }
   *[no] { $who } holds: { $list }
}
mistigri-certain = { $who }, certainly in hand: { $list }
mistigri-discard-words = { $count ->
    [0] The discard is empty
    [one] In the discard, { $count } card: { $list }
   *[other] In the discard, { $count } cards: { $list }
}
mistigri-drawing = { $you ->
    [to] You are drawing from { $from }; { $draws } still to draw
    [from] { $to } is drawing from you; { $draws } still to draw
   *[no] { $to } is drawing from { $from }; { $draws } still to draw
}
mistigri-arrow-clockwise = The arrow points clockwise
mistigri-arrow-counterclockwise = The arrow points anticlockwise
mistigri-hand = { $cards ->
    [0] Your hand is empty
    [one] Your hand, { $cards } card
   *[other] Your hand, { $cards } cards
}
mistigri-can-play = { $card }, can be chosen
mistigri-chosen = { $card }, chosen; choose it again to take it back
mistigri-new = { $card }, new
mistigri-know = What I know of this hand: { $who }
mistigri-know-none = Nothing is certain yet.
mistigri-discard-open = { $count ->
    [0] The discard is empty
    [one] Spread the discard: { $count } card
   *[other] Spread the discard: { $count } cards
}
mistigri-discard-top = { $text }; on top: { $list }
mistigri-discard-empty = The discard is empty.
mistigri-discard-title = { $count ->
    [one] The discard: { $count } card
   *[other] The discard: { $count } cards
}
mistigri-by-colour = By colour
mistigri-by-value = By value
mistigri-sort-by-colour = Sort my hand by colour
mistigri-sort-by-value = Sort my hand by value
mistigri-times = { $card }, { $count } of them
mistigri-hint-first = Tap a card that glows, then its partner.
mistigri-hint-no-pair = No pair in your hand.
mistigri-hint-second = Tap the partner, or the first card again to take it back.
mistigri-hint-to = Tap a player, or drag a card to one.
mistigri-hint-give = Tap the card, or drag it to { $other }.
mistigri-hint-offer = Tap the card, or drag it to { $other }.
mistigri-hint-put = Tap the card, or drag it to the discard.
mistigri-hint-take = Tap a card in the discard, or drag it to your hand.
mistigri-hint-serve = Tap a card in the discard, or drag it to { $other }.
mistigri-hint-armed = Now tap the player who gets { $card }.
mistigri-help = What the pairs do
mistigri-help-1 = Discard your other 1s, or reverse the arrow
mistigri-help-2 = Choose the card the next player will draw, or reverse the arrow
mistigri-help-3 = Swap a card with the discard once the next player has drawn, or reverse the arrow
mistigri-help-4 = Give a card to anyone you like
mistigri-help-5 = Serve every other player a card from the discard
mistigri-help-6 = Discard another pair if you like
mistigri-help-7 = The next player draws two cards from you
mistigri-help-8 = The next player draws three cards from you
mistigri-help-rest = Two cats of the same colour may go too, with no effect. The 9 goes by its colour only; Mistigri goes in no pair at all.
mistigri-out-you = You are out of the round. Purr…
mistigri-round = Round { $round }
mistigri-tally = Penalty points by round
mistigri-player = Player
mistigri-total = Total
mistigri-penalty = { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
}
mistigri-sheet = Penalty points: { $who }
mistigri-winner = Winner
mistigri-shared = Shared win
mistigri-line-left = Round { $round }: out in time
mistigri-line-cards = { $cards ->
    [one] Round { $round }: { $cards } card left
   *[other] Round { $round }: { $cards } cards left
}
mistigri-nothing = no round yet
mistigri-fewest = Fewest penalty points wins.
mistigri-third = The lowest total was shared after two rounds, so everyone played a third.
mistigri-tie = Still level after three rounds: the win is shared.

## The guided first games

lesson-ui-coach = Moustache, who explains the game
lesson-ui-progress = How far the lesson has come
lesson-ui-page = Page { $page } of { $pages }
lesson-ui-next = Next
lesson-ui-back = Back
lesson-ui-follow = Follow the light
lesson-ui-show = Take me to what is lit
lesson-ui-strayed = Follow the light for now; soon you will play as you like.
lesson-ui-watch = Now watch what happens…
lesson-ui-play = Let me play!
lesson-ui-leave = Leave the lesson and play

lesson-poche-hello = Hello! I am Moustache. Two clans of cats are hunting on this little square. Yours are the Royal Claws, in purple; Chaton plays the Gourmets, in green.
lesson-poche-goal = See this mouse? It is worth 6 points. In the end it goes to the clan whose cats beside it are stronger: above, below, left or right of it.
lesson-poche-flip = Every turn you flip a tile and then swap it with another one. What is under this one? Flip it!
lesson-poche-own = One of yours! The 4 is its attack. What you have flipped must move: a cat goes one or two tiles along its row or column.
lesson-poche-beside = Put it right above the mouse. The tile that lies there takes its place.
lesson-poche-rival = Chaton brings a Gourmet to the same mouse: 5 against your 4. Now it would be his.
lesson-poche-again = But nothing is settled before the last tile is flipped. Try this one!
lesson-poche-dog = A dog! In the end, dogs chase away every cat their arrows point at, yours too. This one has four arrows: up, down, left and right.
lesson-poche-bite = A dog may go anywhere in its row or column. Put it to the right of the Gourmet with the 5: goodbye, Gourmet!
lesson-poche-pigeon = Chaton has found a pigeon. Prey hops to one of the tiles around it, diagonally too. Both pigeons together make 10 points, both flies 12.
lesson-poche-next = Your turn again. Flip this tile.
lesson-poche-theirs = A Gourmet! It belongs to Chaton, but you have flipped it, so it is you who moves it.
lesson-poche-trap = Send it just above the dog, where an arrow is waiting for it.
lesson-poche-chief = Chaton’s chief, with an attack of 3, has come to our mouse. Only the crown tells a chief apart today; chiefs have powers in the other modes.
lesson-poche-close = The dog will see to the 5, so it is 4 against 3. That is close! Flip this tile.
lesson-poche-trick = Yours again: 3. Here is a nice trick: a swap moves two tiles. The other one goes to where yours was.
lesson-poche-swap = Swap with the chief: your cat gets his place at the mouse, and he ends up far away from it.
lesson-poche-sum = Cats hunt together: 4 and 3 make 7 for this mouse. And your 3 is next to the pigeon as well!
lesson-poche-lure = Chaton has moved a mouse next to his chief. You can bring prey to your cats as well. Let us see…
lesson-poche-last = Flip this tile.
lesson-poche-fly = A fly, worth 4!
lesson-poche-catch = Let it hop to the left of your first cat. Nobody else is there.
lesson-poche-corner = Chaton flipped one of your cats and sent it into a corner. That is only fair!
lesson-poche-end = When all tiles are flipped, the dogs attack. Then each prey goes to the stronger clan; if both are level, to nobody. Most points wins.
lesson-poche-farewell = Now you know everything: the rest of the game is yours. Fourteen turns are left. Good hunting!

lesson-chabyrinthe-hello = Hello! I am Moustache. It is cold on the roofs tonight, and stray cats are looking for a warm home.
lesson-chabyrinthe-goal = This one is worth 5 points. Whoever lays it a way along the gutters to a home wins it.
lesson-chabyrinthe-home = Here is a home. From the cat down, across the middle and up again: there is almost a way. Only two gutters lie wrong.
lesson-chabyrinthe-turn = You have two actions each turn. One kind is turning a gutter. Turn the one on the right until it leads from the left to the top.
lesson-chabyrinthe-almost = Good! The way now goes from the home all the way to this side. Only the gutter under the cat is missing.
lesson-chabyrinthe-run = Turn it, and watch the cat run!
lesson-chabyrinthe-won = 5 points for you! The home then goes one place on, clockwise, and a new cat comes to the place after the one that was won.
lesson-chabyrinthe-stuck = Chaton turned two gutters, but won nothing. And this cat? The elbow above it leads the wrong way.
lesson-chabyrinthe-draw = The other kind of action is pushing in a new gutter, once a turn at most. Take one from the pile.
lesson-chabyrinthe-push = A straight one! Push it in from below, right above the cat: the whole column moves up, and the elbow comes to lie beside the home.
lesson-chabyrinthe-upright = You also choose which way it lies. Upright, it joins the cat to the elbow, and the elbow leads home.
lesson-chabyrinthe-three = 3 more points! You have one action left, and after pushing it must be a turn. The home stands here now.
lesson-chabyrinthe-two = Two cats meet at this cross: one comes from the top, the other from below. Only your straight gutter is in the way.
lesson-chabyrinthe-both = Lay it flat and win both at once!
lesson-chabyrinthe-chaton = Chaton has won a cat, too: 5 points with a single turn. So look at what you leave to the others!
lesson-chabyrinthe-gift = Then a new cat came here, and Chaton opened the gutter above it towards the home. He forgot that it is your turn now!
lesson-chabyrinthe-thanks = Turn the corner so that it leads up. Thank you, Chaton!
lesson-chabyrinthe-chain = Well done! Should a new cat find an open way at once, you win it as well: that is a chain.
lesson-chabyrinthe-end = The game ends with the fifteenth cat. Whoever has the most points in the basket wins.
lesson-chabyrinthe-farewell = You still have one action in this turn. Turn a gutter or push one in, as you like: the rest of the game is yours!

lesson-caty-hello = Hello! I am Moustache. Your cat romps through the room with a string, from one piece of furniture to the next, and the string stays where it ran.
lesson-caty-goal = Every toy the string touches wins you a token of 2 to 4 points. After twelve rounds, most points wins.
lesson-caty-hand = These tiles are your furniture, one of each colour. You will call all cats to one of them, round after round.
lesson-caty-pile = You may take three more, from three different piles. Begin with this one.
lesson-caty-second = An armchair! Now one from another pile.
lesson-caty-third = And a third one.
lesson-caty-start = All strings begin at this piece of furniture, the desk. It has two notches on your wall.
lesson-caty-notch = Choose where yours comes out. In front of this notch lies a rubber duck: a fine beginning.
lesson-caty-first = You are first, so you call the furniture. All cats run there, each in its own room.
lesson-caty-colour = Only the colour must change: after the violet desk, no violet tile can follow.
lesson-caty-armchair = Play the armchair: it stands right across the room. With a finger, the first tap looks and the second plays.
lesson-caty-ways = The armchair has two notches as well. This way touches three toys, so it wins 6 points. The string comes out at the other notch and goes on from there.
lesson-caty-chaton = Chaton runs in his own room, where the toys lie elsewhere. He has 8 points already.
lesson-caty-stool = In this round he called the stool, and you must run there, too. Which notch is up to you: take the one that wins 6.
lesson-caty-string = Each run uses up string. When it is too short for a run, your cat sleeps through the round.
lesson-caty-tokens = The tokens of each toy are few, the lowest first: who comes later wins more, until there are none left.
lesson-caty-lamp = You are first again, and the last one was violet. Play the floor lamp: a long run past many toys.
lesson-caty-seven = Block, ball and doll: 7 points, since the ball is worth 3 by now. Take this way.
lesson-caty-empty = Chaton has just won the last block: from now on, blocks bring nothing.
lesson-caty-sofa = He called the sofa. You win 6 points either way. This one is a little shorter: save your string!
lesson-caty-lead = 25 to 16! Eight rounds are left. If both are level in the end, the longer rest of string wins.
lesson-caty-tip = Look into Chaton’s room as well: the best furniture is good for you and poor for him.
lesson-caty-farewell = You are first, and the choice is yours, like the rest of the game. Have fun!

lesson-mistigri-hello = Hello! I am Moustache. Get rid of your cats, two by two: whatever is left in your hand when a round ends counts against you.
lesson-mistigri-mummy = And look who is here: Mistigri, the mummy! It counts 10 and makes no pair with anybody. We shall find a way.
lesson-mistigri-draw = A turn begins with a card drawn from the player before you. From Chaton 2 you drew a purple 3.
lesson-mistigri-colour = Then you may discard one pair. Two cats of the same colour will do: begin with this one.
lesson-mistigri-partner = And this one with it. A pair of one colour does nothing else, but two cards are gone!
lesson-mistigri-round = The arrow tells who comes next, and everybody draws from the player before: Chaton 1 from you, Chaton 2 from Chaton 1.
lesson-mistigri-value = You drew a blue 4. Pairs of the same value are stronger, for each has an effect. Your help card says which.
lesson-mistigri-four = 4 and 4: you give a card to another player. Guess which one! Begin with this 4.
lesson-mistigri-fours = And the other 4.
lesson-mistigri-whom = Who gets it? You draw from Chaton 2, so from there it might come straight back. Choose Chaton 1!
lesson-mistigri-gift = And now the card: farewell, Mistigri!
lesson-mistigri-secret = Phew! Nobody but you and Chaton 1 saw where Mistigri went.
lesson-mistigri-seven = You drew a green 7. With 7 and 7, the next player must draw two cards from you instead of one. Begin with this one.
lesson-mistigri-sevens = And the yellow 7 with it.
lesson-mistigri-two = Chaton 1 took two cards from you, and you drew one: only two are left, both of the same colour!
lesson-mistigri-pass = Whoever discards nothing passes and turns their help card over. Once all of them lie face down, or only one player has cards, the round is over.
lesson-mistigri-end = Then the values of the cards in hand are added up as penalty points. After two rounds, fewest points wins.
lesson-mistigri-farewell = Do you see the pair that sets you free? The rest of the game is yours. Miaouuuu!
