import { useT } from '../../i18n/index.ts'
import { useConfig } from '../../stores/session/session.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './HelpOptions.module.css'
import { moreIcons } from '../../ui/icon/moreIcons.ts'

/** The contact options: phone and email from the shop's configuration (document 1 §1). */
export function HelpOptions() {
  const t = useT()
  const config = useConfig()
  if (!config) return null
  return (
    <ul>
      <li>
        <a className={styles.way} href={`tel:${config.careline.replaceAll(/[^\d+]/g, '')}`}>
          <Icon name={moreIcons.phone} size={20} className={styles.icon} />
          <span>
            {config.careline} <span className={styles.hours}>{t('footer.careline_hours')}</span>
          </span>
        </a>
      </li>
      <li>
        <a className={styles.way} href={`mailto:${config.supportEmail}`}>
          <Icon name={moreIcons.mail} size={20} className={styles.icon} />
          {config.supportEmail}
        </a>
      </li>
    </ul>
  )
}
