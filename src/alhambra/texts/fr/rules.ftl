### Toutes les règles par numéro : ce que les joueurs doivent savoir. Nos propres décisions sont dans rulings.ftl.

## Parties du jeu de base

section-set-up = Mise en place
section-turn = Le tour de jeu
section-redesign = Le réaménagement
section-building = Les règles de construction
section-turn-end = La fin du tour
section-scoring = Le décompte
section-game-end = La fin de la partie

## A. Alhambra

rule-A-1 = Chacun commence son Alhambra par une tuile de départ. Elle se trouve en 0,0 d’une grille sans limites, elle est ouverte des quatre côtés et elle y reste jusqu’à la fin de la partie.
    .title = La tuile de départ
rule-A-2 = Les 54 tuiles sont mélangées dans le sac. On en tire quatre, que l’on place dans l’ordre sur les cases 1, 2, 3 et 4 du chantier.
    .title = Le chantier
rule-A-3 = Il y a quatre devises de valeurs 1 à 9, chaque carte existant en trois exemplaires : 108 cartes Argent. On les mélange ; les cartes Décompte restent à l’écart pour l’instant.
    .title = Les cartes Argent
rule-A-4 = Dans l’ordre des places, chaque joueur reçoit des cartes une à une jusqu’à ce que leur valeur totale, toutes devises confondues, atteigne 20 ou plus. Cet argent de départ est distribué face visible ; ensuite, les mains sont secrètes.
    .title = L’argent de départ
rule-A-5 = Celui qui a reçu le moins de cartes commence. S’ils sont plusieurs, c’est celui d’entre eux dont les cartes valent le moins, et si elles valent autant, le plus jeune.
    .title = Le premier joueur
rule-A-6 = On retourne encore quatre cartes : ce sont les cartes Argent disponibles.
    .title = Les cartes disponibles
rule-A-7 = Le reste des cartes Argent est réparti en cinq piles, avec une carte d’écart au plus. La carte Décompte 1 est mélangée à la pile 2. La carte Décompte 2 est mélangée à la pile 4 ({ edition-family-box }) ou à la pile 5 ({ edition-revised }). On superpose les piles, la pile 1 au-dessus et la pile 5 tout en bas.
    .title = La pioche
rule-A-8 = À partir du premier joueur, les tours se suivent dans le sens horaire, c’est-à-dire dans l’ordre des places.
    .title = L’ordre du jeu

rule-A-10 = À votre tour, vous faites une action : prendre de l’argent (A-11), acheter une tuile (A-12) ou réaménager votre Alhambra (A-20, A-21, A-22). Certains modules en ajoutent une autre : réactiver le vizir (V-5), prendre un abri de chantier (H-2), achever un bâtiment (S-5).
    .title = Une action
rule-A-11 = Vous prenez une carte disponible, quelle que soit sa valeur, ou plusieurs si elles ne valent pas plus de 5 ensemble. Leurs devises n’ont pas d’importance.
    .title = Prendre de l’argent
rule-A-12 = Vous prenez une tuile du chantier et payez au moins son prix, avec des cartes de la devise de sa case. On ne rend pas la monnaie. Les cartes vont à la défausse.
    .title = Acheter une tuile
rule-A-13 = Si vous faites l’appoint, vous avez une action de plus, là encore de n’importe quelle sorte (A-10). Dans le jeu de base, un tour peut donc compter cinq actions : quatre achats à l’appoint et une dernière.
    .title = L’appoint
rule-A-14 = Tant que dure un tour, rien n’est complété, ni les cartes disponibles ni le chantier. Les tuiles achetées attendent à côté de votre Alhambra jusqu’à la fin du tour.
    .title = Pendant le tour
rule-A-15 = Si aucune action ne vous est possible (A-10), vous passez. S’il y en a une, vous devez agir ; seule l’action supplémentaire due à l’appoint (A-13) est facultative.
    .title = Passer
rule-A-16 = Les cartes que vous payez vont tout de suite à la défausse, quoi que vous payiez : une tuile (A-12), le retournement d’une tuile (G-6), un achat par le vizir (V-2), un achat à moitié prix (S-2) ou l’achèvement d’un bâtiment (S-5).
    .title = Où vont les paiements

