// A word in the title of the tab that it is our turn.

export function titled(isMyTurn: boolean, table: string, words: string): string {
  return isMyTurn ? `● ${words} · ${table}` : `${table} · Alhambra`
}
