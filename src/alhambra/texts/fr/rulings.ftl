### Ce que nous avons décidé là où les règles imprimées se taisent ou se contredisent, et pourquoi.

ruling-A-4 = Le nombre de cartes en main est public, les cartes elles-mêmes ne le sont pas. Autour d’une table aussi, chacun peut compter les dos.
ruling-A-5 = L’âge est un réglage facultatif de chaque place. Quand il ne départage pas, la première place parmi les joueurs encore à égalité commence : une partie doit pouvoir débuter sans demander l’âge de personne.
ruling-A-7 = Si les cartes ne se répartissent pas exactement, les premières piles reçoivent les cartes en trop. Les piles sont égalisées avant l’ajout des cartes Décompte et des bureaux de change. « À peu près égales » suffit quand on répartit les cartes à la main, mais un programme a besoin d’un nombre.
ruling-A-11 = Deux cartes identiques parmi les cartes disponibles sont un seul et même choix. Rien dans le jeu ne les distingue : elles ne sont donc proposées qu’une fois.
ruling-A-12 = Un paiement ne contient pas de carte superflue : si l’on pouvait en reprendre une sans passer sous le prix, il n’est pas permis. Personne ne gagne à gaspiller exprès, sinon pour dissimuler, et un achat doit signifier ce qu’il paraît signifier.
ruling-A-13 = On peut renoncer à l’action supplémentaire. C’est une récompense, et une récompense obligatoire pourrait devenir une punition.
ruling-A-15 = Les règles imprimées ne disent pas ce qui arrive à un joueur qui ne peut rien faire. Passer est la seule issue ; et comme tout autre tour comporte une action, on ne passe pas pour gagner du temps.
ruling-A-34 = Dans les deux éditions, aucun espace vide, quelle que soit sa taille, ne peut être enfermé. L’une ne parle que d’un seul emplacement ; nous prenons pour les deux la formulation la plus large, car un grand trou contredit tout autant l’esprit de la règle.
ruling-A-41 = La défausse est mélangée au moment où il faut tirer une carte et qu’il n’y en a plus, pas avant : ainsi, le plus grand nombre de cartes payées revient en jeu. Si la défausse est vide aussi, il reste moins de quatre cartes disponibles, puisque tout l’argent est dans les mains des joueurs.
ruling-A-42 = Les textes divergent sur le moment de remplacer une carte Décompte : avant ou après le décompte. Nous la remplaçons tout de suite, pour que les cartes et le chantier soient complets et que le décompte ferme le tour. Aucun point n’en dépend.
ruling-A-45 = Les règles imprimées donnent cet ordre par morceaux, à plusieurs endroits et avec des lacunes. Nous avons fixé un ordre qui les respecte tous. Une fois la fin atteinte, les vizirs n’interviennent plus, car on va attribuer les tuiles restantes (V-6).
ruling-A-50 = Un décompte dont la carte n’est pas apparue avant la fin de la partie n’a pas lieu. C’est la carte qui le déclenche ; sans elle, rien ne le justifie.
ruling-A-51 = On suit les murs le long du contour de l’Alhambra : deux murs extérieurs sont reliés si l’un y succède à l’autre. Là où deux tuiles ne se touchent que par un coin, ce qui n’arrive que dans le jeu combiné, le contour tourne autour de la tuile où il se trouve. Dans un anneau fermé, chaque côté compte une fois. C’est ce que fait un doigt qui longe le mur.
ruling-A-53 = L’une des éditions ne le dit pas ; nous le jouons dans les deux. Sinon, quelqu’un qui n’a jamais construit ce type pourrait être payé pour la deuxième ou la troisième place.
ruling-A-56 = Chaque tuile est posée, dans l’Alhambra ou dans la réserve, avant que la suivante ne soit attribuée. Chacun voit ainsi ce que la précédente a changé, comme à Granada (G-12).
ruling-A-61 = Les premières tuiles de Dirk sont tirées une fois le chantier garni. Le chantier commence donc avec les mêmes tuiles, que Dirk participe ou non.
ruling-A-62 = S’il reste moins de 6 tuiles, Dirk les reçoit toutes. Si les deux cartes Décompte apparaissent en même temps, il reçoit ses six tuiles entre les deux décomptes, et elles comptent au décompte 2 : juste après veut dire juste après.
ruling-A-65 = Dirk marque des points pour en priver les joueurs, non pour les battre. Les afficher permet à chacun de vérifier les majorités.

ruling-G-1 = La tuile de départ de Granada n’a pas de tranchée. Rien n’en est dit : elle est donc comme celle qu’elle remplace.
ruling-G-2 = On retourne une tuile comme la page d’un livre : le nord et le sud restent, l’est et l’ouest échangent leurs places. L’autre face d’une tuile visible n’est pas un secret : sa marque de couleur, son prix et ses côtés la trahissent, alors nous la montrons.
ruling-G-4 = Si aucune tuile n’est posée, le marqueur ne bouge pas. Il alterne d’un lot de nouvelles tuiles à l’autre, et sans nouvelles tuiles il n’y a pas de nouveau lot.
ruling-G-6 = Plusieurs cartes d’une même devise peuvent former les 3, comme dans l’original allemand ; le texte français demande une seule carte valant 3 ou plus. Comme dans tout paiement, aucune carte ne doit être superflue (A-12). La taxe n’est pas le prix d’une tuile : payer exactement 3 ne donne pas d’action de plus.
ruling-G-13 = On lit le marqueur après qu’il s’est déplacé en fin de tour, et les tuiles de Dirk ne le déplacent pas : elles ne passent pas par le chantier. Ses tuiles sont visibles comme une ville ; elles comptent donc dans N et dans les majorités. Une tuile qu’on lui donne garde la face achetée, car seul celui qui pose une tuile peut la retourner.
ruling-G-14 = On peut aussi le choisir dans le jeu combiné. Il ne vaut alors que pour les types de Granada ; ceux de l’Alhambra ont de toute façon des points fixes.

