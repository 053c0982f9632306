import { type FormEvent, useState } from 'react'
import { useLocation, useMatch, useNavigate } from 'react-router-dom'
import { to } from '../../paths.ts'
import { rememberSearch } from '../../stores/search/searchHistory.ts'

/** The text of the search field: the term of the results on screen, until another text is typed. */
export function useSearchTerm(onSearched: () => void) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const shown = useMatch('/products/search/:term/*')?.params.term ?? ''
  const [typed, setTyped] = useState<{ on: string; term: string } | null>(null)
  // Text typed on the last page is discarded on the next.
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
