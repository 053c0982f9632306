import { useT } from '../../../i18n/index.ts'
import { useConfig } from '../../../stores/session/session.ts'
import { to } from '../../../paths.ts'
import { Link } from '../../../navigation/link/Link.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { moreIcons } from '../../../ui/icon/moreIcons.ts'
import parts from '../../../features/order/OrderParts.module.css'
import styles from './OrderHelp.module.css'

/** Whom to ask about an order: by phone or email with its number, and what may be returned. */
export function OrderHelp({ gid }: { gid: string }) {
  const t = useT()
  const config = useConfig()
  if (!config) return null
  const { careline, supportEmail } = config
  const subject = encodeURIComponent(t('orders.order', { number: gid }))
  return (
    <section className={parts.card} aria-labelledby="order-help">
      <h2 id="order-help" className={parts.title}>
        {t('orders.help')}
      </h2>
      <p className={parts.text}>{t('orders.help_text', { number: gid })}</p>
      <ul className={styles.ways}>
        <li>
          <a className={styles.way} href={`tel:${careline.replaceAll(/[^\d+]/g, '')}`}>
            <Icon name={moreIcons.phone} size={18} /> {t('orders.help_call', { careline })}
          </a>
        </li>
        <li>
          <a className={styles.way} href={`mailto:${supportEmail}?subject=${subject}`}>
            <Icon name={moreIcons.mail} size={18} /> {supportEmail}
          </a>
        </li>
        <li>
          <Link className={styles.way} to={to.text('refund-policy')}>
            <Icon name="info" size={18} /> {t('orders.help_returns')}
          </Link>
        </li>
      </ul>
    </section>
  )
}
