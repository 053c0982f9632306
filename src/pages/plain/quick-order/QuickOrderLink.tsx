import { useT } from '../../../i18n/index.ts'
import styles from './QuickOrderLink.module.css'

/** The id of the heading of the quick order. */
export const QUICK_ORDER_HEADING = 'quick-order'

/** The link to the quick order, which is below the pallets: on a phone several screens away. */
export function QuickOrderLink() {
  const t = useT()
  return (
    <a
      href={`#${QUICK_ORDER_HEADING}`}
      className={styles.jump}
      onClick={(event) => {
        // The same place: Back leaves the page.
        event.preventDefault()
        const heading = document.getElementById(QUICK_ORDER_HEADING)
        heading?.scrollIntoView()
        heading?.focus({ preventScroll: true })
      }}
    >
      {t('quick_order.jump')}
    </a>
  )
}
