import type { ProductPage } from '../../contract/entities/page.ts'
import { FulfillmentClass, FulfillmentMethod } from '../../contract/enumerations.ts'
import { fulfillmentClass } from '../../domain/fulfillment.ts'
import { useT } from '../../i18n/index.ts'
import { now } from '../../stores/clock.ts'
import { useSession } from '../../stores/session.ts'
import { Icon } from '../../ui/Icon.tsx'
import { bestBeforeOf } from './bestBefore.ts'
import { shortDay } from './shortDay.ts'
import styles from './FactBoxes.module.css'

const icons = {
  [FulfillmentClass.EXPRESS]: 'truck',
  [FulfillmentClass.STANDARD]: 'package',
  [FulfillmentClass.MARKETPLACE]: 'store',
} as const

type Facts = Pick<ProductPage, 'variant' | 'warehouse' | 'deliveryPromise'>

function useDelivery({ warehouse, deliveryPromise }: Facts) {
  const t = useT()
  if (warehouse.fulfillmentMethodType === FulfillmentMethod.IN_STORE_PICKUP)
    return {
      promise: deliveryPromise ?? t('product.promise_pickup'),
      kind: t('product.kind_pickup', { place: warehouse.name }),
    }
  switch (fulfillmentClass(warehouse)) {
    case FulfillmentClass.EXPRESS:
      return { promise: deliveryPromise ?? t('product.promise_express'), kind: t('product.kind_express') }
    case FulfillmentClass.MARKETPLACE:
      return {
        promise: deliveryPromise ?? t('product.promise_marketplace'),
        kind: t('product.kind_marketplace', { seller: warehouse.name }),
      }
    default:
      return { promise: deliveryPromise ?? t('product.promise_standard'), kind: t('product.kind_standard') }
  }
}

/** When it comes and how long it keeps: two small boxes (document 1 §4, fulfilment; §3, expirationDate). */
export function FactBoxes(facts: Facts) {
  const t = useT()
  const language = useSession((session) => session.language)
  const delivery = useDelivery(facts)
  const bestBefore = bestBeforeOf(facts.variant, facts.warehouse, now())
  return (
    <ul className={styles.boxes} aria-label={t('product.facts')}>
      <li className={styles.box}>
        <Icon
          name={icons[fulfillmentClass(facts.warehouse) ?? FulfillmentClass.STANDARD]}
          size={20}
          className={styles.icon}
        />
        <div>
          <p className={styles.main}>{delivery.promise}</p>
          <p className={styles.more}>{delivery.kind}</p>
        </div>
      </li>
      {bestBefore ? (
        <li className={styles.box}>
          <Icon name="tag" size={20} className={styles.icon} />
          <div>
            <p className={styles.main}>
              {t('product.best_before', { day: shortDay(bestBefore.day, language) })}
            </p>
            <p className={styles.more}>{t('product.fresh_for', { count: bestBefore.daysLeft })}</p>
          </div>
        </li>
      ) : null}
    </ul>
  )
}
