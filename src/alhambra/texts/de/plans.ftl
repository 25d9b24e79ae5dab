# Orders for one's next turn, in games over days.

server-refusal-plan-days-only = Anweisungen für deinen nächsten Zug gibt es nur in Partien über Tage.
server-refusal-plan-your-turn = Du bist am Zug: Spiele ihn, statt Anweisungen zu geben.
server-refusal-plan-not-there = { $piece } liegt jetzt nicht aus. Eine Anweisung kann nicht davon abhängen.
server-refusal-plan-too-long = Dein Zug wäre vor „{ $action }“ zu Ende. Beende die Anweisung dort.
web-plan = Anweisungen für deinen nächsten Zug
web-plan-give = Anweisungen geben
web-plan-given = { $count ->
    [one] { $count } Anweisung
   *[other] { $count } Anweisungen
}
web-plan-lead = Wenn du am Zug bist, wird sofort die erste Anweisung ausgeführt, die möglich ist. Niemand sonst sieht deine Anweisungen.
web-plan-first = Zuerst
web-plan-else = Sonst
web-plan-add = Anweisung hinzufügen
web-plan-if = Bedingung für diese Anweisung
web-plan-always = sobald es möglich ist
web-plan-needs = nur wenn { $piece } noch da ist
web-plan-raise = Diese Anweisung früher versuchen
web-plan-remove = Diese Anweisung entfernen
web-plan-choosing = Wähle, was du in deinem nächsten Zug tust, als wärst du jetzt am Zug.
web-plan-enough = Das ist alles
web-plan-missed = Keine deiner Anweisungen war möglich. Du bist am Zug.
