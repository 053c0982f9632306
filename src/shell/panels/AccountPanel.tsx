import { pathTo } from '../../contract/pathTo.ts'
import { canPlaceOrders } from '../../domain/permissions.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { openModal } from '../../stores/overlays/modals.ts'
import { closePanel, openPanel, usePanels } from '../../stores/overlays/panels.ts'
import { isBusinessView, useSession } from '../../stores/session/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Drawer } from '../../ui/dialog/Drawer.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { IconName } from '../../ui/icon/icons.ts'
import { moreIcons } from '../../ui/icon/moreIcons.ts'
import { Link } from '../../navigation/link/Link.tsx'
import { HelpOptions } from '../footer/HelpOptions.tsx'
import { LogOutButton } from '../../features/login/LogOutButton.tsx'
import { LanguageChoice } from '../settings/LanguageChoice.tsx'
import { SchemeChoice } from '../settings/SchemeChoice.tsx'
import styles from './AccountPanel.module.css'
import { AtAGlance } from './AtAGlance.tsx'

interface PanelLinkProps {
  icon: IconName
  text: string
  href: string
}

const PanelLink = ({ icon, text, href }: PanelLinkProps) => (
  <li>
    <Link to={href} className={styles.link} onClick={closePanel}>
      <Icon name={icon} size={22} className={styles.icon} />
      {text}
    </Link>
  </li>
)

/** Opens a dialog in place of the panel. */
function logIn(): void {
  closePanel()
  openModal({ kind: 'login', deferredAction: null })
}

/** The links to the shopper's own pages; for a guest, login and favourites, which require one. */
function OwnLinks() {
  const t = useT()
  const isBusiness = useSession(isBusinessView)
  const isGuest = useSession(({ user }) => user?.isGuest !== false)
  // A returning user has successful orders (document 1 §6).
  const isReturning = useSession(({ user }) => user?.isGuest === false && user.numSuccessfulOrders > 0)
  const mayOrder = useSession(({ user }) => canPlaceOrders(user))
  return (
    <div className={styles.own}>
      {isGuest ? (
        <Button wide onClick={logIn}>
          {t('account.log_in')}
        </Button>
      ) : null}
      <ul>
        {isGuest ? null : (
          <>
            <PanelLink icon="user" text={t('account.title')} href={to.account()} />
            <PanelLink
              icon={moreIcons['receipt-text']}
              text={t('account.panel_orders')}
              href={to.orderHistory()}
            />
          </>
        )}
        {isReturning ? (
          <PanelLink
            icon={moreIcons['repeat-2']}
            text={t('account.panel_reorder')}
            href={pathTo('/account/reorder')}
          />
        ) : null}
        {isBusiness ? (
          <PanelLink icon="store" text={t('shell.why_shop')} href={to.whyShop()} />
        ) : (
          <PanelLink icon="heart" text={t('shell.favorites')} href={to.favorites()} />
        )}
        <PanelLink icon={moreIcons['list-checks']} text={t('account.lists')} href={to.shoppingLists()} />
        {isGuest ? null : (
          <>
            <PanelLink icon="map-pin" text={t('account.panel_addresses')} href={pathTo('/account/address')} />
            {mayOrder ? (
              <PanelLink
                icon={moreIcons.wallet}
                text={t('account.panel_billing')}
                href={pathTo('/account/billing')}
              />
            ) : null}
            <PanelLink
              icon={moreIcons['ticket-percent']}
              text={t('account.panel_coupons')}
              href={pathTo('/account/coupons')}
            />
          </>
        )}
        <li>
          <button
            type="button"
            className={styles.link}
            aria-haspopup="dialog"
            onClick={() => openPanel('newsfeed')}
          >
            <Icon name="bell" size={22} className={styles.icon} />
            {t('newsfeed.title')}
          </button>
        </li>
      </ul>
    </div>
  )
}

/** The account panel: account, favourites and lists, language, appearance, and contact options. */
export function AccountPanel() {
  const t = useT()
  const isOpen = usePanels((panels) => panels.open === 'account')
  const isGuest = useSession(({ user }) => user?.isGuest !== false)
  return (
    <Drawer isOpen={isOpen} onClose={closePanel} title={t('shell.tab_account')}>
      <div className={styles.panel}>
        {isOpen && !isGuest ? <AtAGlance /> : null}
        <OwnLinks />
        <LanguageChoice />
        <SchemeChoice />
        <section>
          <h3 className={styles.title}>{t('footer.help')}</h3>
          <HelpOptions />
        </section>
        {isGuest ? null : <LogOutButton onDone={closePanel} />}
      </div>
    </Drawer>
  )
}
