import type { ReactNode } from 'react'
import type { CartGroup } from '../../contract/entities/cart.ts'
import { FulfillmentClass } from '../../contract/enumerations.ts'
import { fulfillmentClass } from '../../domain/fulfillment.ts'
import { useT } from '../../i18n/index.ts'
import { GroupHeading } from '../../features/cart/GroupHeading.tsx'
import { GroupProgress } from '../../features/cart/GroupProgress.tsx'
import { useGroupTexts } from '../../features/cart/useGroupTexts.ts'
import styles from './CartGroupCard.module.css'

/** One delivery of the cart: its items, time, minimum and progress to free delivery. */
export function CartGroupCard({ group, children }: { group: CartGroup; children: ReactNode }) {
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
      <GroupProgress summary={group.summary} />
      <ul className={styles.lines} aria-label={t('cart.lines_label', { group: title })}>
        {children}
      </ul>
    </section>
  )
}
