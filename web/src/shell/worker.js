// The service worker: keeps the client's own files, so that it is there at once, and can say so when there is no server.
// Answers of the server, and anything of a game, never pass through here.
/* global FILES, VERSION */

/** Another folder of the same host has files of its own. */
const FOLDER = `alhambra ${self.registration.scope} `
const CACHE = FOLDER + VERSION
const PAGE = './'
const PATIENCE = 3000
/** Says which of those folders goes with the page: as new as the page itself. */
const CONTENTS = 'offline/contents.json'
/** Named by what is in it, or in a folder that is: what the page has fetched already is not fetched again. */
const NAMED = /^(assets|offline\/[0-9a-f]{12})\//
/** How often a file is asked for before there is nothing to be installed, and milliseconds between. */
const ATTEMPTS = 4
const PAUSE = 500

self.addEventListener('install', (event) => {
  const files = [PAGE, ...FILES].map((file) => new Request(file, { cache: NAMED.test(file) ? 'default' : 'reload' }))
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => Promise.all(files.map((file) => keep(cache, file))))
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
  if (request.mode === 'navigate' && (path === '' || path === 'index.html')) event.respondWith(newest(request, PAGE))
  else if (path === CONTENTS) event.respondWith(newest(request, request))
  else if (path.startsWith('assets/') || FILES.includes(path)) event.respondWith(file(event))
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

/** Without one of its files the client cannot be kept: one that a busy server did not send is asked for again. */
async function keep(cache, request) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await cache.add(request)
    } catch (problem) {
      if (attempt === ATTEMPTS) throw problem
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE * attempt))
  }
}

/** The newest there is; the kept one if the server does not answer soon. */
async function newest(request, kept) {
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error('late')), PATIENCE))
  try {
    const answer = await Promise.race([fetch(request), late])
    if (answer.status < 500) return answer
  } catch {
    // Nobody there.
  }
  return (await found(kept)) ?? fetched(request)
}

/** Names of built files change with what is in them: a kept one is the right one. */
async function file(event) {
  const { request } = event
  const kept = await found(request)
  if (kept) return kept
  const answer = await fetched(request)
  if (answer.ok) event.waitUntil(remember(request, answer.clone()))
  return answer
}

/** What is kept; nothing where the browser has lost it. */
function found(request) {
  return caches.match(request, { cacheName: CACHE }).catch(() => undefined)
}

/** What the server sends; for the page a load that has failed, where there is no server. */
function fetched(request) {
  return fetch(request).catch(() => Response.error())
}

/** Keep it for the next time; where there is no room for it, the page has it all the same. */
async function remember(request, answer) {
  await caches
    .open(CACHE)
    .then((cache) => cache.put(request, answer))
    .catch(() => undefined)
}
