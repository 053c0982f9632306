/** Searches are kept under it. The empty search page of whoever has searched is not the one drawn at build time. */
export const SEARCHES_KEY = 'pasar.searches'

type Kind = 'local' | 'session'

// Where storage is blocked, already naming it throws.
const area = (kind: Kind): Storage => (kind === 'local' ? localStorage : sessionStorage)

/** What is kept under a key; null when there is nothing or the browser lets nothing be kept. */
export function recall(kind: Kind, key: string): string | null {
  try {
    return area(kind).getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text, or takes it away with null; false when the browser lets nothing be kept. */
export function keep(kind: Kind, key: string, text: string | null): boolean {
  try {
    if (text === null) area(kind).removeItem(key)
    else area(kind).setItem(key, text)
    return true
  } catch {
    return false
  }
}
