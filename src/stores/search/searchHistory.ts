import { keep, recall, SEARCHES_KEY } from '../base/storage.ts'
import { store } from '../base/store.ts'

const KEPT = 8

const history = store<{ terms: readonly string[] }>({ terms: [] })

/** The visitor's recent searches, the latest first. */
export const useSearchHistory = (): readonly string[] => history((searches) => searches.terms)

/** False while the browser stores nothing: then the list in memory is the only one. */
let isStored = true

/** Restores the stored searches; an invalid record counts as empty. */
export function restoreSearchHistory(): void {
  try {
    const kept: unknown = JSON.parse(recall('local', SEARCHES_KEY) ?? '[]')
    const terms = Array.isArray(kept) ? kept.filter((term) => typeof term === 'string') : []
    history.setState({ terms: terms.slice(0, KEPT) })
  } catch {
    history.setState({ terms: [] })
  }
}

/**
 * Adds a term at the start; capitalization does not make it another term. The others are the stored ones: another tab may have added or
 * cleared some without a notice to this one, as in the first seconds of a page.
 */
export function rememberSearch(term: string): void {
  const text = term.trim()
  if (text === '') return
  if (isStored) restoreSearchHistory()
  const others = history.getState().terms.filter((other) => other.toLowerCase() !== text.toLowerCase())
  const terms = [text, ...others].slice(0, KEPT)
  history.setState({ terms })
  isStored = keep('local', SEARCHES_KEY, JSON.stringify(terms))
}

/** Removes all recent searches, also the stored ones. */
export function clearSearchHistory(): void {
  history.setState({ terms: [] })
  keep('local', SEARCHES_KEY, null)
}
