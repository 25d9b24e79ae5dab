### Short words in and beside drawings, where the names of things do not say it.

picture-wall-and-moat = Mauer und Graben
picture-other-face = Rückseite
picture-hidden = verdeckt
picture-card = Karte
picture-longest = längste Mauer
picture-even = gerade
picture-odd = ungerade
picture-bought = zu platzieren
picture-vizier-active = Wesir aktiv
picture-vizier-inactive = Wesir inaktiv
picture-to-act = am Zug
picture-table = Tisch
# What lies on tiles or before players, with modules.
holding-sites-on-tiles = { word-site }
holding-bonus-shown = { word-bonus-card.plural }
