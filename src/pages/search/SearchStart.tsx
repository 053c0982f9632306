import type { SearchPage } from '../../contract/entities/page.ts'
import { useT } from '../../i18n/index.ts'
import { useSearchHistory } from '../../stores/search/searchHistory.ts'
import { ShopRow } from '../../features/product-card/ShopRow.tsx'
import { SearchLinks } from './SearchLinks.tsx'
import styles from './SearchPage.module.css'

/** The empty search page: recent searches, popular searches and popular products (document 1 §2). */
export function SearchStart({ search }: { search: SearchPage }) {
  const t = useT()
  const history = useSearchHistory()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('search.start_title')}</h1>
      <SearchLinks title={t('search.page_history')} terms={history} icon="history" />
      <SearchLinks title={t('search.page_popular')} terms={search.topSearches} icon="trending-up" />
      <ShopRow title={t('search.popular_products')} products={search.popular} list="popular" isInView />
    </div>
  )
}
