// Where we are: `#/table/abc?invitation=xyz` is the page `table` with the parts ['abc'] and a query.

export interface Place {
  page: string
  parts: string[]
  query: URLSearchParams
}

export function placeOf(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?')
  const [page = '', ...parts] = path.split('/').filter(Boolean).map(decodeURIComponent)
  return { page: page || 'lobby', parts, query: new URLSearchParams(query) }
}

export function hrefOf(page: string, parts: string[] = [], query: Record<string, string> = {}): string {
  const filled = Object.entries(query).filter(([, value]) => value !== '')
  const tail = filled.length ? `?${new URLSearchParams(filled)}` : ''
  return `#/${[page, ...parts].map(encodeURIComponent).join('/')}${tail}`
}

class Router {
  place = $state.raw<Place>(placeOf(''))

  start(): void {
    const read = () => (this.place = placeOf(location.hash))
    addEventListener('hashchange', read)
    read()
  }

  go(page: string, parts: string[] = [], query: Record<string, string> = {}): void {
    location.hash = hrefOf(page, parts, query)
  }
}

export const router = new Router()
