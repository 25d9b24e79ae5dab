### Apprendre à jouer : le jeu en bref, en images. Les règles numérotées sont dans rules.ftl.

learn = Apprendre à jouer
    .about = Le jeu en deux minutes, un tour en images, ce qui rapporte des points ; puis chaque jeu et chaque module en bref. Les règles numérotées suivent dans les autres chapitres.

learn-points = Points pour la première, la deuxième et la troisième place
learn-scoring = Décompte { $number }

section-minutes = Le jeu en deux minutes
section-one-turn = Un tour en images
section-scores = Ce qui rapporte des points
section-games = Les autres jeux
section-modules = Les modules

## Le jeu en deux minutes

learn-goal = Chacun construit une Alhambra, tuile après tuile, autour d’une tuile de départ. Deux choses rapportent des points : avoir le plus de bâtiments d’un type, et entourer son Alhambra d’un long mur. Il y a trois décomptes, et le plus de points à la fin l’emporte.
    .title = Construire une Alhambra
learn-money = À votre tour, vous faites une chose sur trois. La première : prendre de l’argent. Prenez l’une des quatre cartes disponibles, ou plusieurs qui font 5 au plus.
    .title = Prendre de l’argent
learn-buy = La deuxième : acheter une tuile sur le chantier. Chaque case a sa devise. Payez au moins le prix dans cette devise ; on ne rend pas la monnaie. La troisième : réaménager, c’est-à-dire déplacer une tuile entre l’Alhambra et la réserve, ou en échanger deux.
    .title = Acheter un bâtiment
learn-exact = Si vous faites l’appoint, vous avez une autre action, celle que vous voulez. Faites encore l’appoint, et vous continuez. C’est tout le sel du jeu.
    .title = Faire l’appoint et continuer
learn-place = À la fin de votre tour, vous placez ce que vous avez acheté. Les tuiles ne pivotent jamais. Un mur touche un mur, un côté ouvert touche un côté ouvert. On doit pouvoir aller à pied de la tuile de départ à chaque tuile, et il ne doit pas rester de trou. Ce qui ne convient pas attend dans la réserve.
    .title = Placer les tuiles
learn-score = Deux cartes Décompte sont cachées dans la pioche ; le troisième décompte vient à la fin. Pour chaque type, le décompte 1 récompense la première place, le décompte 2 deux places et le décompte 3 trois. Chaque côté de votre plus long mur vaut 1 point à chaque fois.
    .title = Trois décomptes

## Un tour en images

learn-turn-look = C’est à vous de jouer. Le chantier propose le jardin 8 en florins, le pavillon 7 en dirhams, la tour 11 en dinars et les arcades 4 en ducats. Votre Alhambra compte deux tuiles pour l’instant.
    .title = Un coup d’œil
learn-turn-hand = Vous avez en main 5 et 3 florins, 9 dirhams et 2 ducats. 5 et 3 font 8 : le prix exact du jardin.
    .title = Votre argent
learn-turn-exact = Vous achetez le jardin 8 pour 8 florins. Vous avez fait l’appoint : vous avez une autre action.
    .title = Un achat avec l’appoint
learn-turn-over = Vous achetez le pavillon 7 avec vos 9 dirhams. C’est 2 de trop, et on ne rend pas la monnaie. Vous n’avez pas fait l’appoint : c’était votre dernière action.
    .title = Un deuxième achat
learn-turn-place = Vous placez maintenant les deux tuiles : le jardin à l’ouest de la tuile de départ, le pavillon au nord. Tous les côtés conviennent, et chaque tuile est accessible à pied.
    .title = Placer
learn-turn-end = On complète les cartes disponibles jusqu’à quatre, puis les deux cases vides du chantier. Si une carte Décompte apparaît, il y a un décompte. Puis c’est au suivant.
    .title = La fin du tour

## Ce qui rapporte des points

learn-majorities = Pour chacun des six types, on classe les joueurs selon le nombre de bâtiments de ce type dans leur Alhambra. Les tuiles en réserve ne comptent pas, et les prix n’importent pas. Le tableau montre ce que valent la première, la deuxième et la troisième place.
    .title = Le plus de bâtiments
learn-ties = En cas d’égalité, on partage les points des places occupées ensemble, en arrondissant à l’inférieur. Anna et Ben ont chacun trois tours, Cleo en a une : au décompte 2, Anna et Ben se partagent 13 et 6 points et en reçoivent 9 chacun. Cleo est troisième et ne reçoit rien.
    .title = Les égalités
learn-walls = À chaque décompte, vous recevez 1 point par côté de la plus longue section continue de votre mur d’enceinte. Les murs intérieurs, où deux tuiles sont adossées, ne valent rien.
    .title = Le plus long mur
learn-end = La partie se termine quand le sac est vide et que le chantier ne peut plus être complété. Les tuiles qui y restent vont, case par case, au joueur qui a le plus d’argent dans cette devise. Puis vient le troisième décompte.
    .title = La fin

## Les autres jeux

learn-two-players = À deux, un troisième joueur imaginaire participe. Dirk reçoit des tuiles au début et d’autres après les décomptes, et il est classé pour chaque majorité. Il n’a ni tour ni mur. Vous pouvez lui donner une tuile achetée : un bon moyen d’enlever une majorité à votre adversaire.
    .title = { module-two-players }
learn-granada = Les tuiles ont deux faces. Vous achetez la face visible ; en construisant la tuile, vous pouvez la retourner pour 3 dans une seule devise. Des tranchées remplacent les murs. Plus on a construit de tuiles d’un type, plus sa majorité rapporte : N, 2N ou 3N points, où N est leur nombre.
    .title = { game-granada }