rule-A-20 = Vous placez une tuile de votre réserve dans votre Alhambra.
    .title = Ajouter
rule-A-21 = Vous retirez une tuile de votre Alhambra et la mettez dans votre réserve.
    .title = Retirer
rule-A-22 = Vous échangez une tuile de votre Alhambra contre une de votre réserve. La nouvelle prend exactement la place de l’ancienne.
    .title = Échanger
rule-A-23 = Ensuite, votre Alhambra doit respecter toutes les règles de construction (A-30 à A-34). La tuile de départ ne peut être ni retirée ni échangée.
    .title = Après un réaménagement

rule-A-30 = On ne tourne jamais les tuiles. Elles sont toutes droites, comme la tuile de départ.
    .title = Bien droites
rule-A-31 = Là où deux tuiles se touchent, les deux côtés ont un mur, ou aucun des deux. La tuile de départ est ouverte partout.
    .title = Des côtés semblables
rule-A-32 = On peut aller à pied de la tuile de départ à chaque tuile, en passant de l’une à l’autre sans jamais franchir de mur.
    .title = À pied
rule-A-33 = Une nouvelle tuile partage au moins un côté avec l’Alhambra ; un coin ne suffit pas. (Cela découle de A-32.)
    .title = Côte à côte
rule-A-34 = Il est interdit d’enfermer un espace vide. De chaque emplacement vide, il doit exister un chemin vers l’extérieur par des emplacements vides qui ont un côté en commun ; ceux qui ne se touchent que par un coin ne sont pas reliés.
    .title = Pas de trous

rule-A-40 = À la fin de votre tour, vous placez une à une les tuiles que vous y avez achetées, dans l’ordre de votre choix : dans votre Alhambra, selon les règles de construction, ou dans votre réserve, qui en accueille autant que vous voulez. À deux joueurs, vous pouvez aussi donner une tuile à Dirk (A-64).
    .title = Placer les tuiles
rule-A-41 = Puis on complète les cartes Argent disponibles jusqu’à quatre. Quand la pioche est épuisée, on mélange la défausse pour en faire une nouvelle.
    .title = Compléter l’argent
rule-A-42 = Une carte Décompte tirée à ce moment est mise de côté, et la carte suivante prend sa place.
    .title = Une carte Décompte apparaît
rule-A-43 = Puis on remplit les cases vides du chantier avec des tuiles du sac, dans l’ordre 1, 2, 3, 4.
    .title = Compléter le chantier
rule-A-44 = Si une carte Décompte est apparue (A-42), son décompte a lieu maintenant, avant le tour du joueur suivant, et la carte quitte la partie. Si les deux sont apparues, on fait le décompte 1, puis le décompte 2.
    .title = L’heure du décompte
rule-A-45 = Un tour se termine dans cet ordre : on place les tuiles ; on complète l’argent ; on complète le chantier, et le pion de marquage se déplace (G-4) ; si un décompte est dû, on peut révéler des cartes de prime (B-2), il a lieu, et Dirk reçoit aussitôt ses nouvelles tuiles (A-62) ; si les deux décomptes sont dus, ils se suivent ainsi. Puis on vérifie si la partie est finie (A-55, C-9). Si elle ne l’est pas, les vizirs peuvent intervenir (V-2) et le tour suivant commence. Si elle l’est, on révèle les sites de construction (S-6), on attribue les tuiles restantes (A-56, G-12, C-10), on peut révéler des cartes de prime (B-2), et le décompte 3 a lieu.
    .title = L’ordre des choses
rule-A-46 = Si chacun a joué 100 tours de suite pendant lesquels personne n’a acheté de tuile, la partie s’achève après ce tour comme si le sac était vide (A-55), mais avec un chantier complet. Un achat par le vizir compte aussi. Tous peuvent savoir combien de tours ont passé ainsi.
    .title = Plus d’achats

rule-A-50 = Il y a trois décomptes. Les cartes Décompte 1 et 2 déclenchent les deux premiers ; le troisième a lieu à la fin de la partie.
    .title = Trois décomptes
rule-A-51 = À chaque décompte, vous recevez 1 point par côté de la plus longue section continue de votre mur d’enceinte. Un mur fait partie de l’enceinte s’il n’y a pas de tuile de l’autre côté. Deux murs adossés sont des murs intérieurs et ne rapportent rien.
    .title = Le mur
