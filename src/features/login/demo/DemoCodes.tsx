import { useLocation } from 'react-router-dom'
import { useT } from '../../../i18n/index.ts'
import { hasStandIn } from '../providers/standIn.ts'
import styles from './DemoLogins.module.css'

/** Where a demo shows the codes and links that the shop sends, with a link that opens the console there. A real server sends them. */
export function DemoCodes() {
  const t = useT()
  const { search } = useLocation()
  if (!hasStandIn) return null
  return (
    <p className={styles.text}>
      {t('demo_logins.codes')}{' '}
      <a href={`${search || '?'}${search ? '&' : ''}console=1`}>{t('demo_logins.console')}</a>
    </p>
  )
}
