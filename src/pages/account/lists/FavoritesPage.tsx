import { useCallback, useMemo, useRef } from 'react'
import type { ListingEntry } from '../../../contract/entities/product/listingEntry.ts'
import { useT } from '../../../i18n/index.ts'
import { to } from '../../../paths.ts'
import { isBusinessView, useSession } from '../../../stores/session/session.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { LinkButton } from '../../../ui/link/LinkButton.tsx'
import { ProductGrid } from '../../../features/product-card/ProductGrid.tsx'
import { ShopCard } from '../../../features/product-card/ShopCard.tsx'
import { usePageGroup } from '../../pageGroup.ts'
import { Seo } from '../../../features/seo/Seo.tsx'
import { AccountBack } from '../AccountBack.tsx'
import styles from './FavoritesPage.module.css'
import { useKeptFocus } from '../../../ui/layout/useKeptFocus.ts'

/** The shopper's favourites; a business sees "Why shop here" instead (document 1 §2 and §6). */
export function FavoritesPage() {
  const t = useT()
  const { page, account } = usePageGroup('account')
  const isBusiness = useSession(isBusinessView)
  return (
    <div className={styles.page}>
      <Seo seo={page.seo} robots="noindex" />
      <AccountBack />
      {isBusiness ? (
        <EmptyState
          level={1}
          illustration="shopping-bags"
          title={t('account.favorites_business')}
          text={t('account.favorites_business_text')}
          action={<LinkButton to={to.whyShop()}>{t('shell.why_shop')}</LinkButton>}
        />
      ) : (
        <Favorites entries={account.favorites ?? []} />
      )}
    </div>
  )
}

/** The pictures of the first row on a wide screen. */
const FIRST_PICTURES = 6
const none: readonly string[] = []

/** Removing a favourite removes its card at once; undo, or a failed write, restores it in its place. */
function Favorites({ entries }: { entries: readonly ListingEntry[] }) {
  const t = useT()
  const list = useRef<HTMLDivElement>(null)
  const ids = useSession(({ user }) => (user?.isGuest === false ? user.favorites : none))
  const shown = useMemo(() => entries.filter(({ variant }) => ids.includes(variant._id)), [entries, ids])
  const goneCount = ids.filter((id) => entries.every(({ variant }) => variant._id !== id)).length
  const keys = useMemo(() => shown.map(({ variant }) => variant.gid), [shown])
  const focus = useCallback((key: string | null) => {
    const heart =
      key === null ? null : list.current?.querySelector<HTMLElement>(`[data-variant="${key}"] button`)
    const target = heart ?? list.current
    target?.focus({ preventScroll: true })
  }, [])
  useKeptFocus(keys, focus)
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      {shown.length === 0 ? (
        <EmptyState
          level={1}
          illustration="red-heart"
          title={t('account.favorites_empty')}
          text={t('account.favorites_empty_text')}
          action={<LinkButton to={to.home()}>{t('account.start_shopping')}</LinkButton>}
        />
      ) : (
        <>
          <header className={styles.head}>
            <h1 className={styles.title}>{t('account.favorites')}</h1>
            <p className={styles.count}>{t('account.favorites_count', { count: shown.length })}</p>
          </header>
          <ProductGrid label={t('account.favorites')} wide>
            {shown.map((entry, index) => (
              <ShopCard
                key={entry.variant._id}
                entry={entry}
                heading="h2"
                priority={index < FIRST_PICTURES}
                isLargest={index === 0}
              />
            ))}
          </ProductGrid>
        </>
      )}
      {goneCount > 0 ? (
        <p className={styles.note}>{t('account.favorites_gone', { count: goneCount })}</p>
      ) : null}
    </div>
  )
}
