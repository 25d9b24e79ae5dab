### Sätze, die alle in ihrer Sprache lesen, und eigene Notizen.

phrase-hello = Hallo!
phrase-luck = Viel Glück und viel Spaß!
phrase-nice = Gut gemacht!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-moment = Einen Moment, bitte.
phrase-good-game = Schöne Partie!
phrase-again = Noch eine Partie?
web-phrases = Fertige Sätze
web-phrases-about = Alle lesen sie in ihrer Sprache.
web-notes = Deine Notizen
web-notes-about = Nur du kannst sie lesen, am Tisch und in der Wiedergabe.
web-notes-kept = Gespeichert.
server-refusal-too-many-notes = Du hast Notizen zu { $most } Partien, mehr geht nicht: Lösche erst welche.
