"""A palace by itself: lay tiles where the rules allow it, and look at the longest wall."""

from alhambra import IllegalAction, Palace

palace = Palace.of([])
for tile in ("P4", "S6", "G10n", "A8e", "T9es", "C9w"):
    for x, y in palace.legal_cells(tile)[:1]:
        palace.add(tile, x, y)
print(palace)
print("longest wall:", palace.longest_wall())
try:
    palace.add("T13", 5, 5)
except IllegalAction as error:
    print(error)
