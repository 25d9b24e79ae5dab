### Pourquoi une action qu’ajoute un jeu ou un module est refusée. $tile, $card et $currency sont des noms.

## Granada

refusal-turn-later = Une tuile ne se retourne qu’au moment de la placer, après l’achat.
refusal-turn-awarded = Les tuiles reçues à la fin de la partie ne se retournent pas.
refusal-turn-one-face = La tuile { $tile } n’a qu’une face.
refusal-turn-same-face = La tuile { $tile } montre déjà cette face.
refusal-turn-fee = Retourner la tuile coûte { $fee } dans une seule devise, et vous n’en avez assez dans aucune. Construisez la face achetée, ou mettez la tuile en réserve.
refusal-fee-now = Payez d’abord le retournement de la tuile : au moins { $fee } dans une seule devise.
refusal-fee-nothing = Il n’y a rien à payer.
refusal-fee-one-currency = Le retournement d’une tuile se paie dans une seule devise.
refusal-award-no-reserve = La tuile { $tile } ne peut pas aller dans la réserve : construisez cette tuile Granada dans votre ville, ou refusez-la.
refusal-decline-later = On ne peut refuser que les tuiles reçues à la fin de la partie.
refusal-decline-reserve = On ne peut pas refuser la tuile { $tile } : construisez-la dans votre Alhambra ou mettez-la dans votre réserve.

## La faveur du vizir

refusal-vizier-later = Votre vizir ne peut acheter qu’entre deux tours.
refusal-vizier-inactive = Votre vizir est inactif. Réactivez-le d’abord : c’est une action de votre tour.
refusal-vizier-active = Votre vizir est déjà actif.
refusal-vizier-now = Décidez d’abord pour votre vizir : achetez une tuile en faisant l’appoint, ou abstenez-vous.
refusal-vizier-nothing = On n’interroge personne au sujet du vizir en ce moment.
refusal-vizier-exact = Le vizir doit faire l’appoint : le prix est { $price } et non { $paid }.
refusal-reactivate-later = On ne réactive son vizir qu’à son tour, par une action.

## Les bureaux de change

refusal-office-alone = Un bureau de change se prend seul, sans autre carte.
refusal-office-elsewhere = Le { $card } ne sert qu’à acheter une tuile sur le chantier.
refusal-office-currency = Le { $card } ne sert pas ici : il ne porte pas la devise de cette tuile ({ $currency }). Retirez-le.
refusal-office-superfluous = Le { $card } est de trop : vous ne payez que dans la devise de la tuile. Retirez-le.

## Les cartes de prime

refusal-reveal-later = On révèle ses cartes de prime à tout moment de son tour, ou quand la question est posée avant un décompte.
refusal-reveal-now = Décidez d’abord pour vos cartes de prime : révélez-en, ou gardez-les cachées.
refusal-conceal-nothing = On n’interroge personne sur les cartes de prime en ce moment.
refusal-bonus-revealed = La carte de prime { $tile } est déjà révélée.
refusal-bonus-not-held = Vous n’avez pas la carte de prime { $tile }.
refusal-bonus-not-built = Vous ne pourrez révéler cette carte de prime que lorsque la tuile { $tile } sera dans votre Alhambra.
refusal-bonus-unfinished = La tuile { $tile } porte encore un site de construction : achevez le bâtiment avant de révéler sa carte de prime.

## Les abris de chantier

refusal-hut-later = On ne prend un abri de chantier qu’à son tour, par une action.
refusal-hut-not-open = Cet abri n’est pas au sommet de sa pile : { $tile }. Prenez un abri visible.
refusal-huts-enough = Vous avez déjà { $most } abris de chantier ; on ne peut pas en posséder plus.
refusal-hut-given = Un abri de chantier ne se donne pas à Dirk : seules les tuiles achetées se donnent.

## Les sites de construction

refusal-site-later = On n’installe un site de construction et on n’achève un bâtiment qu’à son tour, par une action.
refusal-site-now = Choisissez d’abord lequel des deux sites de construction vous gardez.
refusal-site-nothing = Il n’y a pas de site de construction à choisir en ce moment.
refusal-site-not-looked = Aucun des deux sites de construction ne demande cette devise : { $currency }. Choisissez l’un des deux.
refusal-no-site-left = Il ne reste plus de site de construction. Payez le prix entier.
refusal-no-site-there = Vous n’avez pas de site de construction sur la tuile { $tile }.
refusal-site-given = La tuile { $tile } est sous un site de construction et ne peut pas être donnée à Dirk. Construisez-la, ou mettez-la en réserve.

## À deux joueurs

refusal-give-later = On ne donne une tuile à Dirk qu’au moment de la placer, après l’achat.
refusal-give-awarded = Les tuiles reçues à la fin de la partie ne se donnent pas à Dirk.
