import { useEffect, useState } from 'react'
import { isFailure } from '../../api/failure.ts'
import { report } from '../../api/report.ts'
import { request } from '../../api/request.ts'
import type { ReplyOf } from '../../contract/call.ts'
import { catalogueCalls } from '../../contract/calls/catalogue.ts'
import { canSearch } from '../../domain/search.ts'

export type Suggestions = ReplyOf<typeof catalogueCalls.searchSuggestions>

/** Requests are sent after a pause in typing, not for every letter. */
const TYPING_PAUSE_MS = 120

/**
 * The server's suggestions for a term; the previous ones while the next answer loads. Null for a term that is too short, and after a
 * failure: the search works without suggestions.
 */
export function useSuggestions(term: string): Suggestions | null {
  const [found, setFound] = useState<Suggestions | null>(null)
  const text = term.trim()
  useEffect(() => {
    if (!canSearch(text)) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => {
      request(catalogueCalls.searchSuggestions, { params: { term: text }, signal: controller.signal }).then(
        setFound,
        (error: unknown) => {
          // The term has changed or the page is gone: the answer is not needed.
          if (controller.signal.aborted) return
          if (!isFailure(error)) throw error
          report('Error getting search results', error)
          setFound(null)
        },
      )
    }, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text])
  return canSearch(text) ? found : null
}
