import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { BRAND_RESULTS_MAXIMUM } from '../../contract/limits.ts'
import { canSearch } from '../../domain/search.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { clearSearchHistory, rememberSearch, useSearchHistory } from '../../stores/searchHistory.ts'
import { useSession } from '../../stores/session.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import styles from './SuggestionList.module.css'
import { useSuggestions } from './useSuggestions.ts'

interface Suggestion {
  text: string
  href: string
  /** The search this is, to be remembered; none for a department. */
  term?: string
}

interface GroupProps {
  title: string
  icon: IconName
  suggestions: readonly Suggestion[]
  onChosen: () => void
  aside?: ReactNode
}

function Group({ title, icon, suggestions, onChosen, aside }: GroupProps) {
  const id = useId()
  if (suggestions.length === 0) return null
  return (
    <section>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {aside}
      </div>
      <ul aria-labelledby={id}>
        {suggestions.map(({ text, href, term }) => (
          <li key={href}>
            <Link
              to={href}
              className={styles.link}
              onClick={() => {
                if (term) rememberSearch(term)
                onChosen()
              }}
            >
              <Icon name={icon} size={18} className={styles.icon} />
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const searchFor = (term: string): Suggestion => ({ text: term, term, href: to.search(term) })

interface SuggestionListProps {
  term: string
  onChosen: () => void
}

/** Under the search field: one's own and others' searches at first, then what the shop offers for what is typed. */
export function SuggestionList({ term, onChosen }: SuggestionListProps) {
  const t = useT()
  const history = useSearchHistory()
  const popular = useSession(({ base }) => base?.topSearches) ?? []
  const offered = useSuggestions(term)
  if (!canSearch(term))
    return (
      <div className={styles.lists}>
        <Group
          title={t('shell.search_history')}
          icon="history"
          suggestions={history.map(searchFor)}
          onChosen={onChosen}
          aside={
            <button type="button" className={styles.forget} onClick={clearSearchHistory}>
              {t('shell.search_forget')}
            </button>
          }
        />
        <Group
          title={t('shell.search_popular')}
          icon="trending-up"
          suggestions={popular.map(searchFor)}
          onChosen={onChosen}
        />
      </div>
    )
  if (!offered) return null
  const { suggestions, brands, categories } = offered
  return (
    <div className={styles.lists}>
      <Group
        title={t('shell.search_suggestions')}
        icon="search"
        suggestions={suggestions.map(searchFor)}
        onChosen={onChosen}
      />
      <Group
        title={t('shell.search_brands')}
        icon="tag"
        suggestions={brands
          .slice(0, BRAND_RESULTS_MAXIMUM)
          .map((brand) => ({ text: brand.name, term: brand.name, href: to.brand(brand) }))}
        onChosen={onChosen}
      />
      <Group
        title={t('shell.search_categories')}
        icon="layout-grid"
        suggestions={categories.map((category) => ({
          text: category.displayName,
          href: to.category(category),
        }))}
        onChosen={onChosen}
      />
    </div>
  )
}
