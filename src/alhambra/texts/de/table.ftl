### Was an einem Tisch getan werden kann, und was gerade entschieden wird. $tile und $cards sind Objekte eines Satzes, $cell ist ein Feld.

do-take = { $cards } nehmen
do-buy = { $tile } für { $cards } kaufen
do-add = { $tile } aus der Reserve auf { $cell } bauen
do-remove = { $tile } von { $cell } in die Reserve zurücknehmen
do-swap = Das Plättchen auf { $cell } gegen { $tile } aus der Reserve tauschen
do-place = { $tile } auf { $cell } bauen
do-reserve = { $tile } in die Reserve legen
do-pass = Nichts weiter tun
do-give = { $tile } Dirk geben
do-turn = { $tile } gewendet auf { $cell } bauen
do-turn-reserve = { $tile } gewendet in die Reserve legen
do-fee = Die Gebühr zahlen: { $cards }
do-decline = Auf { $tile } verzichten
do-vizier = Den Wesir einsetzen: { $tile } für { $cards } kaufen
do-hold = Den Wesir zurückhalten
do-reactivate = Den Wesir wecken
do-reveal = Die Bonuskarte { $tile } zeigen
do-conceal = Keine Bonuskarte zeigen
do-hut = { $tile } nehmen
do-site = { $tile } als Baustelle für { $cards } beginnen
do-keep = Die Baustelle für { $currency } behalten
do-finish = { $tile } für { $cards } fertigbauen

asks-act = Du bist am Zug: Geld nehmen, kaufen oder umbauen.
    .again = Du hast passend gezahlt: noch eine Aktion.
    .other = { $player } wählt eine Aktion.
asks-place = Suche einen Platz für das Gekaufte.
    .other = { $player } legt das Gekaufte an.
asks-award = Ein übriges Plättchen fällt an dich: Wohin damit?
    .other = { $player } legt ein übriges Plättchen an.
asks-fee = Das Wenden kostet Geld: Wie zahlst du?
    .other = { $player } zahlt für das Wenden.
asks-site = Wähle geheim, welche Baustelle du behältst.
    .other = { $player } wählt geheim eine Baustelle.
asks-vizier = Du kannst jetzt deinen Wesir einsetzen: ein Plättchen passend kaufen, oder ihn zurückhalten.
    .other = Wer einen aktiven Wesir hat, darf ihn jetzt einsetzen.
asks-bonus = Vor der Wertung: Zeigst du eine Bonuskarte?
    .other = Vor der Wertung dürfen Bonuskarten gezeigt werden.
asks-over = Das Spiel ist zu Ende.

# $player ist ein Name.
table-undo = { $player } nimmt den letzten Schritt zurück.
table-resign = { $player } gibt auf; ein Bot spielt weiter.
table-timeout = Die Zeit von { $player } ist um; ein Bot spielt weiter.
table-abort = Das Spiel wurde ohne Ergebnis beendet; alle waren einverstanden.
table-your-turn = An einem anderen Tisch bist du am Zug.
