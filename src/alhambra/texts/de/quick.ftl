### Schnelle Partien: auf andere Leute warten.

web-quick = Spiele mit anderen
web-quick-about = Sag, was du spielen willst. Du wartest mit allen, die dasselbe wollen, und spielst mit Leuten deiner Stärke.
web-quick-pace = Tempo
web-quick-pace-fast = 10 min + 10 s je Zug
web-quick-pace-calm = 25 min + 30 s je Zug
web-quick-pace-days = 3 Tage je Zug
web-quick-bots = Bots nehmen nach { $pace ->
    [days] einem halben Tag
   *[other] einer Weile
} die freien Plätze
web-quick-find = Finde Mitspieler
web-quick-meanwhile = Du wartest. Spiele inzwischen gegen Bots, wenn du magst.
web-quick-waiting = Du wartest auf: { $title }
web-quick-others = { $count ->
    [0] noch niemand sonst
    [one] { $count } weitere Person
   *[other] { $count } weitere Personen
}
web-quick-stop = Warte nicht mehr
web-quick-found = Deine Partie ist bereit.
web-quick-go = Gehe zum Tisch
web-quick-demand = { $count ->
    [one] Eine Person wartet:
   *[other] { $count } Personen warten:
}
web-quick-join = Mach mit
server-refusal-too-many-waiting = Im Moment warten zu viele Leute auf eine Partie. Versuch es gleich noch einmal, oder eröffne selbst einen Tisch.
