// What is kept of the games: an IndexedDB of texts by key. A step is shown only after it has been written here.

interface Row {
  key: string
  text: string
}

const NAME = 'alhambra'
const ROWS = 'rows'

function openStore(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(ROWS, { keyPath: 'key' })
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
}

export class Store {
  private database: Promise<IDBDatabase> | null = null

  /** `onwritten`: called with what was guarded, when it has been written or deleted. */
  constructor(private readonly onwritten: (guard: string) => void) {}

  /** Rows whose keys begin so, in order, as JSON: `[[key, text], …]`. */
  async read(prefix: string): Promise<string> {
    const rows = (await this.open()).transaction(ROWS).objectStore(ROWS)
    const found = rows.getAll(rangeOf(prefix)) as IDBRequest<Row[]>
    return new Promise((resolve, reject) => {
      found.onsuccess = () => resolve(JSON.stringify(found.result.map((row) => [row.key, row.text])))
      found.onerror = () => reject(found.error)
    })
  }

  /** Keep all rows or none; false if what lies under `guard` has another version by now (-1 for nothing). */
  async write(written: string, guard: string, version: number): Promise<boolean> {
    const work = (await this.open()).transaction(ROWS, 'readwrite', { durability: 'strict' })
    const rows = work.objectStore(ROWS)
    let isOutdated = false
    const put = () => {
      for (const [key, text] of JSON.parse(written) as [string, string][]) rows.put({ key, text })
    }
    if (guard) {
      const asked = rows.get(guard) as IDBRequest<Row | undefined>
      asked.onsuccess = () => {
        isOutdated = versionOf(asked.result) !== version
        if (!isOutdated) put()
      }
    } else put()
    return new Promise((resolve, reject) => {
      work.oncomplete = () => {
        if (guard && !isOutdated) this.onwritten(guard)
        resolve(!isOutdated)
      }
      work.onabort = work.onerror = () => reject(work.error)
    })
  }

  /** Delete what lies under `key` and under keys that begin with one of some texts (as JSON), all or nothing. */
  async remove(key: string, prefixes: string): Promise<void> {
    const work = (await this.open()).transaction(ROWS, 'readwrite', { durability: 'strict' })
    const rows = work.objectStore(ROWS)
    rows.delete(key)
    for (const prefix of JSON.parse(prefixes) as string[]) rows.delete(rangeOf(prefix))
    return new Promise((resolve, reject) => {
      work.oncomplete = () => {
        this.onwritten(key)
        resolve()
      }
      work.onabort = work.onerror = () => reject(work.error)
    })
  }

  private open(): Promise<IDBDatabase> {
    this.database ??= openStore()
    return this.database
  }
}

/** All keys that begin so. */
function rangeOf(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`)
}

function versionOf(row: Row | undefined): number {
  return row ? (JSON.parse(row.text) as { version: number }).version : -1
}
