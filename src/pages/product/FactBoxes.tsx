import type { ProductPage } from '../../contract/entities/page.ts'
import { FulfillmentClass, FulfillmentMethod } from '../../contract/enumerations.ts'
import { fulfillmentClass } from '../../domain/fulfillment.ts'
import { useT } from '../../i18n/index.ts'
import type { IconName } from '../../ui/icons.ts'
import { BestBeforeBox } from './BestBeforeBox.tsx'
import { FactBox } from './FactBox.tsx'
import styles from './FactBoxes.module.css'

type Facts = Pick<ProductPage, 'variant' | 'warehouse' | 'deliveryPromise'>

interface Delivery {
  icon: IconName
  promise: string
  kind: string
}

/** How the goods travel, in words, and what the shop promises of that way in general. */
function useDelivery({ warehouse }: Facts): Delivery {
  const t = useT()
  if (warehouse.fulfillmentMethodType === FulfillmentMethod.IN_STORE_PICKUP)
    return {
      icon: 'store',
      promise: t('product.promise_pickup'),
      kind: t('product.kind_pickup', { place: warehouse.name }),
    }
  switch (fulfillmentClass(warehouse)) {
    case FulfillmentClass.EXPRESS:
      return { icon: 'truck', promise: t('product.promise_express'), kind: t('product.kind_express') }
    case FulfillmentClass.MARKETPLACE:
      return {
        icon: 'store',
        promise: t('product.promise_marketplace'),
        kind: t('product.kind_marketplace', { seller: warehouse.name }),
      }
    default:
      return { icon: 'package', promise: t('product.promise_standard'), kind: t('product.kind_standard') }
  }
}

/** When it comes and how long it keeps: two small boxes (document 1 §4, fulfilment; §3, expirationDate). */
export function FactBoxes(facts: Facts) {
  const t = useT()
  const { icon, promise, kind } = useDelivery(facts)
  return (
    <ul className={styles.boxes} aria-label={t('product.facts')}>
      <FactBox icon={icon} more={kind}>
        {facts.deliveryPromise ?? promise}
      </FactBox>
      <BestBeforeBox variant={facts.variant} warehouse={facts.warehouse} />
    </ul>
  )
}
