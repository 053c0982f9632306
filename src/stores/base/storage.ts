/** Storage key of recent searches. Visitors with recent searches do not get the prerendered empty search page. */
export const SEARCHES_KEY = 'pasar.searches'

type Kind = 'local' | 'session'

// Where storage is blocked, even reading the property throws.
const area = (kind: Kind): Storage => (kind === 'local' ? localStorage : sessionStorage)

/** The text stored under a key; null if there is none or storage is blocked. */
export function recall(kind: Kind, key: string): string | null {
  try {
    return area(kind).getItem(key)
  } catch {
    return null
  }
}

/** Stores a text, or removes it with null; false if storage is blocked. */
export function keep(kind: Kind, key: string, text: string | null): boolean {
  try {
    if (text === null) area(kind).removeItem(key)
    else area(kind).setItem(key, text)
    return true
  } catch {
    return false
  }
}
