// A text taken along: by the clipboard, or, where a page has none (plain HTTP), by what the browser copies of a field.

/** Was it copied? */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (!navigator.clipboard) return copyOfField(text)
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** While a dialog is open nothing outside of it can be selected. */
function copyOfField(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  ;(document.querySelector('dialog[open]') ?? document.body).append(field)
  field.select()
  const isDone = document.execCommand('copy')
  field.remove()
  return isDone
}
