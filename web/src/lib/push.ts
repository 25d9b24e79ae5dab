// Words to this browser while no window of ours is open (Web Push), and while one is open but not looked at.
import { request } from './api'
import type { NoticesAnswer } from './rest'
import { settings } from './settings.svelte'

/** Can this browser be told at all? Not over plain HTTP. */
export function canBeTold(): boolean {
  return 'Notification' in globalThis && 'serviceWorker' in navigator && 'PushManager' in globalThis
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0))
}

/** Say what has happened while a window is open but not looked at, if the person wants and has allowed it. */
export function tellWhenHidden(text: string, table: string): void {
  if (!document.hidden || !settings.notify || !canBeTold() || Notification.permission !== 'granted') return
  const options = { body: text, tag: table, icon: 'icon-192.png', data: { table } }
  void navigator.serviceWorker.ready.then((worker) => worker.showNotification('Alhambra', options))
}

async function findSubscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration()
  return (await worker?.pushManager.getSubscription()) ?? null
}

/** The number by which the server knows this browser; empty if it is not told. */
export async function ownNumber(): Promise<string> {
  const found = canBeTold() ? await findSubscription() : null
  if (!found) return ''
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(found.endpoint))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 32)
}

/** Ask the person, then the browser's own service, then tell our server. */
export async function subscribe(key: string): Promise<NoticesAnswer | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const worker = await navigator.serviceWorker.ready
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
  const { endpoint, keys } = made.toJSON()
  return request('POST me/push', {}, { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' })
}

export async function unsubscribe(number: string): Promise<NoticesAnswer> {
  if (number === (await ownNumber())) await (await findSubscription())?.unsubscribe()
  return request('DELETE me/push/{number}', { number })
}
