### Pourquoi une Alhambra, ou un changement, est refusé. Les tuiles sont nommées comme dans la notation, les emplacements x,y.

## Parties des phrases ci-dessous

palace-side = { $side ->
   *[N] au nord
    [E] à l’est
    [S] au sud
    [W] à l’ouest
}
palace-border = { $border ->
   *[wall] un mur
    [moat] une tranchée
}
palace-other = { $other ->
    [fountain] la { word-fountain }
    [gate] la { word-gate }
   *[other] { $other }
}

## Règles de construction

refusal-palace-tile-twice = { $tile } est déjà posée, et il n’y en a qu’une.
refusal-palace-occupied = { $tile } ne peut pas être posée en { $cell } : c’est là que se trouve { palace-other }.
refusal-palace-apart = { $tile } en { $cell } n’aurait aucun côté en commun avec les tuiles déjà construites.
refusal-palace-edges = Les côtés ne s’accordent pas { palace-side } de { $tile } en { $cell } : une seule des deux tuiles, { $tile } ou { palace-other }, y a { palace-border }.
refusal-palace-frontier = Voisine { palace-side } de { $tile } en { $cell }, il y a { palace-other } : l’Alhambra et la ville ne peuvent se toucher que là où un mur rencontre une tranchée.
refusal-palace-unreachable = On ne peut pas aller à pied de la tuile de départ à { $tile } en { $cell }.
refusal-palace-unreachable-city = On ne peut pas aller à pied de la tuile de départ de Granada à { $tile } en { $cell }.
refusal-palace-cut-off = Sans { $tile } en { $cell }, aucun chemin ne mène plus à pied à { $other } en { $there }.
refusal-palace-hole = L’emplacement vide { $cell } n’a aucune issue vers l’extérieur : ce serait un trou.
refusal-palace-torn = L’Alhambra et la ville doivent se toucher par au moins un côté.
refusal-palace-city-start = La ville ne peut pas commencer en { $cell } : aucune tuile Granada ne s’y trouve.

## Déplacer des tuiles

refusal-palace-start-stays = La tuile de départ ne bouge jamais.
refusal-palace-city-start-stays = { $tile } est la tuile de départ de Granada : elle ne bouge jamais.
refusal-palace-nothing-there = Aucune tuile ne se trouve en { $cell }.

## Dessins

refusal-palace-drawing = La ligne { $number } du dessin est « { $drawn } », mais avec ces tuiles elle doit être « { $expected } ».
refusal-palace-drawing-start = Le dessin n’a pas de tuile de départ (@).

## Majorités

refusal-majority-round = Il n’y a pas de décompte { $round }, seulement 1, 2 et 3.
refusal-majority-counts = Pour le joueur { $player }, il faut six nombres de bâtiments, un par type, dont aucun n’est négatif.
