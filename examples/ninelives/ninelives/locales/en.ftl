ninelives-title = Nine Lives
ninelives-line = Turn up cards, and come as near to nine lives as you dare.

## What can be done, and what happens

ninelives-nap = Nap
ninelives-pounce = Pounce
ninelives-decides = { $who }: pounce or nap?
ninelives-too-many = { $lives } lives are too many. You can only nap.
ninelives-over = All cats are asleep.
ninelives-pounces = { $who-you ->
    [yes] You pounce.
   *[no] { $who } pounces.
}
ninelives-naps = { $who-you ->
    [yes] You take a nap.
   *[no] { $who } takes a nap.
}
ninelives-drawn = A { $worth } for { $who-object }.
ninelives-shown = { $who }: { $lives } lives.
ninelives-counted = { $lives } lives
ninelives-lost = { $lives } lives, more than nine
ninelives-cat = { $who }: { $hidden ->
    [0] a hidden card
   *[other] a { $hidden } face down
}, open { $cards }{ $naps ->
    [yes] , asleep
   *[no] { "" }
}

## The board

ninelives-area-deck = Deck
ninelives-area-cards = First card
ninelives-area-drawn = Turned up
ninelives-area-lives = Lives in sight
ninelives-area-napping = Asleep

## What cannot be

ninelives-why-over = The game is over.
ninelives-why-nap = With more than nine lives you can only nap.
ninelives-why-chance = Chance turns up the cards; nobody chooses them.
ninelives-error-few = cards worth at least { $least } lives in all
ninelives-error-asleep = seat { $seat } naps and has no turn
ninelives-error-shown = when all cats nap, every card is known; expected a number for each, not ?
ninelives-error-pounced = a cat with more than nine lives cannot have pounced
