import { useEffect, useState } from 'react'
import { isFailure } from '../../api/failure.ts'
import { report } from '../../api/report.ts'
import { request } from '../../api/request.ts'
import type { ReplyOf } from '../../contract/call.ts'
import { catalogueCalls } from '../../contract/calls/catalogue.ts'
import { canSearch } from '../../domain/search.ts'

export type Suggestions = ReplyOf<typeof catalogueCalls.searchSuggestions>

/** A pause in typing, not every letter, asks the server. */
const TYPING_PAUSE_MS = 120

/**
 * What the server offers for a term; while the next answer is on its way, what it offered before. Null for a term that is
 * too short, and when the call fails: typing and Enter work without.
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
          // A letter more, or the page gone: nobody waits for this answer.
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
