import { request } from '../../api/request.ts'
import type { ListingEntry } from '../../contract/entities/product/listingEntry.ts'
import type { SearchPage } from '../../contract/entities/page.ts'
import { SEARCH_PAGE_MINIMUM } from '../../contract/limits.ts'
import { useT } from '../../i18n/index.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { DeferredRow } from '../../features/product-card/DeferredRow.tsx'
import { SearchLinks } from './SearchLinks.tsx'
import styles from './SearchPage.module.css'

async function loadOthers(signal: AbortSignal): Promise<readonly ListingEntry[]> {
  // A search with results does without these calls: their schemas are those of most entities.
  const calls = await import('../../contract/calls/catalogueLists.ts').catch(() => null)
  if (!calls) return []
  return (await request(calls.catalogueListCalls.searchNoResults, { signal })).products
}

/** The page without results, or for a term that is too short: a message, popular searches and popular products. */
export function NoResults({ search, isTooShort }: { search: SearchPage; isTooShort: boolean }) {
  const t = useT()
  return (
    <div className={styles.page}>
      <EmptyState
        level={1}
        illustration="search"
        title={isTooShort ? t('search.too_short_title') : t('search.none_title', { term: search.term })}
        text={
          isTooShort
            ? t('search.too_short_text', { term: search.term, count: SEARCH_PAGE_MINIMUM })
            : t('search.none_text')
        }
      />
      <SearchLinks title={t('search.did_you_mean')} terms={search.suggestions} icon="search" />
      <SearchLinks title={t('search.page_popular')} terms={search.topSearches} icon="trending-up" />
      <DeferredRow title={t('search.popular_products')} list="popular" load={loadOthers} />
    </div>
  )
}
