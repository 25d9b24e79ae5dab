### Die Wörter des Spiels, und wie man sie zählt und aufzählt.

word-palace = Alhambra
    .plural = Alhambras
word-city = Stadt
    .plural = Städte
word-fountain = Löwenbrunnen
    .plural = Löwenbrunnen
word-gate = Granada-Startplättchen
    .plural = Granada-Startplättchen
word-tile = Plättchen
    .plural = Plättchen
word-building = Gebäude
    .plural = Gebäude
word-wall = Mauer
    .plural = Mauern
word-moat = Graben
    .plural = Gräben
word-market = Bauhof
    .plural = Bauhöfe
word-slot = Feld
    .plural = Felder
    .number = Feld { $number }
word-display = Auslage
    .plural = Auslagen
word-reserve = Reserve
    .plural = Reserven
word-bag = Beutel
    .plural = Beutel
word-deck = Geldkartenstapel
    .plural = Geldkartenstapel
word-discard = Ablagestapel
    .plural = Ablagestapel
word-hand = Hand
    .plural = Hände
word-marker = Markierungsstein
    .plural = Markierungssteine
word-money-card = Geldkarte
    .plural = Geldkarten
word-scoring-card = Wertungskarte
    .plural = Wertungskarten
word-exchange-card = Wechselstube
    .plural = Wechselstuben
word-bonus-card = Bonuskarte
    .plural = Bonuskarten
word-vizier = Wesir
    .plural = Wesire
    .active = aktiv
    .inactive = inaktiv
word-hut = Bauhütte
    .plural = Bauhütten
word-site = Baustelle
    .plural = Baustellen
word-redesign = Umbau
    .plural = Umbauten
word-exact-payment = passende Zahlung
    .plural = passende Zahlungen
word-scoring = Wertung
    .plural = Wertungen
    .number = Wertung { $number }
word-majority = Mehrheit
    .plural = Mehrheiten
word-dirk = Dirk
word-player = Spieler
    .plural = Spieler
    .number = Spieler { $number }
word-seat = Platz
    .plural = Plätze
    .number = Platz { $number }
word-turn = Zug
    .plural = Züge
    .number = Zug { $number }
word-action = Aktion
    .plural = Aktionen
word-point = Punkt
    .plural = Punkte
word-price = Preis
    .plural = Preise
word-currency = Währung
    .plural = Währungen
word-edition = Ausgabe
    .plural = Ausgaben
word-module = Modul
    .plural = Module
word-rule = Regel
    .plural = Regeln
word-ruling = Entscheidung
    .plural = Entscheidungen

count-players = { $count } Spieler
count-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
count-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
count-tiles = { $count } Plättchen
count-buildings = { $count } Gebäude
count-huts = { $count ->
    [one] { $count } Bauhütte
   *[other] { $count } Bauhütten
}
count-edges = { $count ->
    [one] { $count } Kante
   *[other] { $count } Kanten
}
count-actions = { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}

# Ein Rang: 1 bis 7, für sechs Spieler und Dirk.
place = { $place }. Platz
    .short = { $place }.

list-and = { $before } und { $last }
label-value = { $label }: { $value }
