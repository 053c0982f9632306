import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { BackLink } from '../../ui/link/BackLink.tsx'

/** The link from an account page back to the account's home. */
export function AccountBack() {
  const t = useT()
  return <BackLink to={to.account()}>{t('account.title')}</BackLink>
}