ruling-C-1 = Les tuiles sont dans deux sacs. Chaque case du chantier demande une tuile de chaque sorte, et avec un seul sac il faudrait sans cesse en remettre.
ruling-C-2 = La pioche est épuisée quand il faut tirer une carte et qu’il n’y en a plus (A-41). Si la défausse est vide elle aussi, on attend pour la répartir qu’il y ait vraiment quelque chose à mélanger. Les mélanges suivants ne sont plus répartis, puisqu’il ne reste pas de carte Décompte à cacher.
ruling-C-6 = Après un réaménagement, l’Alhambra et la ville doivent encore se toucher par au moins un côté ; sinon la ville ne serait plus au pied du palais. La tuile de départ de Granada est un bâtiment comme un autre et compte pour son type et dans N. L’échange de tuiles de sortes différentes est permis en principe, mais on peut montrer qu’il n’est jamais légal : toute tuile qui peut bouger a un passage ouvert vers sa propre sorte, et une tuile de l’autre sorte devrait être fermée de ce côté.
ruling-C-10 = Si vous recevez les deux tuiles d’une case, vous les posez dans l’ordre de votre choix et pouvez renoncer à l’une comme à l’autre. Aucun ordre n’est donné, et ce choix ne lèse personne.
ruling-C-11 = Chaque nombre vaut pour chaque sorte : 6 tuiles Alhambra et 6 tuiles Granada, plus tard un tiers de chacun des sacs, les tuiles Alhambra d’abord. Ses tuiles Granada n’ont pas besoin de tranchée, puisqu’il ne construit pas. Les égalités avec Dirk se règlent par A-54 pour les types de l’Alhambra et par G-10 pour ceux de Granada. Avec moins de tuiles, il ne pèserait guère dans un jeu deux fois plus grand.

ruling-V-2 = À deux joueurs, on peut aussi donner la tuile à Dirk. C’est une tuile achetée, et A-64 parle de toutes celles-là.
ruling-V-6 = Si, après l’achat d’un vizir, le chantier ne peut être complété comme il le faut, la partie s’achève comme après un tour (A-55, C-9), et plus personne n’intervient. C’est le sac vide qui met fin à la partie, peu importe qui l’a vidé.
ruling-V-7 = Le vizir ne peut pas non plus achever un bâtiment (S-5) : c’est une action, et le vizir ne fait qu’acheter. Il peut payer avec un bureau de change (X-3), qui sert à tout achat. On ne révèle pas de carte de prime pendant que les vizirs peuvent intervenir ; aucun point n’est alors en jeu, et le prochain décompte pose de toute façon la question.

ruling-X-2 = Vous prenez exactement un bureau de change et rien d’autre avec lui. Il n’a pas de valeur que l’on puisse compter dans les 5 de A-11.
ruling-X-3 = On ne joue qu’un bureau de change par achat, et au moins une carte payée doit être de l’autre devise. Sans quoi le bureau de change serait superflu (A-12).
ruling-X-4 = Les bureaux de change ne servent ni pour la taxe de retournement (G-6) ni pour achever un bâtiment (S-5), car ce ne sont pas des achats sur une case. Ils servent pour un achat à moitié prix (S-2), qui en est un. Quand on défausse de l’argent pour des sites de construction (S-6), ils ne sont pas de l’argent et restent en main. Dans le jeu combiné, on ne les glisse que dans les cinq premières piles (X-1), puisqu’ils reviennent ensuite par la défausse.

ruling-B-2 = « À tout moment » est difficile à offrir à des gens qui ne sont pas assis ensemble. À votre tour, vous pouvez donc révéler une carte quand vous voulez, sans y employer d’action ; et avant de compter les points d’un décompte, on interroge tout le monde, dans l’ordre du jeu, en commençant par le joueur dont ce serait le tour. Quand une carte a été révélée, tous peuvent se décider à nouveau, jusqu’à ce que tous renoncent. La question est privée : personne ne voit qui n’avait rien à révéler.
ruling-B-5 = Un bâtiment sous un site n’est pas achevé, et une carte de prime demande le bâtiment lui-même. Cela suit S-3.

ruling-H-3 = On ne peut pas donner un abri de chantier à Dirk. On lui donne des tuiles achetées (A-64), et les abris ne s’achètent pas ; sans Alhambra, ils n’auraient d’ailleurs pas de voisins.
ruling-H-5 = Seules les tuiles de bâtiments achevés sont des voisins qui comptent, ni les autres abris ni les cartes de prime. Un abri représente les bâtiments qui l’entourent ; si les abris se comptaient entre eux, le total ne serait jamais arrêté.

ruling-S-2 = C’est par rapport à la moitié du prix qu’une carte est superflue ou non (A-12), puisque c’est elle qu’il faut payer.
ruling-S-4 = Dirk ne peut pas payer : entre ses mains, une tuile avec un site resterait inachevée pour toujours. Que le site suive sa tuile vient de ce qu’il est posé dessus.
ruling-S-5 = La tuile peut se trouver dans l’Alhambra ou dans la réserve. Les règles imprimées n’exigent ni l’une ni l’autre, et le site est posé dessus dans les deux cas.

ruling-combining = « { module-vizier } » et « { module-exchange } » vont aussi avec « { game-combined } » : ils conviennent à chacun des deux jeux, et rien en eux ne gêne leur réunion. Les éditions diffèrent aussi par la formulation en A-13, A-32, A-34, A-42 et A-53 ; quelle que soit celle que vous choisissez, on les joue comme il est écrit ici.
