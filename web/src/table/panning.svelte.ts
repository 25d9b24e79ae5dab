// Looking around in a palace: pan with one pointer, zoom with two or with the wheel.
import { zoomed, type Camera } from '../art/camera'

/** Pixels that a tap may wander. */
const SLACK = 6

interface Point {
  x: number
  y: number
}

const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

export class Panning {
  /** Where somebody has moved the palace; null while all of it is shown. */
  moved = $state.raw<Camera | null>(null)
  isMoving = $state(false)
  private readonly pointers = new Map<number, Point>()
  private travelled = 0
  private calm: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly fitted: () => Camera,
    private readonly frame: () => DOMRect,
  ) {}

  get camera(): Camera {
    return this.moved ?? this.fitted()
  }
  /** Was the last touch a tap, not a push? */
  get isTap(): boolean {
    return this.travelled <= SLACK
  }

  fit = (): void => {
    this.moved = null
  }

  zoom(factor: number): void {
    const box = this.frame()
    this.moved = zoomed(this.camera, factor, box.width / 2, box.height / 2)
  }

  down = (event: PointerEvent): void => {
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (this.pointers.size === 1) this.travelled = 0
  }

  /** Something else follows the pointer: it may still be a tap. */
  leave(): void {
    this.travelled = 0
  }

  move = (event: PointerEvent): void => {
    const before = this.pointers.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    if (this.pointers.size === 1) this.push(before, now)
    else if (this.pointers.size === 2)
      this.pinch(before, now, [...this.pointers].find(([id]) => id !== event.pointerId)![1])
    this.pointers.set(event.pointerId, now)
  }

  up = (event: PointerEvent): void => {
    this.pointers.delete(event.pointerId)
    if (!this.pointers.size) this.isMoving = false
  }

  /** An attachment: a wheel that zooms must not scroll as well. */
  wheeling = (element: HTMLElement) => {
    const wheel = (event: WheelEvent) => this.zoomByWheel(event)
    element.addEventListener('wheel', wheel, { passive: false })
    return () => element.removeEventListener('wheel', wheel)
  }

  private push(before: Point, now: Point): void {
    this.travelled += apart(now, before)
    if (this.isTap) return
    this.isMoving = true
    this.moved = this.shifted(now.x - before.x, now.y - before.y)
  }

  private pinch(before: Point, now: Point, other: Point): void {
    this.travelled = Infinity
    this.isMoving = true
    const factor = apart(now, other) / Math.max(1, apart(before, other))
    const box = this.frame()
    const shifted = this.shifted((now.x - before.x) / 2, (now.y - before.y) / 2)
    this.moved = zoomed(shifted, factor, (now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top)
  }

  private zoomByWheel(event: WheelEvent): void {
    event.preventDefault()
    this.isMoving = true
    clearTimeout(this.calm)
    this.calm = setTimeout(() => (this.isMoving = this.pointers.size > 0 && !this.isTap), 180)
    const box = this.frame()
    this.moved = zoomed(this.camera, Math.exp(-event.deltaY / 500), event.clientX - box.left, event.clientY - box.top)
  }

  private shifted(x: number, y: number): Camera {
    return { ...this.camera, x: this.camera.x + x, y: this.camera.y + y }
  }
}