rule-A-52 = Pour chaque type de bâtiment, on classe les joueurs d’après le nombre de ces bâtiments dans leur Alhambra. Les prix n’ont pas d’importance et la réserve ne compte pas. Le décompte 1 récompense la première place, le décompte 2 les deux premières et le décompte 3 les trois premières, selon le tableau des points.
    .title = Les majorités
rule-A-53 = Sans un seul bâtiment d’un type, vous ne recevez aucun point pour ce type.
    .title = Rien sans bâtiment
rule-A-54 = Les joueurs à égalité se partagent les places qu’ils occupent ensemble : on additionne les points de ces places (une place non récompensée vaut 0), on divise entre eux et on arrondit à l’inférieur. Le joueur suivant vient après toutes ces places : si deux joueurs se partagent la première, le suivant est troisième.
    .title = Égalités

rule-A-55 = La partie s’achève quand, après un tour, le sac est épuisé et que le chantier ne peut plus être entièrement rempli. On remplit encore autant de cases que possible.
    .title = Quand elle s’achève
rule-A-56 = Case par case, de 1 à 4, les tuiles encore sur le chantier sont distribuées gratuitement : chacune va au joueur dont l’argent dans la devise de sa case vaut le plus. Si plusieurs ont la somme la plus élevée, ou si personne n’a de cet argent, la tuile reste où elle est.
    .title = Les tuiles restantes
rule-A-57 = Le décompte 3 conclut la partie. Le plus grand nombre de points l’emporte ; en cas d’égalité, la victoire est partagée.
    .title = La victoire

## A. À deux joueurs

rule-A-60 = On retire l’un des trois exemplaires de chaque carte Argent. On joue avec 72 cartes.
    .title = Moins d’argent
rule-A-61 = Un troisième joueur, imaginaire, prend part au jeu : Dirk. Au début, il reçoit 6 tuiles au hasard, visibles de tous. Il n’a ni Alhambra ni argent, ne joue pas de tour et ne reçoit ni vizir ni carte de prime. S’y ajoutent G-13 à Granada et C-11 dans le jeu combiné.
    .title = Dirk
rule-A-62 = Juste après le décompte 1, Dirk reçoit encore 6 tuiles au hasard. Juste après le décompte 2, il reçoit un tiers des tuiles qui sont alors dans le sac, arrondi à l’inférieur.
    .title = D’autres tuiles pour Dirk
rule-A-63 = Dans les majorités, Dirk est classé comme un joueur. Il ne marque jamais de points pour un mur.
    .title = Les points de Dirk
rule-A-64 = Au lieu de placer une tuile achetée, vous pouvez la donner à Dirk. Les tuiles restantes (A-56) n’ont pas été achetées : on ne peut pas les lui donner.
    .title = Un cadeau pour Dirk
rule-A-65 = Les points de Dirk sont comptés et affichés, mais seul l’un des deux joueurs peut gagner : celui qui en a le plus.
    .title = Dirk ne gagne pas

## G. Granada

rule-G-1 = Vous commencez votre ville par la tuile de départ de Granada, qui remplace celle de l’Alhambra. Les tranchées prennent la place des murs et suivent toutes leurs règles.
    .title = Une ville et ses tranchées
rule-G-2 = Il y a 54 tuiles avec un bâtiment sur chaque face, 9 types de bâtiments aux prix de 2 à 13. Si une face porte un prix pair n, l’autre porte le prix n+1 et un autre type. Un côté bordé d’une tranchée l’est sur les deux faces.
    .title = Deux faces
rule-G-3 = Les quatre premières tuiles sont placées sur le chantier face paire visible. Puis le pion de marquage est mis sur « impair ».
    .title = Les premières tuiles
rule-G-4 = Les nouvelles tuiles arrivent sur le chantier avec la face qu’indique le pion de marquage. Chaque fois que l’on a complété le chantier d’au moins une tuile, le pion de marquage change de côté.
    .title = Le pion de marquage
rule-G-5 = Vous payez le prix de la face visible. On ne retourne une tuile ni à l’achat ni lors d’un réaménagement.
    .title = Acheter une face
