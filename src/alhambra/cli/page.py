"""One HTML page with a whole game in it: pictures, log and slider. It loads nothing from anywhere."""

import json
import re
from html import escape

from alhambra.cli.frames import Film
from alhambra.cli.language import find_texts, say

STYLE = """
body { margin: 0 auto; max-width: 1440px; padding: 0 12px; background: #f4ead6; color: #2b2015;
  font: 17px/1.4 system-ui, sans-serif }
#table svg { display: block; width: 100%; height: auto }
form { position: sticky; bottom: 0; display: flex; gap: 12px; align-items: center; padding: 10px 0;
  background: #f4ead6 }
input { flex: 1; accent-color: #8a5a10 }
button { font: inherit; padding: 6px 16px; border: 1px solid #8a5a10; border-radius: 8px; background: #fffaf0;
  color: inherit }
output { min-width: 5em; text-align: right }
#log { min-height: 4em }
#log p { margin: 0 }
"""

SCRIPT = """
const { pieces, steps } = JSON.parse(document.getElementById("game").textContent);
const at = document.getElementById("at");
function show(number) {
  at.value = Math.max(0, Math.min(steps.length - 1, number));
  const step = steps[at.value];
  document.getElementById("table").innerHTML = step.picture.map(piece => pieces[piece]).join("");
  document.getElementById("heading").textContent = step.heading;
  document.getElementById("log").replaceChildren(...step.log.map(line =>
    Object.assign(document.createElement("p"), { textContent: line })));
  document.getElementById("number").textContent = `${at.value} / ${steps.length - 1}`;
}
at.max = steps.length - 1;
at.addEventListener("input", () => show(Number(at.value)));
document.getElementById("back").addEventListener("click", () => show(Number(at.value) - 1));
document.getElementById("next").addEventListener("click", () => show(Number(at.value) + 1));
document.addEventListener("keydown", event => {
  const way = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 }[event.key];
  if (way && event.target !== at) { event.preventDefault(); show(Number(at.value) + way); }
});
show(0);
"""

POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"


def write_page(film: Film, pictures: list[str]) -> str:
    """The page of a film and its pictures."""
    title = escape(" – ".join([find_texts().text(f"game-{film.record.setup.game}"), ", ".join(film.names())]))
    data = json.dumps(describe_film(film, pictures), ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return f"""<!doctype html>
<html lang="{find_texts().language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<title>{title}</title>
<style>{STYLE}</style>
</head>
<body>
<h1>{title}</h1>
<main id="table"><noscript>{pictures[-1]}</noscript></main>
<h2 id="heading"></h2>
<div id="log" aria-live="polite"></div>
<form onsubmit="return false">
<button type="button" id="back" aria-label="{escape(say("page-back"))}">←</button>
<input type="range" id="at" min="0" value="0" aria-label="{escape(say("page-step"))}">
<button type="button" id="next" aria-label="{escape(say("page-next"))}">→</button>
<output id="number" for="at"></output>
</form>
<script type="application/json" id="game">{data}</script>
<script>{SCRIPT}</script>
</body>
</html>
"""


def describe_film(film: Film, pictures: list[str]) -> dict[str, object]:
    """Headings, logs and pictures; a picture is a list of pieces, for most of one is as in the one before."""
    pieces: dict[str, int] = {}
    steps = [
        {
            "heading": film.write_heading(number),
            "log": film.frames[number].lines,
            "picture": [pieces.setdefault(piece, len(pieces)) for piece in re.split("(?=<)", picture) if piece],
        }
        for number, picture in enumerate(pictures)
    ]
    return {"pieces": list(pieces), "steps": steps}
