import type { CartGroup } from '../../contract/entities/cart.ts'
import type { Warehouse } from '../../contract/entities/product/warehouse.ts'
import { FulfillmentClass } from '../../contract/enumerations.ts'
import { fulfillmentClass, type Fulfilled, isElectronic, isPickup } from '../../domain/fulfillment.ts'
import { useT } from '../../i18n/index.ts'
import { useEarliestDelivery } from '../../ui/time/useEarliestDelivery.ts'
import { useIsServed, usePlaceName } from './useIsServed.ts'

type Delivery = Fulfilled &
  Pick<CartGroup, 'earliestDelivery'> & {
    warehouse: Pick<Warehouse, '_id' | 'fulfillmentMethodType' | 'name'>
  }

/** The name, time and price of one delivery, by its fulfilment and sender (document 1 §4). */
export function useGroupTexts() {
  const t = useT()
  const earliestOf = useEarliestDelivery()
  const isServed = useIsServed()
  const place = usePlaceName()
  const title = (group: Delivery): string => {
    const name = group.warehouse.name
    if (isPickup(group)) return t('cart.group_pickup', { place: name })
    if (isElectronic(group)) return t('cart.group_electronic')
    const kind = fulfillmentClass(group)
    if (kind === FulfillmentClass.EXPRESS) return t('cart.group_express')
    if (kind === FulfillmentClass.MARKETPLACE) return t('cart.group_marketplace', { seller: name })
    return t('cart.group_standard')
  }
  const express = ({ earliestDelivery }: Delivery): string => {
    const earliest = earliestOf(earliestDelivery)
    if (!earliest) return t('cart.promise_express')
    const { when, day, time } = earliest
    return when === 'later' ? t('cart.promise_later', { day, time }) : t(`cart.promise_${when}`, { time })
  }
  return {
    title,
    /** Whether the delivery goes to the shopper's location. */
    isServed: (group: Delivery): boolean => isServed(group.warehouse),
    place,
    /** The shipping rows of a total, one per group. */
    deliveries: (groups: readonly CartGroup[]) =>
      groups.map((group) => ({
        id: group.groupIdentifier,
        label: isPickup(group) ? title(group) : t('checkout.summary_delivery', { group: title(group) }),
        price: group.summary.shippingPrice,
      })),
    promise: (group: Delivery): string => {
      if (!isServed(group.warehouse)) return t('cart.promise_not_here', { place })
      if (isPickup(group)) return t('cart.promise_pickup')
      if (isElectronic(group)) return t('cart.promise_electronic')
      const kind = fulfillmentClass(group)
      if (kind === FulfillmentClass.EXPRESS) return express(group)
      if (kind === FulfillmentClass.MARKETPLACE) return t('cart.promise_marketplace')
      return t('cart.promise_standard')
    },
  }
}
