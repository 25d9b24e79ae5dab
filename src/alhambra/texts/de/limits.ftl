## Was der Server begrenzt, und Sitzungen

server-refusal-hint-waits = Ein Bot denkt noch über deine letzte Frage nach.
server-refusal-too-many-hints = Du hast schon oft um einen Tipp gebeten. Bitte kurz warten.
