### Was an einem Tisch getan werden kann, und was gerade entschieden wird. $tile und $cards sind Objekte eines Satzes, $cell ist ein Feld.

do-take = Nimm { $cards }
do-buy = Kaufe { $tile } für { $cards }
do-add = Baue { $tile } aus der Reserve auf { $cell }
    .drawn = Baue { $tile } aus der Reserve
do-remove = Lege { $tile } von { $cell } in die Reserve
    .drawn = Lege { $tile } in die Reserve
do-swap = Tausche das Plättchen auf { $cell } gegen { $tile } aus der Reserve
    .drawn = Tausche dieses Plättchen gegen { $tile } aus der Reserve
do-place = Baue { $tile } auf { $cell }
    .drawn = Baue { $tile }
do-reserve = Lege { $tile } in die Reserve
do-pass = Keine weitere Aktion
do-give = Schenke Dirk { $tile }
do-turn = Drehe das Plättchen um und baue { $tile } auf { $cell }
    .drawn = Drehe das Plättchen um und baue { $tile }
do-turn-reserve = Drehe das Plättchen um und lege { $tile } in die Reserve
do-fee = Zahle die Gebühr: { $cards }
do-decline = Verzichte auf { $tile }
do-vizier = Setze den Wesir ein: Kaufe { $tile } für { $cards }
do-hold = Halte den Wesir zurück
do-reactivate = Aktiviere den Wesir wieder
do-reveal = Decke eine Bonuskarte auf: { $tile }
do-conceal = Decke keine Bonuskarte auf
do-hut = Nimm { $tile }
do-site = Richte eine Baustelle ein: { $tile } für { $cards }
do-keep = Behalte diese Baustelle: { $currency }
do-finish = Stelle { $tile } für { $cards } fertig

asks-act = Du bist am Zug: Geld nehmen, kaufen oder umbauen.
    .again = Du hast passend gezahlt: noch eine Aktion.
    .other = { $player } wählt eine Aktion.
asks-place = Platziere die gekauften Plättchen.
    .other = { $player } platziert die gekauften Plättchen.
asks-award = Du bekommst ein übriges Plättchen: Wohin damit?
    .other = { $player } platziert ein übriges Plättchen.
asks-fee = Das Umdrehen kostet Geld: Wie zahlst du?
    .other = { $player } zahlt für das Umdrehen.
asks-site = Wähle geheim, welche Baustelle du behältst.
    .other = { $player } wählt geheim eine Baustelle.
asks-vizier = Du kannst jetzt deinen Wesir einsetzen: Kaufe ein Plättchen passend oder halte ihn zurück.
    .other = Wer einen aktiven Wesir hat, darf ihn jetzt einsetzen.
asks-bonus = Vor der Wertung: Deckst du eine Bonuskarte auf?
    .other = Vor der Wertung dürfen Bonuskarten aufgedeckt werden.
# A decision of a module that has no words of its own; $module is its name.
asks-module = { $module }: Du entscheidest.
    .other = { $module }: { $player } entscheidet.
    .window = { $module }: Wer darf, entscheidet jetzt.
asks-over = Das Spiel ist zu Ende.

# $player ist ein Name.
table-undo = { $player } nimmt den letzten Schritt zurück.
table-resign = { $player } gibt auf; ein Bot spielt weiter.
table-timeout = Die Zeit von { $player } ist um; ein Bot spielt weiter.
table-absent = { $player } ist nicht mehr da; ein Bot spielt weiter.
table-return = { $player } ist wieder da.
table-abort = Die Partie wurde im Einvernehmen ohne Ergebnis beendet.
table-adjourn = Die Turnierleitung hat die Partie unterbrochen.
table-resume = Die Partie geht weiter.
table-your-turn = An einem anderen Tisch bist du am Zug.
