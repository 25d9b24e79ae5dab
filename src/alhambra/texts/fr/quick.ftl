### Parties rapides : attendre d’autres joueurs.

web-quick = Jouer avec d’autres
web-quick-about = Dites à quoi vous voulez jouer. Vous attendez avec les personnes qui veulent la même chose et jouez avec celles de votre force.
web-quick-pace = Rythme
web-quick-pace-fast = 10 min + 10 s par tour
web-quick-pace-calm = 25 min + 30 s par tour
web-quick-pace-days = 3 jours par tour
web-quick-bots = Des bots prennent les places libres après { $pace ->
    [days] une demi-journée
   *[other] un moment
}
web-quick-find = Trouver des adversaires
web-quick-meanwhile = Vous attendez. Jouez contre des bots d’ici là si vous voulez.
web-quick-waiting = En attente : { $title }
web-quick-others = { $count ->
    [0] personne d’autre pour l’instant
    [one] { $count } autre personne
   *[other] { $count } autres personnes
}
web-quick-stop = Ne plus attendre
web-quick-found = Votre partie est prête.
web-quick-go = Aller à la table
web-quick-demand = { $count ->
    [0] Personne n’attend :
    [one] Une personne attend :
   *[other] { $count } personnes attendent :
}
web-quick-join = Se joindre
server-refusal-too-many-waiting = Trop de personnes attendent une partie en ce moment. Réessayez dans un instant, ou ouvrez votre propre table.
