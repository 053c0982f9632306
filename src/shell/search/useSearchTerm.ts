import { type FormEvent, useState } from 'react'
import { useLocation, useMatch, useNavigate, useNavigation } from 'react-router-dom'
import { to, withoutPages } from '../../paths.ts'
import { rememberSearch } from '../../stores/search/searchHistory.ts'

/** The text of the search field: the term of the results on screen, until another text is typed. */
export function useSearchTerm(onSearched: () => void) {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const { key, pathname, search: query } = useLocation()
  // "Load more" and a parameter that is removed make another history entry of the same page.
  const path = withoutPages(pathname)
  const shown = useMatch('/products/search/:term/*')?.params.term ?? ''
  const [typed, setTyped] = useState<{ on: string; next: string | undefined; term: string } | null>(null)
  // Text typed on the last page is discarded on the next, unless the next was loading already.
  if (typed && typed.on !== path) setTyped(typed.next === key ? { ...typed, on: path } : null)
  const term = typed?.term ?? shown

  const setTerm = (next: string) => setTyped({ on: path, next: navigation.location?.key, term: next })
  const search = (event: FormEvent) => {
    event.preventDefault()
    const asked = term.trim()
    rememberSearch(asked)
    onSearched()
    const address = to.search(asked)
    // The same search again adds no history entry, as with a link to the page on screen.
    void navigate(address, { replace: address === `${pathname}${query}` })
  }
  return { term, setTerm, search }
}
