import { type ReactNode, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import type { Listing } from '../../contract/entities/product/listing.ts'
import { FulfillmentClass } from '../../contract/enumerations.ts'
import { LISTING_PAGE_SIZE } from '../../contract/limits.ts'
import { type FulfillmentChoice, isNarrowed } from '../../domain/product/listingFilter.ts'
import { useT } from '../../i18n/index.ts'
import { withoutPages } from '../../paths.ts'
import { announce } from '../../ui/feedback/Announcer.tsx'
import { Link } from '../../navigation/link/Link.tsx'
import { ProductGrid } from '../product-card/ProductGrid.tsx'
import { useAfterPaint } from '../../ui/deferred/useAfterPaint.ts'
import { useIsHydrating } from '../../ui/deferred/useIsHydrating.ts'
import { ShopCard } from '../product-card/ShopCard.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { FilterDialog } from './FilterDialog.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { questionsOf } from './filterQuestions.ts'
import { LoadMore } from './LoadMore.tsx'
import { NothingMatches } from './NothingMatches.tsx'
import { pathWithPages } from './pathWithPages.ts'
import { shownCount } from './shownCount.ts'
import { SortMenu } from './SortMenu.tsx'
import { useListing } from './useListing.ts'
import { useListingFilter } from './useListingFilter.ts'
import styles from './ListingView.module.css'

interface ListingViewProps {
  listing: Listing
  /** The heading of the page and what is above the products. */
  head: ReactNode
  /** Content between the heading and the products, as wide as these. */
  intro?: ReactNode
  /** Content above the filters on wide screens. */
  menu?: ReactNode
  /** The empty state for a listing without products and without active filters. */
  empty?: ReactNode
  /** Content after the products. */
  foot?: ReactNode
  /** The fulfilment options; the shop's own by default. */
  fulfillments?: readonly FulfillmentChoice[] | undefined
  /** The heading level of the cards: one below the listing's. */
  cardHeading?: 'h2' | 'h3'
  /** Other products are above the listing, so its pictures are not in the first viewport. */
  isBelow?: boolean
}

const shopFulfillments = Object.values(FulfillmentClass)

/** The pictures of the first two rows on a wide screen. */
const FIRST_PICTURES = 4

/** As many products as a tall screen shows; the rest renders in the next frame. */
const FIRST_RENDERED = 12

/** The number of rendered products: all at once after Back, which may restore a position far down. */
function useRenderedCount(): number {
  const isHydrating = useIsHydrating()
  const isBack = useNavigationType() === NavigationType.Pop && !isHydrating
  return useAfterPaint(isBack, isHydrating) ? Number.POSITIVE_INFINITY : FIRST_RENDERED
}

/** A listing: filters, sort order, grid and "Load more", all stored in the address (document 1 §2, category page). */
export function ListingView({
  listing: first,
  head,
  intro,
  menu,
  empty,
  foot,
  fulfillments = shopFulfillments,
  cardHeading = 'h2',
  isBelow = false,
}: ListingViewProps) {
  const t = useT()
  const { pathname, search } = useLocation()
  const path = withoutPages(pathname)
  const { filter, isWaiting, addressOf, apply } = useListingFilter(path)
  const { listing, status, loadMore } = useListing(first, path)
  const rendered = useRenderedCount()
  const results = useRef<HTMLDivElement>(null)
  const firstNew = useRef<number>(null)
  const { products, productsTotalCount: total, pagination, brandTexts, categories } = listing
  const shown = shownCount(listing)
  const panel = { filter, fulfillments, brandTexts, categories, onFilter: apply }
  // The category tree above the filters has the same links.
  const beside = menu ? { ...panel, categories: [] } : panel
  const isEmpty = products.length === 0

  const onMore = async () => {
    firstNew.current = products.length
    const next = await loadMore()
    if (!next) {
      firstNew.current = null
      return
    }
    announce(t('listing.shown_of', { shown: next.products.length, count: next.productsTotalCount }))
  }

  // After a change of the filter, the number of results is announced. If the focused element has disappeared (a chip, "Clear"), the
  // results receive the focus. A reload of the same listing, as after a login, announces nothing, and another page announces its title.
  const count = first.productsTotalCount
  const before = useRef({ path, search })
  useEffect(() => {
    const { path: pathBefore, search: searchBefore } = before.current
    before.current = { path, search }
    if (pathBefore !== path || searchBefore === search) return
    announce(t('listing.count', { count }))
    if (document.activeElement === document.body) results.current?.focus({ preventScroll: true })
  }, [path, search, count, t])

  // Focuses the first new product without scrolling, so that keyboard navigation continues there. A field that the shopper has begun to fill
  // in meanwhile keeps the focus.
  useEffect(() => {
    const at = firstNew.current
    if (at === null || products.length <= at) return
    firstNew.current = null
    if (document.activeElement?.matches('input')) return
    const card = results.current?.querySelectorAll('article')[at]
    card?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true })
  }, [products.length])

  return (
    <div className={styles.layout}>
      <aside className={styles.side} aria-label={t('listing.filters')}>
        {menu}
        {questionsOf(beside).length > 0 ? <FilterPanel {...beside} scope="side" /> : null}
      </aside>
      <div className={styles.main}>
        <div className={styles.head}>{head}</div>
        {intro ? <div className={styles.intro}>{intro}</div> : null}
        {isEmpty && empty && !isNarrowed(filter) ? (
          empty
        ) : (
          <>
            <div className={styles.tools}>
              {questionsOf(panel).length > 0 ? <FilterDialog {...panel} total={total} /> : null}
              <SortMenu sort={filter.sort} onSort={(sort) => apply({ ...filter, sort })} />
            </div>
            <ActiveFilters
              filter={filter}
              brands={brandTexts.list}
              categories={categories}
              addressOf={addressOf}
            />
            <div ref={results} tabIndex={-1} className={styles.results} aria-busy={isWaiting || undefined}>
              {pagination.firstPage > 1 ? (
                <Link
                  to={`${pathWithPages(path, { first: 1, last: pagination.lastPage })}${search}`}
                  className={styles.earlier}
                >
                  {t('listing.show_earlier')}
                </Link>
              ) : null}
              {isEmpty ? (
                <NothingMatches filter={filter} addressOf={addressOf} />
              ) : (
                <ProductGrid
                  label={t('listing.products')}
                  from={(pagination.firstPage - 1) * LISTING_PAGE_SIZE}
                  awaited={Math.max(0, shown - Math.min(products.length, rendered))}
                >
                  {products.slice(0, rendered).map((entry, index) => (
                    <ShopCard
                      key={`${entry.variant._id}:${entry.warehouse._id}`}
                      entry={entry}
                      heading={cardHeading}
                      priority={!isBelow && index < FIRST_PICTURES}
                      isLargest={!isBelow && index === 0}
                    />
                  ))}
                </ProductGrid>
              )}
            </div>
            {isEmpty ? null : (
              <LoadMore
                shown={Math.min(products.length, rendered)}
                total={total}
                status={status}
                hasMore={pagination.paginationApiUrl !== null}
                onMore={() => void onMore()}
              />
            )}
          </>
        )}
        {foot}
      </div>
    </div>
  )
}