rule-G-6 = Construire dans votre ville une tuile achetée est gratuit avec la face achetée. Avec l’autre face, il y a un supplément à payer : des cartes Argent d’une seule devise, d’une valeur d’au moins 3. On ne rend pas la monnaie.
    .title = Retourner une tuile coûte de l’argent
rule-G-7 = Si vous mettez une tuile achetée dans votre réserve, vous choisissez sa face, et c’est gratuit.
    .title = Retourner pour la réserve
rule-G-8 = Une tuile qui se trouve dans une réserve ou dans une ville n’est plus jamais retournée.
    .title = Une fois pour toutes
rule-G-9 = La valeur d’une majorité dépend de N, le nombre de tuiles de ce type dans toutes les villes ; les réserves ne comptent pas. Le décompte 1 rapporte N à la première place. Le décompte 2 rapporte 2N et N. Le décompte 3 rapporte 3N, 2N et N.
    .title = Les majorités à Granada
rule-G-10 = Entre joueurs qui ont autant de tuiles d’un type, celui dont la ville contient la tuile la plus chère de ce type est devant. Chaque prix n’existe qu’une fois par type : il n’y a donc jamais d’égalité.
    .title = Pas d’égalité
rule-G-11 = La plus longue section de tranchée extérieure est comptée comme un mur (A-51).
    .title = La tranchée
rule-G-12 = Une tuile restante (A-56) est construite aussitôt, sans être retournée, avant que la suivante ne soit attribuée. Celui qui la reçoit peut renoncer à la construire ; elle est alors hors jeu.
    .title = Les tuiles restantes
rule-G-13 = À deux joueurs, les 6 premières tuiles de Dirk montrent leur face paire. Celles qu’il reçoit plus tard montrent la face qu’indique le pion de marquage.
    .title = Dirk à Granada
rule-G-14 = Pour plus de simplicité, on peut convenir de points fixes au lieu de N : 3 au décompte 1 ; 10 et 3 au décompte 2 ; 18, 10 et 3 au décompte 3. Les égalités sont départagées comme en G-10.
    .title = Le décompte simplifié

## C. Alhambra et Granada

rule-C-1 = Vous commencez avec la seule tuile de départ de l’Alhambra ; celles de Granada ne servent pas. On joue avec les tuiles des deux jeux.
    .title = Le début
rule-C-2 = Au début, seule la carte Décompte 1 entre dans la pioche, dans la pile 3 des cinq. Quand la pioche s’épuise pour la première fois, on mélange la défausse, on la répartit en cinq piles comme la première pioche (A-7), et la carte Décompte 2 est mélangée à la pile 2 de celles-ci.
    .title = La pioche
rule-C-3 = Chaque case du chantier porte une tuile Alhambra et une tuile Granada. Les quatre premières tuiles Granada doivent toutes avoir une tranchée ; celle qui n’en a pas retourne dans le sac, et on en tire une autre.
    .title = Un chantier pour les deux
rule-C-4 = Quand vous achetez sur une case, vous choisissez l’une de ses tuiles. Vous pouvez acheter l’autre dans le même tour, si bien qu’un tour peut compter neuf actions.
    .title = Deux tuiles par case
rule-C-5 = Une tuile Alhambra et une tuile Granada ne peuvent se toucher que là où l’une a un mur et l’autre une tranchée.
    .title = Mur contre tranchée
rule-C-6 = La première tuile Granada que vous construisez doit toucher votre Alhambra de cette façon (C-5). Elle devient votre tuile de départ de Granada et ne bouge plus. Dès lors, votre Alhambra doit pouvoir se parcourir à pied depuis sa tuile de départ et votre ville depuis cette tuile, chacune pour soi (A-32). L’interdiction des trous (A-34) vaut pour les deux ensemble.
    .title = Fonder la ville
rule-C-7 = On complète le chantier case par case, de 1 à 4, d’abord la tuile Alhambra, puis la tuile Granada. Le pion de marquage (G-4) ne se déplace que si une tuile Granada a été achetée.
    .title = Compléter les deux
rule-C-8 = Les tuiles Alhambra sont comptées comme dans Alhambra, les tuiles Granada comme dans Granada. Un mur qui fait face à une tranchée est un mur d’enceinte, et cette tranchée une tranchée extérieure : seule une tuile de même sorte de l’autre côté en ferait un élément intérieur. En outre, on reçoit 2 points par côté de la plus longue section continue, suivie le long du contour de l’Alhambra, où mur et tranchée se longent.
    .title = Compter les deux
