// Python's files, kept by the browser under the name of their folder. Each is fetched once: by the page, or by the service
// worker that keeps everything for the time without a network; the one that comes second waits, and finds it kept.

/** A cache for each version, as `shell/worker.js` names it. */
const nameOf = (folder: string) => `Files ${folder}`

/** A file of Python's folder. It comes while it is being kept; where nothing can be kept, it is only fetched. */
export function fetchFile(plain: typeof fetch, folder: string, url: string): Promise<Response> {
  if (!('caches' in self) || !navigator.locks) return plain(url)
  return new Promise((resolve, reject) => {
    const work = navigator.locks.request(`Files ${url}`, async () => {
      const cache = await caches.open(nameOf(folder)).catch(() => null) // some browsers keep nothing in private windows
      const kept = await cache?.match(url)
      if (kept) return resolve(kept)
      const answer = await plain(url)
      const copy = answer.ok ? answer.clone() : null
      resolve(answer)
      if (cache && copy) await cache.put(url, copy).catch(() => undefined) // no room
    })
    work.catch(reject)
  })
}
