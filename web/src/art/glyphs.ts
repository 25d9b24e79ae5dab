// Letters and numbers in drawings. They are drawn by reference, like everything on the sheet of symbols: a drawing
// has no text of its own that would be read beside its description.

const NAMESPACE = 'http://www.w3.org/2000/svg'
const known = new Map<string, string>()
let sheet: SVGSVGElement | null = null

/** Where a text is drawn: for the `href` of a `use`, which gives it its place, size and colour. */
export function glyphOf(text: string): string {
  const found = known.get(text)
  if (found) return found
  const id = `alh-text-${known.size}`
  known.set(text, `#${id}`)
  if (!sheet) {
    sheet = document.createElementNS(NAMESPACE, 'svg')
    sheet.setAttribute('aria-hidden', 'true')
    const place = document.createElement('div')
    place.hidden = true
    place.append(sheet)
    document.body.append(place)
  }
  const element = document.createElementNS(NAMESPACE, 'text')
  element.id = id
  element.textContent = text
  sheet.append(element)
  return `#${id}`
}
