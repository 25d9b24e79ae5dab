### Short words in and beside drawings, where the names of things do not say it.

picture-wall-and-moat = mur et tranchée
picture-other-face = verso
picture-hidden = caché
picture-card = carte
picture-longest = plus long mur
picture-even = pair
picture-odd = impair
picture-bought = à placer
picture-vizier-active = vizir actif
picture-vizier-inactive = vizir inactif
picture-to-act = doit jouer
picture-table = table
# What lies on tiles or before players, with modules.
holding-sites-on-tiles = { word-site }
holding-bonus-shown = { word-bonus-card.plural }
