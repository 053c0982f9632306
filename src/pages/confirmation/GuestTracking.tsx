import { pathTo } from '../../contract/pathTo.ts'
import type { Order } from '../../contract/entities/order.ts'
import { useT } from '../../i18n/index.ts'
import { LinkButton } from '../../ui/link/LinkButton.tsx'
import styles from './ConfirmationPage.module.css'

/** Where a guest finds the order again (docs/decisions/0101). One who gave no email sees it only here. */
export function GuestTracking({ order: { gid, email } }: { order: Order }) {
  const t = useT()
  if (email === undefined || !gid) return null
  return (
    <>
      <p className={styles.text}>{t('find_order.keep')}</p>
      <LinkButton to={`${pathTo('/find-order')}?order=${gid}`} variant="outline" size="large" wide>
        {t('order.track')}
      </LinkButton>
    </>
  )
}
