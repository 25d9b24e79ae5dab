// The service worker: keeps the client's own files, so that it is there at once, and can say so when there is no server.
// Answers of the server, and anything of a game, never pass through here.
/* global FILES, VERSION */

/** Another folder of the same host has files of its own. */
const FOLDER = `alhambra ${self.registration.scope} `
const CACHE = FOLDER + VERSION
const PAGE = './'
const PATIENCE = 3000
/** Large, and in a folder that is named by what is in it: what the page has fetched already is not fetched again. */
const NAMED = /^offline\/[0-9a-f]{12}\//

self.addEventListener('install', (event) => {
  const files = [PAGE, ...FILES].map((file) => new Request(file, { cache: NAMED.test(file) ? 'default' : 'reload' }))
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => /^alhambra-/.test(name) || (name.startsWith(FOLDER) && name !== CACHE)))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const scope = self.registration.scope
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return
  const path = request.url.slice(scope.length).replace(/[?#].*$/, '')
  if (request.mode === 'navigate' && (path === '' || path === 'index.html')) event.respondWith(page(request))
  else if (path.startsWith('assets/') || FILES.includes(path)) event.respondWith(file(request))
})

/** A word that it is somebody's turn, or that they are invited, while no window of ours is looked at. */
self.addEventListener('push', (event) => {
  const word = event.data?.json() ?? {}
  const options = {
    body: word.text,
    tag: word.table,
    icon: 'icon-192.png',
    data: { table: word.table, place: word.place },
  }
  event.waitUntil(self.registration.showNotification(word.title || 'Alhambra', options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { table, place: named } = event.notification.data ?? {}
  const place = `${self.registration.scope}#/${named || (table ? `table/${table}` : '')}`
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async (windows) => {
      const open = windows.find((one) => one.url === place)
      return open ? open.focus() : self.clients.openWindow(place)
    }),
  )
})

/** The newest there is; the kept one if the server does not answer soon. */
async function page(request) {
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error('late')), PATIENCE))
  try {
    const answer = await Promise.race([fetch(request), late])
    if (answer.status < 500) return answer
  } catch {
    // Nobody there.
  }
  return (await caches.match(PAGE, { cacheName: CACHE })) ?? fetch(request)
}

/** Names of built files change with what is in them: a kept one is the right one. */
async function file(request) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}
