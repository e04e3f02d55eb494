leduc-title = Poker Leduc

## Pourquoi une décision est refusée

leduc-why-two-raises = Ce tour a déjà eu ses deux relances.
leduc-why-over = La partie est finie.
leduc-why-chance = C’est le hasard qui retourne cette carte.
leduc-why-nothing-to-fold = Il n’y a aucune relance devant laquelle se coucher.
