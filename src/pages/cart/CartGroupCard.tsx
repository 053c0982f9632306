import type { ReactNode } from 'react'
import type { CartGroup, CartVariant } from '../../contract/entities/cart.ts'
import { FulfillmentClass } from '../../contract/enumerations.ts'
import { fulfillmentClass } from '../../domain/fulfillment.ts'
import { useT } from '../../i18n/index.ts'
import { DeliveryOptions } from '../../features/cart/DeliveryOptions.tsx'
import { GroupHeading } from '../../features/cart/GroupHeading.tsx'
import { GroupProgress } from '../../features/cart/GroupProgress.tsx'
import { useGroupTexts } from '../../features/cart/useGroupTexts.ts'
import styles from './CartGroupCard.module.css'

interface CartGroupCardProps {
  group: CartGroup
  lines: readonly CartVariant[]
  children: ReactNode
}

/** One delivery of the cart: its items, time, minimum and progress to free delivery. */
export function CartGroupCard({ group, lines, children }: CartGroupCardProps) {
  const t = useT()
  const texts = useGroupTexts()
  const title = texts.title(group)
  const id = `cart-group-${group.groupIdentifier}`
  return (
    <section className={styles.card} aria-labelledby={id}>
      <GroupHeading
        id={id}
        fulfillmentClass={fulfillmentClass(group) ?? FulfillmentClass.STANDARD}
        title={title}
        promise={texts.promise(group)}
      />
      {texts.isServed(group) ? <GroupProgress summary={group.summary} /> : null}
      <DeliveryOptions warehouse={group.warehouse} lines={lines} />
      <ul className={styles.lines} aria-label={t('cart.lines_label', { group: title })}>
        {children}
      </ul>
    </section>
  )
}
