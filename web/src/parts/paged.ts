/** Lists of the server come in pages of this many lines. */
export const PAGE = 50

/** The first lines of a list, page after page: at least the given number, if there are. What moved meanwhile is there once. */
export async function fetchAtLeast<T extends { id: string }>(
  count: number,
  ask: (offset: number) => Promise<T[]>,
): Promise<T[]> {
  const found = new Map<string, T>()
  for (let offset = 0; ; offset += PAGE) {
    const before = found.size
    const page = await ask(offset)
    for (const line of page) found.set(line.id, line)
    if (found.size >= count || page.length < PAGE || found.size === before) return [...found.values()]
  }
}
