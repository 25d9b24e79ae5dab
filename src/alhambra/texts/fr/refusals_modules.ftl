### Pourquoi une action qu’ajoute un jeu ou un module est refusée. $tile, $card et $currency sont des noms.

## Granada

refusal-turn-later = Une tuile ne se retourne qu’au moment de la poser, après l’achat.
refusal-turn-awarded = Les tuiles attribuées ne se retournent pas.
refusal-turn-one-face = La tuile { $tile } n’a qu’une face.
refusal-turn-same-face = La tuile { $tile } montre déjà cette face.
refusal-turn-fee = Retourner la tuile coûte { $fee } dans une seule devise, et aucune ne suffit.
refusal-fee-now = Il faut maintenant payer le retournement de la tuile : au moins { $fee } dans une seule devise.
refusal-fee-nothing = Il n’y a rien à payer.
refusal-fee-one-currency = Le retournement d’une tuile se paie dans une seule devise.
refusal-award-no-reserve = La tuile { $tile } ne peut pas aller dans la réserve : une tuile Granada attribuée se construit ou se refuse.
refusal-decline-later = Seules les tuiles attribuées peuvent être refusées.
refusal-decline-reserve = La tuile { $tile } ne se refuse pas : elle va dans l’Alhambra ou dans la réserve.

## La faveur du vizir

refusal-vizier-later = Le vizir n’achète qu’entre deux tours.
refusal-vizier-inactive = Ce vizir est inactif : le réactiver est une action.
refusal-vizier-active = Ce vizir est déjà actif.
refusal-vizier-now = C’est le moment du vizir : il faut acheter une tuile en faisant l’appoint, ou s’abstenir.
refusal-vizier-nothing = Personne n’est appelé à faire intervenir son vizir.
refusal-vizier-exact = Le vizir fait l’appoint : le prix est { $price } et non { $paid }.
refusal-reactivate-later = Le vizir se réactive par une action, à son propre tour.

## Les bureaux de change

refusal-office-alone = Un bureau de change se prend seul.
refusal-office-elsewhere = La carte { $card } ne sert qu’à acheter une tuile du chantier.
refusal-office-currency = La carte { $card } ne sert à rien ici : la devise de cette tuile est { $currency }.
refusal-office-superfluous = La carte { $card } est superflue : seule la devise de la tuile est payée.

## Les cartes de prime

refusal-reveal-later = Les cartes de prime se révèlent quand il faut choisir une action, ou avant un décompte.
refusal-reveal-now = Avant le décompte, on révèle des cartes de prime ou on les garde cachées.
refusal-conceal-nothing = Il n’est pas question des cartes de prime en ce moment.
refusal-bonus-revealed = La carte de prime { $tile } est déjà révélée.
refusal-bonus-not-held = La carte de prime { $tile } n’est pas en main.
refusal-bonus-not-built = La tuile { $tile } n’est pas dans l’Alhambra : sa carte de prime reste cachée.
refusal-bonus-unfinished = La tuile { $tile } est sous un site de construction : sa carte de prime reste cachée.

## Les abris de chantier

refusal-hut-later = Prendre un abri de chantier est une action, à son propre tour.
refusal-hut-not-open = { $tile } n’est pas l’abri visible d’une pile.
refusal-huts-enough = Personne ne peut posséder plus de { $most } abris de chantier.
refusal-hut-given = L’abri de chantier { $tile } ne peut pas être donné.

## Les sites de construction

refusal-site-later = Installer un site de construction et achever un bâtiment sont des actions, à son propre tour.
refusal-site-now = Il faut maintenant garder l’un des deux sites de construction.
refusal-site-nothing = Il n’y a pas de site de construction à choisir.
refusal-site-not-looked = Aucun des deux sites de construction ne demande cette devise : { $currency }.
refusal-no-site-left = Il ne reste plus de site de construction.
refusal-no-site-there = La tuile { $tile } ne porte pas de site de construction à soi.
refusal-site-given = La tuile { $tile } est sous un site de construction et ne peut pas être donnée.

## À deux joueurs

refusal-give-later = Une tuile se donne à Dirk au moment de la poser, après l’achat.
refusal-give-awarded = Les tuiles attribuées ne se donnent pas à Dirk.
