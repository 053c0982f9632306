import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { catalogueCalls } from '../../contract/calls/catalogue.ts'
import type { Language } from '../../contract/enumerations.ts'
import { store } from '../base/store.ts'

/** The most frequent searches, and the language that they are in; null before the first answer. */
export const useTopSearches = store<{ language: Language | null; terms: readonly string[] }>({
  language: null,
  terms: [],
})

/**
 * Reads the most frequent searches of a language (document 2 §7, top-searches). Those of the last answer stay until the next one, and after
 * a failure: the search works without them.
 */
export async function readTopSearches(language: Language, signal: AbortSignal): Promise<void> {
  try {
    const { topSearches } = await request(catalogueCalls.topSearches, { signal })
    if (!signal.aborted) useTopSearches.setState({ language, terms: topSearches })
  } catch (error) {
    if (!signal.aborted && !isFailure(error)) throw error
  }
}
