### Namen der Dinge. Formen: .plural, .count (mit $count), .tile (mit $price), .the-tile (als Objekt eines Satzes, im Akkusativ),
### .most (für Mehrheiten), .number (mit $number).

language-name = Deutsch

## Spiele, Module, Ausgaben, Optionen

game-alhambra = Alhambra
    .about = Das Grundspiel: Kaufe Gebäude in vier Währungen, baue sie in deine Alhambra ein und umgib sie mit einer langen Mauer.
game-granada = Granada
    .about = Die Stadt unterhalb des Palasts: Plättchen mit zwei Seiten, Gräben statt Mauern und Mehrheiten, die umso mehr bringen, je mehr gebaut wird.
game-combined = Alhambra und Granada
    .about = Palast und Stadt nebeneinander in einem großen Spiel, mit zusätzlichen Punkten, wo Mauer und Graben gemeinsam verlaufen.

module-two-players = Zu zweit
    .about = Zu zweit kommt ein gedachter dritter Spieler dazu: Dirk sammelt Gebäude, ist aber nie am Zug.
module-vizier = Die Gunst des Wesirs
    .about = Kaufe zwischen zwei Zügen ein Plättchen, wenn du passend zahlen kannst.
module-exchange = Die Wechselstuben
    .about = Karten, mit denen du ein Plättchen in zwei Währungen bezahlst.
module-bonus = Die Bonuskarten
    .about = Geheime Karten, die wie ein weiteres Gebäude zählen, sobald das richtige Plättchen in deiner Alhambra liegt.
module-huts = Die Bauhütten
    .about = Kostenlose Plättchen, die wie zusätzliche Gebäude zählen: eines für jeden Nachbarn ihrer Farbe.
module-sites = Die Baustellen
    .about = Kaufe jetzt zum halben Preis und zahle später den vollen, in einer Währung, die nur du kennst.

edition-family-box = Family Box 2012
    .about = Die zweite Wertungskarte steckt im vierten der fünf Stapel.
edition-revised = Überarbeitete Ausgabe
    .about = Die zweite Wertungskarte steckt im fünften der fünf Stapel.

option-simplified = Vereinfachte Wertung
    .about = Mehrheiten in Granada bringen feste Punkte (G-14).
option-open-money = Offenes Geld
    .about = Zeigt, was jemand mit perfektem Gedächtnis über die Handkarten aller wüsste.

## Gebäudearten von Alhambra

type-pavilion = Pavillon
    .letters = P
    .plural = Pavillons
    .count = { $count ->
        [one] { $count } Pavillon
       *[other] { $count } Pavillons
    }
    .tile = Pavillon { $price }
    .the-tile = den Pavillon { $price }
    .most = die meisten Pavillons
    .hut = Bauhütte (Pavillon)
type-seraglio = Serail
    .letters = S
    .plural = Serails
    .count = { $count ->
        [one] { $count } Serail
       *[other] { $count } Serails
    }
    .tile = Serail { $price }
    .the-tile = das Serail { $price }
    .most = die meisten Serails
    .hut = Bauhütte (Serail)
type-arcades = Arkaden
    .letters = A
    .plural = Arkaden
    .count = { $count ->
        [one] { $count } Arkade
       *[other] { $count } Arkaden
    }
    .tile = Arkaden { $price }
    .the-tile = die Arkaden { $price }
    .most = die meisten Arkaden
    .hut = Bauhütte (Arkaden)
type-chambers = Gemächer
    .letters = Ge
    .plural = Gemächer
    .count = { $count ->
        [one] { $count } Gemach
       *[other] { $count } Gemächer
    }
    .tile = Gemächer { $price }
    .the-tile = die Gemächer { $price }
    .most = die meisten Gemächer
    .hut = Bauhütte (Gemächer)
type-garden = Garten
    .letters = Ga
    .plural = Gärten
    .count = { $count ->
        [one] { $count } Garten
       *[other] { $count } Gärten
    }
    .tile = Garten { $price }
    .the-tile = den Garten { $price }
    .most = die meisten Gärten
    .hut = Bauhütte (Garten)
type-tower = Turm
    .letters = T
    .plural = Türme
    .count = { $count ->
        [one] { $count } Turm
       *[other] { $count } Türme
    }
    .tile = Turm { $price }
    .the-tile = den Turm { $price }
    .most = die meisten Türme
    .hut = Bauhütte (Turm)

