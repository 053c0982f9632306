import { useT } from '../../../i18n/index.ts'
import { useSession } from '../../../stores/session/session.ts'
import { ShopRow } from '../../../features/product-card/ShopRow.tsx'
import { usePageGroup } from '../../pageGroup.ts'
import { Seo } from '../../../features/seo/Seo.tsx'
import { LogOutButton } from '../../../features/login/LogOutButton.tsx'
import { OrganizationLogo } from '../../../features/business/OrganizationLogo.tsx'
import { AccountTiles } from './AccountTiles.tsx'
import styles from './AccountHome.module.css'
import { ApprovalsCard } from './ApprovalsCard.tsx'
import { Membership } from './Membership.tsx'
import { Games } from './Games.tsx'
import { Money } from './Money.tsx'
import { OrdersOnTheWay } from './OrdersOnTheWay.tsx'

/** The account's home: name, points and credit, and the links to all account pages (document 1 §2, `/account`). */
export function AccountHome() {
  const t = useT()
  const { page, account } = usePageGroup('account')
  const business = useSession(({ user }) => (user?.isGuest === false ? user.businessAccount : undefined))
  const { dashboard, recommendations = [] } = account
  if (!dashboard) throw new TypeError('The data of an account page has no dashboard.')
  return (
    <div className={styles.page}>
      <Seo seo={page.seo} robots="noindex" />
      <header className={styles.head}>
        <h1 className={styles.title}>{t('account.greeting', { name: dashboard.name.first })}</h1>
        <p className={styles.who}>{dashboard.email}</p>
        {dashboard.business ? (
          <p className={styles.business}>
            <OrganizationLogo name={dashboard.business.name} image={business?.logoImage} />
            <span className={styles.who}>
              {dashboard.business.name} · {t(`account.role_${dashboard.business.role}`)}
            </span>
          </p>
        ) : null}
      </header>
      <OrdersOnTheWay orders={dashboard.ordersOnTheWay} />
      <div className={styles.cards}>
        <ApprovalsCard approvals={dashboard.approvals} />
        <Membership info={dashboard.membershipInfo} />
        <Money dashboard={dashboard} />
      </div>
      <AccountTiles dashboard={dashboard} />
      <Games games={dashboard.games} />
      <ShopRow title={t('account.recommendations')} products={recommendations} list="account" />
      <LogOutButton className={styles.logOut} />
    </div>
  )
}
