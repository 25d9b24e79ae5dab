### Pourquoi une Alhambra, ou un changement, est refusé.

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

refusal-palace-tile-twice = La tuile { $tile } est déjà construite, et il n’en existe qu’une.
refusal-palace-occupied = Impossible de placer la tuile { $tile } en { $cell } : { palace-other } s’y trouve déjà. Choisissez un emplacement vide.
    .drawn = Impossible de placer la tuile { $tile } ici : { palace-other } s’y trouve déjà. Choisissez un emplacement vide.
refusal-palace-apart = La tuile { $tile } en { $cell } ne toucherait pas votre Alhambra : il faut au moins un côté en commun, un coin ne suffit pas.
    .drawn = Ici, la tuile { $tile } ne toucherait pas votre Alhambra : il faut au moins un côté en commun, un coin ne suffit pas.
refusal-palace-edges = La tuile { $tile } ne convient pas en { $cell } : { palace-side }, une seule des deux tuiles, { $tile } ou { palace-other }, a { palace-border }. Toutes deux doivent en avoir, ou aucune.
    .drawn = La tuile { $tile } ne convient pas ici : { palace-side }, une seule des deux tuiles, { $tile } ou { palace-other }, a { palace-border }. Toutes deux doivent en avoir, ou aucune.
refusal-palace-frontier = La tuile { $tile } en { $cell } toucherait { palace-other } { palace-side } : l’Alhambra et la ville ne peuvent se toucher que là où un mur rencontre une tranchée.
    .drawn = Ici, la tuile { $tile } toucherait { palace-other } { palace-side } : l’Alhambra et la ville ne peuvent se toucher que là où un mur rencontre une tranchée.
refusal-palace-unreachable = La tuile { $tile } en { $cell } n’est pas accessible à pied depuis la tuile de départ. Laissez un passage sans mur.
    .drawn = Ici, la tuile { $tile } n’est pas accessible à pied depuis la tuile de départ. Laissez un passage sans mur.
refusal-palace-unreachable-city = La tuile { $tile } en { $cell } n’est pas accessible à pied depuis la tuile de départ de Granada. Laissez un passage sans tranchée.
    .drawn = Ici, la tuile { $tile } n’est pas accessible à pied depuis la tuile de départ de Granada. Laissez un passage sans tranchée.
refusal-palace-cut-off = Sans la tuile { $tile } en { $cell }, la tuile { $other } en { $there } ne serait plus accessible à pied.
    .drawn = Sans la tuile { $tile }, la tuile { $other } ne serait plus accessible à pied.
refusal-palace-hole = Cela laisserait un trou : l’emplacement vide { $cell } serait enfermé. Laissez-lui une issue.
    .drawn = Cela laisserait un trou : un emplacement vide serait enfermé. Laissez-lui une issue.
refusal-palace-torn = L’Alhambra et la ville doivent encore se toucher par au moins un côté.
refusal-palace-second-start = Un palais commence à sa seule tuile de départ : aucune autre ne peut être marquée en { $cell }.
refusal-palace-city-start = La ville ne peut pas commencer en { $cell } : aucune tuile Granada ne s’y trouve.

## Déplacer des tuiles

refusal-palace-start-stays = La tuile de départ reste en place : on ne peut ni la retirer ni l’échanger.
refusal-palace-city-start-stays = La tuile { $tile } est la tuile de départ de Granada : elle ne bouge jamais.
refusal-palace-nothing-there = Aucune tuile ne se trouve en { $cell }.
    .drawn = Aucune tuile ne se trouve ici.

## Dessins

refusal-palace-drawing = La ligne { $number } du dessin est « { $drawn } », mais avec ces tuiles elle doit être « { $expected } ».
refusal-palace-drawing-start = Le dessin n’a pas de tuile de départ (@).

## Majorités

refusal-majority-round = Il n’y a pas de décompte { $round }, seulement 1, 2 et 3.
refusal-majority-counts = Pour le joueur { $player }, il faut six nombres de bâtiments, un par type, dont aucun négatif.