## Gebäudearten von Granada

type-arena = Arena
    .letters = Ar
    .plural = Arenen
    .count = { $count ->
        [one] { $count } Arena
       *[other] { $count } Arenen
    }
    .tile = Arena { $price }
    .the-tile = die Arena { $price }
    .most = die meisten Arenen
type-bath-house = Badehaus
    .letters = Ba
    .plural = Badehäuser
    .count = { $count ->
        [one] { $count } Badehaus
       *[other] { $count } Badehäuser
    }
    .tile = Badehaus { $price }
    .the-tile = das Badehaus { $price }
    .most = die meisten Badehäuser
type-library = Bibliothek
    .letters = Bi
    .plural = Bibliotheken
    .count = { $count ->
        [one] { $count } Bibliothek
       *[other] { $count } Bibliotheken
    }
    .tile = Bibliothek { $price }
    .the-tile = die Bibliothek { $price }
    .most = die meisten Bibliotheken
type-hostel = Herberge
    .letters = He
    .plural = Herbergen
    .count = { $count ->
        [one] { $count } Herberge
       *[other] { $count } Herbergen
    }
    .tile = Herberge { $price }
    .the-tile = die Herberge { $price }
    .most = die meisten Herbergen
type-hospital = Hospital
    .letters = Ho
    .plural = Hospitäler
    .count = { $count ->
        [one] { $count } Hospital
       *[other] { $count } Hospitäler
    }
    .tile = Hospital { $price }
    .the-tile = das Hospital { $price }
    .most = die meisten Hospitäler
type-market = Markt
    .letters = Ma
    .plural = Märkte
    .count = { $count ->
        [one] { $count } Markt
       *[other] { $count } Märkte
    }
    .tile = Markt { $price }
    .the-tile = den Markt { $price }
    .most = die meisten Märkte
type-park = Park
    .letters = Pa
    .plural = Parks
    .count = { $count ->
        [one] { $count } Park
       *[other] { $count } Parks
    }
    .tile = Park { $price }
    .the-tile = den Park { $price }
    .most = die meisten Parks
type-school = Schule
    .letters = Sc
    .plural = Schulen
    .count = { $count ->
        [one] { $count } Schule
       *[other] { $count } Schulen
    }
    .tile = Schule { $price }
    .the-tile = die Schule { $price }
    .most = die meisten Schulen
type-residential-area = Wohnviertel
    .letters = Wo
    .plural = Wohnviertel
    .count = { $count ->
        [one] { $count } Wohnviertel
       *[other] { $count } Wohnviertel
    }
    .tile = Wohnviertel { $price }
    .the-tile = das Wohnviertel { $price }
    .most = die meisten Wohnviertel

## Geld

currency-florin = Gulden
    .letters = Gu
    .plural = Gulden
    .count = { $count ->
        [one] { $count } Gulden
       *[other] { $count } Gulden
    }
currency-dirham = Dirham
    .letters = Di
    .plural = Dirham
    .count = { $count ->
        [one] { $count } Dirham
       *[other] { $count } Dirham
    }
currency-denar = Denar
    .letters = De
    .plural = Denare
    .count = { $count ->
        [one] { $count } Denar
       *[other] { $count } Denar
    }
currency-ducat = Dukat
    .letters = Du
    .plural = Dukaten
    .count = { $count ->
        [one] { $count } Dukat
       *[other] { $count } Dukaten
    }

card-scoring = Wertungskarte { $number }
card-exchange = Wechselstube: { $first } und { $second }
card-bonus = Bonuskarte { $tile }

## Arten von Plättchen, ihre Seiten und Kanten

kind-alhambra = Alhambra-Plättchen
    .plural = Alhambra-Plättchen
kind-granada = Granada-Plättchen
    .plural = Granada-Plättchen
kind-hut = Bauhütte
    .plural = Bauhütten
kind-start = Startplättchen
    .plural = Startplättchen

face-even = gerade Seite
face-odd = ungerade Seite

side-north = Norden
    .letter = N
side-east = Osten
    .letter = O
side-south = Süden
    .letter = S
side-west = Westen
    .letter = W

## Farben

colour-blue = blau
colour-red = rot
colour-brown = braun
colour-white = weiß
colour-green = grün
colour-purple = lila
colour-dark-grey = dunkelgrau
colour-light-blue = hellblau
colour-orange = orange
colour-yellow = gelb
