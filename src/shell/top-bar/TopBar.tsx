import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { openPanel } from '../../stores/overlays/panels.ts'
import { isBusinessView, useSession } from '../../stores/session/session.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { IconLink } from '../../ui/link/IconLink.tsx'
import { Link } from '../../navigation/link/Link.tsx'
import { useGoBack } from '../../navigation/useGoBack.ts'
import { Logo } from '../../ui/media/Logo.tsx'
import { CartButton } from './CartButton.tsx'
import { Departments } from './Departments.tsx'
import type { LayoutOptions } from '../../contract/routes.ts'
import { NewsBell } from './NewsBell.tsx'
import { PlaceChip } from './PlaceChip.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { SearchOpener } from '../search/SearchOpener.tsx'
import styles from './TopBar.module.css'

const classNames = { full: undefined, slim: styles.isSlim, none: styles.none } as const

/** The top bar: logo, location and search on a phone; with account, cart and departments on a wide screen. */
export function TopBar({ layout: { phoneBar, hasSearch } }: { layout: LayoutOptions }) {
  const t = useT()
  return (
    <header className={[styles.bar, classNames[phoneBar]].filter(Boolean).join(' ')}>
      {phoneBar === 'slim' ? <SlimRow /> : null}
      <div className={styles.row}>
        <Link to={to.home()} className={styles.logo} aria-label={t('shell.home_label')}>
          <Logo />
        </Link>
        <div className={styles.place}>
          <PlaceChip />
        </div>
        <div className={styles.news}>
          <NewsBell />
        </div>
        {hasSearch ? <SearchOpener className={styles.search} /> : null}
        {hasSearch ? (
          <div className={styles.wideSearch}>
            <SearchBox />
          </div>
        ) : null}
        <div className={styles.account}>
          <OwnLink />
          <IconButton
            icon="user"
            label={t('shell.tab_account')}
            aria-haspopup="dialog"
            onClick={() => openPanel('account')}
          />
        </div>
        <CartButton look="pill" className={styles.cart} />
      </div>
      {hasSearch ? <Departments /> : null}
    </header>
  )
}

/** The slim bar of a phone: back, search and cart, for pages that fill the screen. */
function SlimRow() {
  const t = useT()
  const goBack = useGoBack()
  return (
    <div className={styles.slim}>
      <IconButton icon="chevron-left" label={t('shell.back')} onClick={goBack} />
      <span className={styles.grow} />
      <IconButton
        icon="search"
        label={t('shell.tab_search')}
        aria-haspopup="dialog"
        onClick={() => openPanel('search')}
      />
      <CartButton look="round" />
    </div>
  )
}

/** The link to favourites; a business sees "Why shop here" instead (document 1 §6). */
function OwnLink() {
  const t = useT()
  return useSession(isBusinessView) ? (
    <IconLink icon="store" label={t('shell.why_shop')} to={to.whyShop()} />
  ) : (
    <IconLink icon="heart" label={t('shell.favorites')} to={to.favorites()} />
  )
}
