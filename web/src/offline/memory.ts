// The memory of Python when it has imported everything and nothing has happened yet, kept by the browser: the next visit
// goes on from there. It is as large as that memory; where there is no room for it, Python starts as it did before.

const MEMORY = 'memory'

/** A cache for each version. Its name begins so for all versions of the same folder. */
const nameOf = (folder: string) => `Python ${folder}`
const allOf = (folder: string) => nameOf(new URL('..', folder).href)

export async function findMemory(folder: string): Promise<Uint8Array | undefined> {
  try {
    const kept = await caches.match(folder + MEMORY, { cacheName: nameOf(folder) })
    return kept && new Uint8Array(await kept.arrayBuffer())
  } catch {
    return undefined // this browser keeps nothing here
  }
}

/** Keep it, and none of another version. */
export async function keepMemory(folder: string, memory: Uint8Array): Promise<void> {
  try {
    for (const name of await caches.keys())
      if (name.startsWith(allOf(folder)) && name !== nameOf(folder)) await caches.delete(name)
    const cache = await caches.open(nameOf(folder))
    await cache.put(folder + MEMORY, new Response(memory as BodyInit))
  } catch {
    // No room.
  }
}

export async function forgetMemory(folder: string): Promise<void> {
  await caches.delete(nameOf(folder)).catch(() => undefined)
}
