import { useCallback, useMemo, useRef } from 'react'
import { useT } from '../../../i18n/index.ts'
import { to } from '../../../paths.ts'
import { setListQuantity } from '../../../stores/lists/listWrites.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { LinkButton } from '../../../ui/link/LinkButton.tsx'
import { usePageGroup } from '../../pageGroup.ts'
import { Seo } from '../../../features/seo/Seo.tsx'
import { AccountBreadcrumbs } from '../AccountBreadcrumbs.tsx'
import { AddListToCart } from './AddListToCart.tsx'
import { ListLineRow } from './ListLineRow.tsx'
import { ListSearch } from './ListSearch.tsx'
import { ListTools } from './ListTools.tsx'
import { ReminderLine } from './ReminderLine.tsx'
import styles from './ShoppingListPage.module.css'
import { type ListPageData, useListLinesOf } from './useListLinesOf.ts'
import { useKeptFocus } from '../../../ui/layout/useKeptFocus.ts'

/** From this number of items on, the list has a search field. */
const SEARCHED_FROM = 4

/** One list with its items, which can be changed and added to the cart (document 1 §2, `/account/shopping-lists/:id`). */
export function ShoppingListPage() {
  const { page, account } = usePageGroup('account')
  const { shoppingList } = account
  if (!shoppingList) throw new TypeError('The data of a shopping list page has no list.')
  return (
    <div className={styles.page}>
      <Seo seo={page.seo} robots="noindex" />
      <AccountBreadcrumbs breadcrumbs={page.breadcrumbs} />
      <OpenList key={shoppingList.gid} list={shoppingList} />
    </div>
  )
}

function OpenList({ list }: { list: ListPageData }) {
  const t = useT()
  const { gid, name, term, reminder, variantCount } = list
  const lines = useListLinesOf(list)
  const place = useRef<HTMLDivElement>(null)
  const keys = useMemo(() => lines.map(({ entry }) => entry.variant.gid), [lines])
  const focus = useCallback((key: string | null) => {
    const line = key === null ? null : place.current?.querySelector<HTMLElement>(`[data-line="${key}"]`)
    const target = line ?? place.current
    target?.focus({ preventScroll: true })
  }, [])
  useKeptFocus(keys, focus)
  // Items outside the search result still count.
  const goneCount = term === '' ? variantCount - list.products.length : 0
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{name}</h1>
        <ReminderLine reminder={reminder} />
        <ListTools list={list} />
      </header>
      {variantCount >= SEARCHED_FROM || term !== '' ? (
        <ListSearch term={term} found={lines.length} label={t('lists.search')} />
      ) : null}
      <div ref={place} tabIndex={-1} className={styles.columns}>
        {lines.length === 0 ? (
          <NothingHere name={name} term={term} />
        ) : (
          <>
            <ul className={styles.lines} aria-label={name}>
              {lines.map(({ entry, quantity }) => (
                <ListLineRow
                  key={entry.variant._id}
                  entry={entry}
                  quantity={quantity}
                  onQuantity={(next) => setListQuantity(list, entry.variant, { from: quantity, to: next })}
                />
              ))}
            </ul>
            <div className={styles.side}>
              <AddListToCart key={term} listId={gid} term={term} lines={lines} />
            </div>
          </>
        )}
        {goneCount > 0 ? <p className={styles.note}>{t('lists.gone_things', { count: goneCount })}</p> : null}
      </div>
    </>
  )
}

function NothingHere({ name, term }: { name: string; term: string }) {
  const t = useT()
  return term === '' ? (
    <EmptyState
      illustration="memo"
      title={t('lists.list_empty')}
      text={t('saved_list.empty')}
      action={<LinkButton to={to.search()}>{t('lists.find_products')}</LinkButton>}
    />
  ) : (
    <EmptyState
      illustration="magnifying-glass-tilted-left"
      title={t('lists.nothing_found', { term, list: name })}
    />
  )
}