rule-C-9 = La partie s’achève quand, après un tour, les deux sacs sont vides et qu’au moins une case n’a plus aucune tuile.
    .title = Quand elle s’achève
rule-C-10 = Le joueur qui a le plus d’argent dans la devise d’une case reçoit toutes les tuiles qui y restent (A-56). La tuile Granada suit G-12.
    .title = Les tuiles restantes
rule-C-11 = À deux joueurs, Dirk reçoit des tuiles des deux sortes (A-61, A-62).
    .title = Dirk dans les deux jeux

## V. La faveur du vizir

rule-V-1 = Chacun possède un vizir. Il est actif au début de la partie.
    .title = Votre vizir
rule-V-2 = Quand un tour est complètement terminé, chantier complété et décompte compris, vous pouvez intervenir si votre vizir est actif. Vous achetez une tuile du chantier en faisant l’appoint ; votre vizir devient inactif, et vous placez aussitôt la tuile dans votre Alhambra ou dans votre réserve. Vous n’avez pas d’action supplémentaire. Les tuiles Granada suivent G-6 et G-7 ; le supplément pour le retournement se paie à part.
    .title = Intervenir
rule-V-3 = Après un tel achat, on complète le chantier (A-43, C-7) et le pion de marquage se déplace. Les cartes Argent ne sont pas complétées.
    .title = Compléter entre deux tours
rule-V-4 = Le joueur dont ce sera le tour est le premier, celui qui vient de finir est le dernier. Après chaque achat, tous peuvent se décider à nouveau, dans cet ordre. Quand plus personne ne veut intervenir, le tour suivant commence.
    .title = Qui a la priorité
rule-V-5 = Comme action de votre tour (A-10), vous pouvez réactiver votre vizir s’il est inactif. Il peut servir dès la fin de ce même tour.
    .title = Réactiver le vizir
rule-V-6 = Une fois que l’on attribue les tuiles restantes, les vizirs ne peuvent plus servir.
    .title = Les vizirs à la fin
rule-V-7 = Le vizir ne peut ni prendre un abri de chantier (H-2) ni installer un site de construction (S-2).
    .title = Ce que le vizir ne peut pas faire

## X. Les bureaux de change

rule-X-1 = Il y a six bureaux de change, un pour chaque paire de devises. Une fois l’argent réparti en piles (A-7), on en glisse deux au hasard, face cachée, dans chacune des piles 2, 3 et 4 avant de les mélanger et de les superposer.
    .title = Six cartes dans la pioche
rule-X-2 = Les bureaux de change apparaissent parmi les cartes disponibles comme l’argent ; il n’y a jamais plus de quatre cartes en tout. En prendre un utilise toute votre action, comme prendre de l’argent. Vous pouvez en avoir en main autant que vous voulez.
    .title = Prendre un bureau de change
rule-X-3 = Si la devise de la case d’une tuile figure sur votre bureau de change, vous pouvez le jouer en achetant cette tuile et payer avec ses deux devises : mêlées à votre gré, ou l’une des deux seulement. Faire l’appoint donne une action de plus, comme d’habitude. Le bureau de change va à la défausse et sera remélangé avec l’argent.
    .title = Payer en deux devises
rule-X-4 = Quand on attribue les tuiles restantes, les bureaux de change ne peuvent être joués et ne valent rien.
    .title = Inutiles à la fin

## B. Les cartes de prime

rule-B-1 = Il y a dix cartes de prime, une pour chacune des dix tuiles sans mur. On les distribue face cachée : 3 chacun à 2 ou 3 joueurs, 2 chacun à 4 ou 5 joueurs, 1 chacun à 6 joueurs. Les autres quittent la partie sans être vues.
    .title = La distribution
rule-B-2 = Si la tuile de votre carte se trouve dans votre Alhambra, vous pouvez révéler la carte à tout moment, même pendant un décompte. Il faut que ce soit précisément cette tuile : celle qui n’a pas de mur, du même type et du même prix.
    .title = Révéler une carte
