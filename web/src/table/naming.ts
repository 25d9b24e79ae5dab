// The names of pieces, for those who have no pointer to rest on them: a long press with a finger, or the focus by keyboard.
import type { Attachment } from 'svelte/attachments'

/** Milliseconds until a touch is a long one, and pixels that it may wander. */
const LONG = 450
const SLACK = 9
const EDGE = 8

/** A word beside the thing that has a title, nearest around what is touched. */
export const naming: Attachment<HTMLElement> = (board) => {
  const word = document.createElement('div')
  word.className = 'naming'
  word.ariaHidden = 'true' // readers of screens know the names
  document.body.append(word)
  let [fromX, fromY] = [0, 0]
  let waiting: ReturnType<typeof setTimeout> | undefined
  /** Is the finger on the table there to ask for a name? */
  let isAsking = false

  const hide = () => {
    clearTimeout(waiting)
    word.textContent = ''
  }
  const show = (touched: Element) => {
    const [thing, name] = findNamed(touched)
    if (!thing) return
    word.textContent = name
    const box = thing.getBoundingClientRect()
    const { width, height } = word.getBoundingClientRect()
    const left = Math.max(EDGE, Math.min(innerWidth - width - EDGE, box.left + box.width / 2 - width / 2))
    // Above the finger, which would hide it.
    const top = box.top - height - EDGE >= 0 ? box.top - height - EDGE : box.bottom + EDGE
    Object.assign(word.style, { left: `${left}px`, top: `${top}px` })
  }
  const waitForName = (event: PointerEvent) => {
    hide()
    isAsking = false
    if (event.pointerType !== 'touch' || !event.isPrimary) return
    ;[fromX, fromY] = [event.clientX, event.clientY]
    waiting = setTimeout(() => {
      show(event.target as Element)
      isAsking = word.textContent !== ''
    }, LONG)
  }
  const move = (event: PointerEvent) => {
    if (event.pointerType === 'touch' && Math.hypot(event.clientX - fromX, event.clientY - fromY) > SLACK) {
      hide()
      isAsking = false
    }
  }
  const stopWaiting = () => clearTimeout(waiting)
  const showFocused = (event: FocusEvent) => {
    if (isAsking) return
    hide()
    if ((event.target as Element).matches(':focus-visible')) show(event.target as Element)
  }
  /** A press that asks for a name does nothing else, not even open the menu of the browser. */
  const spare = (event: Event) => {
    if (!isAsking) return
    isAsking = event.type !== 'click' // the last of a press
    event.preventDefault()
    event.stopPropagation()
  }

  const heard: [string, (event: never) => void, boolean][] = [
    ['pointerdown', waitForName, true],
    ['pointermove', move, true],
    ['pointerup', stopWaiting, true],
    ['pointercancel', hide, true],
    ['focusin', showFocused, false],
    ['focusout', () => isAsking || hide(), false],
    ['click', spare, true],
    ['contextmenu', spare, true],
  ]
  for (const [name, hear, isFirst] of heard) board.addEventListener(name, hear as EventListener, isFirst)
  return () => {
    hide()
    word.remove()
    for (const [name, hear, isFirst] of heard) board.removeEventListener(name, hear as EventListener, isFirst)
  }
}

/** The thing around a touched point that has a name, and the name. */
function findNamed(touched: Element): [Element | null, string] {
  for (let one: Element | null = touched; one && !one.classList.contains('board'); one = one.parentElement) {
    const title =
      one instanceof SVGGElement ? one.querySelector(':scope > title')?.textContent : one.getAttribute('title')
    if (title) return [one, title]
  }
  return [null, '']
}
