import type { Shipment } from '../../contract/entities/order.ts'
import { receiverText } from '../../domain/checkout/address.ts'
import { useT } from '../../i18n/index.ts'
import styles from './OrderParts.module.css'

/** The instructions for the driver of a delivery, and its address, if it has its own. */
export function ShipmentNotes({ shipment: { instructions, shippingAddress } }: { shipment: Shipment }) {
  const t = useT()
  return (
    <>
      {instructions ? (
        <p className={styles.text}>{t('confirmation.next_instructions', { instructions })}</p>
      ) : null}
      {shippingAddress ? (
        <p className={styles.text}>
          {t('confirmation.next_address', { address: receiverText(shippingAddress) })}
        </p>
      ) : null}
    </>
  )
}
