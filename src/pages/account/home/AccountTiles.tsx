import { pathTo } from '../../../contract/pathTo.ts'
import type { Dashboard } from '../../../contract/entities/account/dashboard.ts'
import { canPlaceOrders } from '../../../domain/permissions.ts'
import { inviteOffer } from '../../../domain/engagement/invite.ts'
import { formatSimplePrice } from '../../../domain/money.ts'
import { useT } from '../../../i18n/index.ts'
import { to } from '../../../paths.ts'
import { openPanel } from '../../../stores/overlays/panels.ts'
import { isBusinessView, useConfig, useSession } from '../../../stores/session/session.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { IconName } from '../../../ui/icon/icons.ts'
import { moreIcons } from '../../../ui/icon/moreIcons.ts'
import { Link } from '../../../navigation/link/Link.tsx'
import styles from './AccountTiles.module.css'

interface TileContentProps {
  icon: IconName
  title: string
  text: string
}

const TileContent = ({ icon, title, text }: TileContentProps) => (
  <>
    <span className={styles.ground}>
      <Icon name={icon} size={22} />
    </span>
    <span className={styles.texts}>
      <span className={styles.title}>{title}</span> <span className={styles.text}>{text}</span>
    </span>
    <Icon name="chevron-right" size={18} className={styles.arrow} />
  </>
)

const Tile = ({ href, ...content }: TileContentProps & { href: string }) => (
  <li className={styles.item}>
    <Link to={href} className={styles.tile}>
      <TileContent {...content} />
    </Link>
  </li>
)

/** The links from the account's home; a business sees "Why shop here" instead of favourites (document 1 §6). */
export function AccountTiles({ dashboard }: { dashboard: Dashboard }) {
  const t = useT()
  const isBusiness = useSession(isBusinessView)
  const user = useSession((session) => session.user)
  const config = useConfig()
  const offer =
    config && dashboard.canInvite ? inviteOffer(config, user?.isGuest === false ? user : undefined) : null
  return (
    <nav aria-label={t('account.yours')}>
      <ul className={styles.tiles}>
        {dashboard.business && (dashboard.canManageUsers || dashboard.canManageOrganization) ? (
          <Tile
            icon="store"
            title={t('organization.title')}
            text={t('organization.tile', { name: dashboard.business.name })}
            href={pathTo('/account/organization')}
          />
        ) : null}
        <Tile
          icon={moreIcons['receipt-text']}
          title={t('orders.title')}
          text={t('account.tile_orders', { count: dashboard.orderCount })}
          href={to.orderHistory()}
        />
        {dashboard.canReorder ? (
          <Tile
            icon={moreIcons['repeat-2']}
            title={t('reorder.title')}
            text={t('account.tile_reorder')}
            href={pathTo('/account/reorder')}
          />
        ) : null}
        {isBusiness ? (
          <Tile
            icon="store"
            title={t('shell.why_shop')}
            text={t('account.tile_why_shop')}
            href={to.whyShop()}
          />
        ) : (
          <Tile
            icon="heart"
            title={t('shell.favorites')}
            text={t('account.tile_favorites', { count: dashboard.favoriteCount })}
            href={to.favorites()}
          />
        )}
        <Tile
          icon={moreIcons['list-checks']}
          title={t('account.lists')}
          text={t('account.tile_lists', { count: dashboard.shoppingListCount })}
          href={to.shoppingLists()}
        />
        <Tile
          icon="map-pin"
          title={t('addresses.title')}
          text={t('account.tile_addresses', { count: dashboard.addressCount })}
          href={pathTo('/account/address')}
        />
        {/* A cart editor pays nothing (document 1 §6). */}
        {canPlaceOrders(user) ? (
          <Tile
            icon={moreIcons.wallet}
            title={t('wallet.title')}
            text={t('account.tile_billing', { count: dashboard.billingCount })}
            href={pathTo('/account/billing')}
          />
        ) : null}
        <Tile
          icon={moreIcons['ticket-percent']}
          title={t('coupons.title')}
          text={t('account.tile_coupons', { count: dashboard.couponCount })}
          href={pathTo('/account/coupons')}
        />
        <Tile
          icon="user"
          title={t('details.title')}
          text={t('account.tile_details')}
          href={pathTo('/account/change-password')}
        />
        <li className={styles.item}>
          <button
            type="button"
            className={styles.tile}
            aria-haspopup="dialog"
            onClick={() => openPanel('newsfeed')}
          >
            <TileContent icon="bell" title={t('newsfeed.title')} text={t('account.tile_newsfeed')} />
          </button>
        </li>
        {offer ? (
          <Tile
            icon={moreIcons.gift}
            title={t('account.invite')}
            text={t('account.tile_invite', { amount: formatSimplePrice(offer.forInviter) })}
            href={to.invite()}
          />
        ) : null}
      </ul>
    </nav>
  )
}
