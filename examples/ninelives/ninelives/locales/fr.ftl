ninelives-title = Neuf vies
ninelives-line = Retournez des cartes, et approchez-vous de neuf vies autant que vous l’osez.

## What can be done, and what happens

ninelives-nap = Faire la sieste
ninelives-pounce = Bondir
ninelives-decides = { $who } : bondir ou faire la sieste ?
ninelives-too-many = { $lives } vies, c’est trop. Vous ne pouvez que faire la sieste.
ninelives-over = Tous les chats dorment.
ninelives-pounces = { $who-you ->
    [yes] Vous bondissez.
   *[no] { $who } bondit.
}
ninelives-naps = { $who-you ->
    [yes] Vous faites la sieste.
   *[no] { $who } fait la sieste.
}
ninelives-drawn = Un { $worth } pour { $who-object }.
ninelives-shown = { $who } : { $lives } vies.
ninelives-counted = { $lives } vies
ninelives-lost = { $lives } vies, plus de neuf
ninelives-cat = { $who } : { $hidden ->
    [0] une carte cachée
   *[other] un { $hidden } face cachée
}, visibles { $cards }{ $naps ->
    [yes] , endormi
   *[no] { "" }
}

## The board

ninelives-area-deck = Paquet
ninelives-area-cards = Première carte
ninelives-area-drawn = Retournées
ninelives-area-lives = Vies en vue
ninelives-area-napping = Dort

## What cannot be

ninelives-why-over = La partie est finie.
ninelives-why-nap = Avec plus de neuf vies, on ne peut que faire la sieste.
ninelives-why-chance = C’est le hasard qui retourne les cartes ; personne ne les choisit.
ninelives-error-few = des cartes qui valent au moins { $least } vies en tout
ninelives-error-asleep = la place { $seat } dort et n’a pas de tour
ninelives-error-shown = quand tous les chats dorment, toutes les cartes sont connues ; il faut un nombre pour chacune, et non ?
ninelives-error-pounced = un chat de plus de neuf vies ne peut pas avoir bondi
