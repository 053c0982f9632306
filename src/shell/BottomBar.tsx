import { itemCount } from '../domain/cart/cart.ts'
import { useT } from '../i18n/index.ts'
import { to } from '../paths.ts'
import { useOptimisticCart } from '../stores/cart/cart.ts'
import { openPanel, type Panel } from '../stores/overlays/panels.ts'
import { Badge } from '../ui/feedback/Badge.tsx'
import { Icon } from '../ui/icon/Icon.tsx'
import type { IconName } from '../ui/icon/icons.ts'
import { NavLink } from '../navigation/link/Link.tsx'
import styles from './BottomBar.module.css'

interface PanelTabProps {
  panel: Panel
  icon: IconName
  text: string
}

const PanelTab = ({ panel, icon, text }: PanelTabProps) => (
  <li>
    <button type="button" className={styles.tab} aria-haspopup="dialog" onClick={() => openPanel(panel)}>
      <Icon name={icon} size={24} />
      {text}
    </button>
  </li>
)

/** The cart's tab; only it renders again when the cart changes. */
function CartTab() {
  const t = useT()
  const count = itemCount(useOptimisticCart())
  return (
    <>
      <span className={styles.icon}>
        <Icon name="shopping-cart" size={24} />
        {count > 0 ? (
          <Badge tone="count" className={styles.count}>
            <span aria-hidden="true">{count}</span>
          </Badge>
        ) : null}
      </span>
      {t('shell.tab_cart')}{' '}
      {count > 0 ? <span className="visually-hidden">{t('shell.items', { count })}</span> : null}
    </>
  )
}

/** The five tabs at the bottom of a phone, with the cart's count in mango. */
export function BottomBar() {
  const t = useT()
  return (
    <nav className={styles.bar} aria-label={t('shell.tabs')}>
      <ul className={styles.tabs}>
        <li>
          <NavLink to={to.home()} end className={styles.tab ?? ''}>
            <Icon name="house" size={24} />
            {t('shell.tab_home')}
          </NavLink>
        </li>
        <PanelTab panel="nav" icon="layout-grid" text={t('shell.tab_browse')} />
        <PanelTab panel="search" icon="search" text={t('shell.tab_search')} />
        <PanelTab panel="account" icon="user" text={t('shell.tab_account')} />
        <li>
          <NavLink to={to.cart()} className={styles.tab ?? ''}>
            <CartTab />
          </NavLink>
        </li>
      </ul>
    </nav>
  )
}
