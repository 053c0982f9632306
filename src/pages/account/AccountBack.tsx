import { Link } from 'react-router-dom'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './AccountBack.module.css'

/** The way from a page of the account back to the account's home. */
export function AccountBack() {
  const t = useT()
  return (
    <Link to={to.account()} className={styles.back}>
      <Icon name="chevron-left" size={18} />
      {t('account.title')}
    </Link>
  )
}
