import { pathTo } from '../../../contract/pathTo.ts'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isAvailable } from '../../../domain/product/variant.ts'
import { LoadMore } from '../../../features/listing/LoadMore.tsx'
import { Seo } from '../../../features/seo/Seo.tsx'
import { useLanguage, useT } from '../../../i18n/index.ts'
import { joinTexts } from '../../../i18n/joinTexts.ts'
import { to } from '../../../paths.ts'
import { announce } from '../../../ui/feedback/Announcer.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ChipRow } from '../../../ui/layout/ChipRow.tsx'
import { LinkButton } from '../../../ui/link/LinkButton.tsx'
import { usePageGroup } from '../../pageGroup.ts'
import { AccountBack } from '../AccountBack.tsx'
import styles from '../AccountSection.module.css'
import { ListSearch } from '../lists/ListSearch.tsx'
import { ReorderAll } from './ReorderAll.tsx'
import rowStyles from './ReorderRow.module.css'
import { ReorderRow } from './ReorderRow.tsx'
import { useQuantities } from './useQuantities.ts'
import { useReorder } from './useReorder.ts'

const kinds = ['often', 'recent', 'available'] as const

const addressOf = (show: (typeof kinds)[number], query: string): string => {
  const search = new URLSearchParams({
    ...(show === 'often' ? {} : { show }),
    ...(query === '' ? {} : { query }),
  }).toString()
  return search === '' ? pathTo('/account/reorder') : `${pathTo('/account/reorder')}?${search}`
}

/** Everything bought before, with the quantity of the last order (document 1 §2, `/account/reorder`, and document 2 §2). */
export function ReorderPage() {
  const t = useT()
  const language = useLanguage()
  const { page, reorder: first } = usePageGroup('reorder')
  const [search] = useSearchParams()
  const query = search.get('query') ?? ''
  const show = kinds.find((kind) => kind === search.get('show')) ?? 'often'
  const { reorder, status, loadMore } = useReorder(first)
  const { products, productsTotalCount, pagination } = reorder
  const list = useRef<HTMLUListElement>(null)
  const firstNew = useRef<number>(null)
  const { quantityOf, setQuantity, onAdded } = useQuantities()
  const missing = products.filter(({ variant }) => !isAvailable(variant)).length
  const hasFilter = query !== '' || show !== 'often'

  const onMore = async () => {
    firstNew.current = products.length
    const next = await loadMore()
    if (next) announce(t('listing.shown_of', { shown: next.products.length, count: next.productsTotalCount }))
    else firstNew.current = null
  }
  // Focuses the first new product: after the last page, the pressed button is gone.
  useEffect(() => {
    const at = firstNew.current
    if (at === null || products.length <= at) return
    firstNew.current = null
    const row = list.current?.querySelectorAll('[data-row]')[at]
    row?.querySelector<HTMLElement>('a:not([aria-hidden])')?.focus({ preventScroll: true })
  }, [products.length])

  if (products.length === 0 && !hasFilter)
    return (
      <div className={styles.page}>
        <Seo seo={page.seo} robots="noindex" />
        <AccountBack />
        <EmptyState
          level={1}
          illustration="shopping-bags"
          title={t('reorder.empty')}
          text={t('reorder.empty_text')}
          action={<LinkButton to={to.home()}>{t('account.start_shopping')}</LinkButton>}
        />
      </div>
    )
  return (
    <div className={styles.page}>
      <Seo seo={page.seo} robots="noindex" />
      <AccountBack />
      <header className={styles.section}>
        <h1 className={styles.title}>{t('reorder.title')}</h1>
        <p className={styles.text}>
          {joinTexts(
            language,
            t('reorder.text'),
            missing > 0 ? t('reorder.missing', { count: missing }) : null,
          )}
        </p>
      </header>
      <ListSearch term={query} found={productsTotalCount} label={t('reorder.search')} />
      <ChipRow
        label={t('reorder.show')}
        chips={kinds.map((kind) => ({
          id: kind,
          to: addressOf(kind, query),
          text: t(`reorder.show_${kind}`),
          isHere: kind === show,
        }))}
      />
      {products.length === 0 ? (
        <p className={styles.text} role="status">
          {t('reorder.none_found')}
        </p>
      ) : (
        <>
          <ul ref={list} className={rowStyles.rows} aria-label={t('reorder.title')}>
            {products.map((entry) => (
              <ReorderRow
                key={`${entry.variant._id}:${entry.warehouse._id}`}
                entry={entry}
                quantity={quantityOf(entry)}
                onQuantity={(quantity) => setQuantity(entry, quantity)}
                onAdded={(quantity) => onAdded([{ entry, quantity }])}
              />
            ))}
          </ul>
          <LoadMore
            shown={products.length}
            total={productsTotalCount}
            status={status}
            hasMore={pagination.paginationApiUrl !== null}
            onMore={() => void onMore()}
          />
          <ReorderAll entries={products} quantityOf={quantityOf} onAdded={onAdded} />
        </>
      )}
    </div>
  )
}
