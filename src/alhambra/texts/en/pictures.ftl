### Short words in and beside drawings, where the names of things do not say it.

picture-wall-and-moat = wall and moat
picture-other-face = other face
picture-hidden = hidden
picture-card = card
picture-longest = longest wall
picture-even = even
picture-odd = odd
picture-bought = to place
picture-vizier-active = vizier active
picture-vizier-inactive = vizier inactive
picture-to-act = to move
picture-table = table
# What lies on tiles or before players, with modules.
holding-sites-on-tiles = { word-site }
holding-bonus-shown = { word-bonus-card.plural }
