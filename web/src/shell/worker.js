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
/** Named by what is in it: what the page has fetched already is not fetched again. */
const NAMED = /^assets\//
/** Python's files, in a folder that is named by what is in it: page and service worker share what they keep of it. */
const PYTHON = /^offline\/[0-9a-f]{12}\//
const ALL_PYTHONS = `Files ${self.registration.scope}offline/`
/** How often a file is asked for before there is nothing to be installed, and milliseconds between. */
const ATTEMPTS = 4
const PAUSE = 500

self.addEventListener('install', (event) => {
  const own = [PAGE, ...FILES.filter((file) => !PYTHON.test(file))]
  const files = own.map((file) => new Request(file, { cache: NAMED.test(file) ? 'default' : 'reload' }))
  const shared = FILES.filter((file) => PYTHON.test(file))
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) =>
        Promise.all([
          ...files.map((file) => insist(() => cache.add(file))),
          ...shared.map((file) => insist(() => share(file))),
        ]),
      )
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter(isOutdated))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const scope = self.registration.scope
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return
  const path = request.url.slice(scope.length).replace(/[?#].*$/, '')
  if (request.mode === 'navigate' && (path === '' || path === 'index.html'))
    event.respondWith(fetchNewest(request, PAGE))
  else if (path === CONTENTS) event.respondWith(fetchNewest(request, request))
  else if (path.startsWith('assets/') || FILES.includes(path)) event.respondWith(fetchFile(event))
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

/** Caches of other versions of this folder, and those of an earlier way to name them. */
function isOutdated(name) {
  if (name.startsWith(ALL_PYTHONS)) return !FILES.some((file) => PYTHON.test(file) && pythonOf(file) === name)
  return /^alhambra-/.test(name) || (name.startsWith(FOLDER) && name !== CACHE)
}

/** The cache that has a file of Python's. */
function pythonOf(path) {
  return `Files ${self.registration.scope}${path.match(PYTHON)[0]}`
}

/** Keep a file of Python's, unless the page has. While one of them fetches it, the other waits. */
function share(path) {
  const url = self.registration.scope + path
  return navigator.locks.request(`Files ${url}`, async () => {
    const cache = await caches.open(pythonOf(path))
    if (!(await cache.match(url))) await cache.add(url)
  })
}

/** Without one of its files the client cannot be kept: one that a busy server did not send is asked for again. */
async function insist(keep) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await keep()
    } catch (problem) {
      if (attempt === ATTEMPTS) throw problem
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE * attempt))
  }
}

/** The newest there is; the kept one if the server does not answer soon. */
async function fetchNewest(request, kept) {
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error('late')), PATIENCE))
  try {
    const answer = await Promise.race([fetch(request), late])
    if (answer.status < 500) return answer
  } catch {
    // Nobody there.
  }
  return (await findKept(kept)) ?? fetchOrFail(request)
}

/** Names of built files change with what is in them: a kept one is the right one. */
async function fetchFile(event) {
  const { request } = event
  const kept = await findKept(request)
  if (kept) return kept
  const answer = await fetchOrFail(request)
  if (answer.ok) event.waitUntil(remember(request, answer.clone()))
  return answer
}

/** What is kept; nothing where the browser has lost it. */
function findKept(request) {
  return caches.match(request, { cacheName: cacheOf(request) }).catch(() => undefined)
}

function cacheOf(request) {
  const path = typeof request === 'string' ? request : request.url.slice(self.registration.scope.length)
  return PYTHON.test(path) ? pythonOf(path) : CACHE
}

/** What the server sends; for the page a load that has failed, where there is no server. */
function fetchOrFail(request) {
  return fetch(request).catch(() => Response.error())
}

/** Keep it for the next time; where there is no room for it, the page has it all the same. */
async function remember(request, answer) {
  await caches
    .open(cacheOf(request))
    .then((cache) => cache.put(request, answer))
    .catch(() => undefined)
}
