import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo } from 'react'
import { BRAND_RESULTS_MAXIMUM } from '../../contract/limits.ts'
import { canSearch } from '../../domain/search.ts'
import { useLanguage, useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { clearSearchHistory, useSearchHistory } from '../../stores/search/searchHistory.ts'
import { readTopSearches, useTopSearches } from '../../stores/search/topSearches.ts'
import { announce } from '../../ui/feedback/Announcer.tsx'
import { ChosenContext, OptionGroup, type Suggestion } from './Option.tsx'
import styles from './SuggestionList.module.css'
import { useSuggestions } from './useSuggestions.ts'

const searchFor = (term: string): Suggestion => ({ text: term, term, href: to.search(term) })

const none: readonly string[] = []

/** What shoppers search for most, read when the list opens; the last answer in the same language meanwhile. */
function usePopular(): readonly string[] {
  const language = useLanguage()
  useEffect(() => {
    const controller = new AbortController()
    void readTopSearches(language, controller.signal)
    return () => controller.abort()
  }, [language])
  return useTopSearches((top) => (top.language === language ? top.terms : none))
}

interface SuggestionListProps {
  term: string
  list: RefObject<HTMLDivElement | null>
  listId: string
  active: string | null
  /** Called when the entries change. */
  onOther: () => void
  onChosen: () => void
}

/** The suggestions below the search field: recent and popular searches at first, then suggestions for the typed text. */
export function SuggestionList({ term, list, listId, active, onOther, onChosen }: SuggestionListProps) {
  const t = useT()
  const history = useSearchHistory()
  const popular = usePopular()
  const offered = useSuggestions(term)
  const isTyped = canSearch(term)
  const chosen = useMemo(() => ({ active, onChosen }), [active, onChosen])
  const { suggestions = [], brands = [], categories = [] } = offered ?? {}
  const shownBrands = brands.slice(0, BRAND_RESULTS_MAXIMUM)
  const count = suggestions.length + shownBrands.length + categories.length

  const announceCount = useEffectEvent(() => {
    onOther()
    if (isTyped && count > 0) announce(t('search_list.count', { count }))
  })
  // In the same commit as the list: an arrow key pressed before a later effect would be lost.
  useLayoutEffect(() => announceCount(), [offered, isTyped])
  return (
    <ChosenContext value={chosen}>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={t('shell.search_suggestions')}
        className={styles.lists}
      >
        {isTyped ? (
          <>
            <OptionGroup
              title={t('shell.search_suggestions')}
              icon="search"
              suggestions={suggestions.map(searchFor)}
            />
            <OptionGroup
              title={t('shell.search_brands')}
              icon="tag"
              suggestions={shownBrands.map((brand) => ({
                text: brand.name,
                term: brand.name,
                href: to.brand(brand),
              }))}
            />
            <OptionGroup
              title={t('shell.search_categories')}
              icon="layout-grid"
              suggestions={categories.map((category) => ({
                text: category.displayName,
                href: to.category(category),
              }))}
            />
          </>
        ) : (
          <>
            <OptionGroup
              title={t('shell.search_history')}
              icon="history"
              suggestions={history.map(searchFor)}
            />
            <OptionGroup
              title={t('shell.search_popular')}
              icon="trending-up"
              suggestions={popular.map(searchFor)}
            />
          </>
        )}
      </div>
      {isTyped || history.length === 0 ? null : (
        <button
          type="button"
          className={styles.forget}
          // Safari does not focus a pressed button: the field would lose the focus, and the list would close before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ currentTarget }) => {
            clearSearchHistory()
            // The button is gone with the searches.
            currentTarget.closest('form, [role="dialog"]')?.querySelector('input')?.focus()
          }}
        >
          {t('shell.search_forget')}
        </button>
      )}
    </ChosenContext>
  )
}
