import { type FormEvent, useState } from 'react'
import { useLocation, useMatch, useNavigate } from 'react-router-dom'
import { to } from '../../paths.ts'
import { rememberSearch } from '../../stores/search/searchHistory.ts'

/** What stands in the search field: the term of the results on screen, until something else is typed. */
export function useSearchTerm(onSearched: () => void) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const shown = useMatch('/products/search/:term/*')?.params.term ?? ''
  const [typed, setTyped] = useState<{ on: string; term: string } | null>(null)
  // On the next page what was typed on the last one is past.
  const term = typed?.on === key ? typed.term : shown

  const search = (event: FormEvent) => {
    event.preventDefault()
    const asked = term.trim()
    rememberSearch(asked)
    onSearched()
    void navigate(to.search(asked))
  }
  return { term, setTerm: (next: string) => setTyped({ on: key, term: next }), search }
}