learn-combined = Les deux jeux à la fois, avec deux tuiles par case du chantier. Vous construisez une Alhambra et, à côté d’elle, une ville. Elles ne peuvent se toucher que là où un mur rencontre une tranchée ; là où ils se longent, chaque côté vaut 2 points de plus à chaque décompte.
    .title = { game-combined }

## Les modules

learn-vizier = Entre deux tours, votre vizir peut acheter une tuile pour vous, à condition de faire l’appoint. Il est ensuite inactif jusqu’à ce que vous dépensiez une action pour le réactiver.
    .title = { module-vizier }
learn-exchange = Six bureaux de change sont cachés dans la pioche. On en prend un comme de l’argent. Il permet plus tard de payer une tuile dans les deux devises qu’il montre.
    .title = { module-exchange }
learn-bonus = Vous avez quelques cartes secrètes, qui montrent chacune une tuile sans mur. Dès que cette tuile est dans votre Alhambra, vous pouvez révéler la carte : elle compte comme un bâtiment de plus de ce type.
    .title = { module-bonus }
learn-huts = Les abris de chantier sont gratuits : en prendre un est une action. Lors d’un décompte, un abri compte pour un bâtiment par voisin de sa couleur sans mur entre eux. Personne ne peut en avoir plus de trois.
    .title = { module-huts }
learn-sites = Vous pouvez acheter une tuile à moitié prix comme site de construction. Son bâtiment ne compte qu’une fois achevé au prix entier, dans une devise choisie en secret. Un site de votre Alhambra inachevé à la fin vous coûte tout votre argent dans cette devise.
    .title = { module-sites }

## Ce que montrent les images

web-picture-learn-palace = Une Alhambra. Son plus long mur s’étend sur { $count } côtés.
web-picture-learn-display = Prenez une carte, par exemple le 9, ou le 2 et le 3 ensemble.
web-picture-learn-paid = 5 et 3 florins font exactement 8.
web-picture-learn-market = Le chantier.
web-picture-learn-own = Votre Alhambra avant le tour. Son plus long mur s’étend sur { $count } côtés.
web-picture-learn-hand = Votre main.
web-picture-learn-first = Exactement 8.
web-picture-learn-second = 9 pour un prix de 7.
web-picture-learn-placed = Votre Alhambra après le tour. Son plus long mur s’étend sur { $count } côtés.
web-picture-give = Les tuiles de Dirk sont visibles ; il n’a pas d’Alhambra.
web-picture-layout = Deux tuiles par case : une de chaque jeu.
web-picture-reserve = Les tuiles achetées attendent ici d’être placées.
web-picture-exact = L’appoint : 5 et 3 font 8. Vous avez une autre action.
web-picture-over = Permis, mais sans l’appoint : 9 pour un prix de 7. On ne rend pas la monnaie.
web-picture-superfluous = Interdit : sans le 1, le prix de 8 est déjà payé.
web-picture-five = Permis : ensemble, elles valent 5.
web-picture-corner = Interdit : la tuile ne touche l’Alhambra que par un coin.
web-picture-points = { learn-points }
web-picture-mixed = Florins et dirhams paient ensemble une tuile : 5 et 3 font 8.
web-picture-half = La moitié de 13, arrondie à l’inférieur, fait 6 : assez pour un site de construction.
web-picture-swapped = La nouvelle tuile est exactement là où était l’ancienne.
web-picture-fee = L’autre face coûte au moins 3 dans une seule devise.
learn-points-row = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-picture-added = Ce jardin de la réserve convient aux emplacements marqués.
web-picture-removed = La tuile marquée peut être retirée : les autres restent reliées.
web-picture-stays = La tuile marquée doit rester : sans elle, le jardin ne serait plus accessible.
web-picture-upright = Jamais tournées : chaque mur reste du côté où il est imprimé.
web-picture-edge = Permis : chaque tuile a un côté commun avec la tuile de départ.
web-picture-none = Décompte 2, tours : Ben et Cleo n’en ont pas et ne reçoivent rien.
web-picture-tie = Décompte 2, tours : Anna et Ben se partagent 13 et 6 points.
web-picture-left-over = Ben a le plus de florins : la tuile restée dans la case des florins est pour Ben.
web-picture-dirk = Décompte 3, jardins : Dirk est premier, et Anna seulement deuxième.
web-picture-gate = La tuile de départ de Granada est ouverte de tous les côtés, comme celle d’Alhambra.
web-picture-face = Vous voyez l’arène à 4 : vous payez 4.
web-picture-choice = Une même tuile : dans votre réserve, vous choisissez la face visible.
web-picture-times = Décompte 3, arènes : six sont construites, les places valent donc 18, 12 et 6 points.
web-picture-dearest = Décompte 2, parcs : chacun en a deux, mais Ben a le plus cher.
web-picture-built-at-once = Une tuile restante est construite avec la face qu’elle montrait sur le chantier.
web-picture-fixed = Décompte 2 simplifié, arènes : 10 points pour la première place, 3 pour la deuxième.
web-picture-both = Les deux tuiles d’une case, chacune payée avec l’appoint.
web-picture-founded = La tuile marquée a été la première de cette ville : c’est sa tuile de départ.
web-picture-vizier = Le vizir doit faire l’appoint : 5 et 3 font 8.
web-picture-one-more = Deux pavillons sont construits. Une fois révélée, la carte compte comme un troisième.
web-picture-hut-placed = Un abri se construit comme une tuile : mur contre mur, côté ouvert contre côté ouvert.
web-picture-hut-wall = Le mur de l’abri compte : le plus long mur s’étend sur { $count } côtés.
web-picture-finished = 9 et 4 dinars font 13 : la tour est achevée, et vous avez une autre action.
web-picture-penalty = Cette tour n’a pas été achevée : tous les dinars sont défaussés.