rule-B-3 = Une carte révélée compte comme un bâtiment de plus de son type.
    .title = Un bâtiment de plus
rule-B-4 = Si la tuile quitte votre Alhambra, vous reprenez la carte en main. Vous pourrez la révéler de nouveau quand la tuile sera revenue.
    .title = Reprise en main
rule-B-5 = Tant qu’un site de construction (S-2) recouvre la tuile, sa carte ne peut pas être révélée.
    .title = Primes et sites de construction

## H. Les abris de chantier

rule-H-1 = Il y a 24 abris de chantier : 3 bleus, 3 rouges, 4 bruns, 4 blancs, 5 verts et 5 mauves. Chaque type de bâtiment a sa pile mélangée, l’abri du dessus face visible.
    .title = Six piles
rule-H-2 = Comme action (A-10), vous pouvez prendre l’abri visible d’une pile ; on retourne ensuite le suivant. Une pile vide n’offre rien. Les abris sont gratuits : en prendre un n’est jamais faire l’appoint.
    .title = Prendre un abri
rule-H-3 = Un abri se place à la fin du tour comme une tuile achetée : dans votre Alhambra, selon toutes les règles de construction, ou dans votre réserve.
    .title = Placer un abri
rule-H-4 = Vous pouvez posséder trois abris au plus, ceux de la réserve compris. Les abris se réaménagent comme les tuiles.
    .title = Trois abris au plus
rule-H-5 = Lors d’un décompte, un abri compte pour autant de bâtiments de son type qu’il a de voisins de ce type sans mur entre eux : de 0 à 3.
    .title = Ce que compte un abri
rule-H-6 = Les murs des abris comptent comme tous les autres.
    .title = Les murs des abris

## S. Les sites de construction

rule-S-1 = Il y a huit tuiles Site, deux par devise. On les mélange en cachant la devise.
    .title = Huit sites
rule-S-2 = En achetant une tuile du chantier, vous pouvez annoncer un site de construction et ne payer que la moitié du prix (arrondie à l’inférieur) ou plus, dans la devise de la case. Cela n’est jamais considéré comme faire l’appoint. Juste après avoir payé, vous regardez deux tuiles Site, vous en placez une sur la tuile en cachant sa devise aux autres, et vous remélangez la seconde. S’il n’en reste qu’une, vous prenez celle-là ; s’il n’en reste pas, vous ne pouvez pas installer de site.
    .title = À moitié prix
rule-S-3 = La tuile se place comme d’habitude. Dans votre Alhambra, ses murs comptent, mais non son bâtiment : ni pour les majorités, ni pour les cartes de prime, ni pour les abris de chantier.
    .title = Un bâtiment inachevé
rule-S-4 = Le site reste sur sa tuile lors des réaménagements. Une tuile avec un site ne peut pas être donnée à Dirk. Les abris de chantier et les tuiles restantes ne portent jamais de site.
    .title = Le site reste en place
rule-S-5 = Comme action (A-10), vous pouvez achever un bâtiment en payant son prix entier dans la devise cachée. Faire l’appoint vous donne une action de plus. La tuile Site quitte la partie.
    .title = Achever un bâtiment
rule-S-6 = À la fin de la partie, avant d’attribuer les tuiles restantes (A-56), chacun révèle les sites de son Alhambra et défausse tout son argent dans ces devises. Les sites de la réserve n’ont pas d’effet. Les sites restent en place : au décompte 3, ces bâtiments ne comptent toujours pas.
    .title = Les sites à la fin

## Combiner

chapter-combining = Combiner les jeux et les modules
    .about = Quels modules vont avec quel jeu, et ce que change l’édition.
rule-combining = « { game-alhambra } » se joue avec n’importe quels modules parmi « { module-vizier } », « { module-exchange } », « { module-bonus } », « { module-huts } » et « { module-sites } ». « { game-granada } » et « { game-combined } » se jouent avec « { module-vizier } » et « { module-exchange } ». Toute autre combinaison est refusée, et l’on vous dit pourquoi. À deux joueurs, les règles pour deux s’ajoutent d’elles-mêmes. L’édition décide seulement où se trouve la carte Décompte 2 (A-7) ; « { game-combined } » a pour cela sa propre règle (C-2).
    .title = Ce qui va ensemble
