import { LinkedLogins } from '../../../features/login/LinkedLogins.tsx'
import { Seo } from '../../../features/seo/Seo.tsx'
import { useT } from '../../../i18n/index.ts'
import { isBusinessView, useSession } from '../../../stores/session/session.ts'
import { MuiScope } from '../../../ui/dialog/MuiScope.tsx'
import { usePageGroup } from '../../pageGroup.ts'
import { AccountBack } from '../AccountBack.tsx'
import styles from '../AccountSection.module.css'
import { BusinessView } from './BusinessView.tsx'
import { EmailPreferences } from './EmailPreferences.tsx'
import { Name } from './Name.tsx'
import { OtherDevice } from './OtherDevice.tsx'
import { Passkeys } from './Passkeys.tsx'
import { Password } from './Password.tsx'
import { Telephone } from './Telephone.tsx'
import { YourData } from './YourData.tsx'

/**
 * The shopper's details: name, phone, password, linked logins, passkeys and emails. An account without a password sets one beside its linked logins. The documents have no page for the first three, so that they are on
 * `/account/change-password` (docs/decisions/0092).
 */
export function DetailsPage() {
  const t = useT()
  const { page, account } = usePageGroup('account')
  const user = useSession((session) => session.user)
  const isBusiness = useSession(isBusinessView)
  if (user?.isGuest !== false) return null
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <Seo seo={page.seo} robots="noindex" />
      <AccountBack />
      <h1 className={styles.title}>{t('details.title')}</h1>
      <MuiScope fallback={<div className={styles.awaited} />}>
        <Name user={user} />
        <Telephone user={user} />
        {user.hasPassword ? <Password user={user} /> : null}
        <LinkedLogins />
        <Passkeys />
        {account.emailPreferences ? (
          <EmailPreferences saved={account.emailPreferences} email={user.email} />
        ) : null}
        {isBusiness ? <BusinessView name={user.businessAccount?.name} /> : null}
        <OtherDevice />
        <YourData user={user} />
      </MuiScope>
    </div>
  )
}
