import { type ReactNode, useContext } from 'react'
import type { ProductPage } from '../../../contract/entities/page.ts'
import { FulfillmentClass } from '../../../contract/enumerations.ts'
import { fulfillmentClass, isElectronic, isPickup } from '../../../domain/fulfillment.ts'
import { isAvailable } from '../../../domain/product/variant.ts'
import { unbroken } from '../../../i18n/format.ts'
import { useT } from '../../../i18n/index.ts'
import { useIsServed, usePlaceName } from '../../../features/cart/useIsServed.ts'
import { ClockContext } from '../../../ui/time/clockContext.ts'
import { useEarliestDelivery, useWidestHours } from '../../../ui/time/useEarliestDelivery.ts'
import type { IconName } from '../../../ui/icon/icons.ts'
import { BestBeforeBox } from './BestBeforeBox.tsx'
import { FactBox } from './FactBox.tsx'
import { KeptTogether } from './KeptTogether.tsx'
import styles from './FactBoxes.module.css'
import { moreIcons } from '../../../ui/icon/moreIcons.ts'

type FactBoxesProps = Pick<ProductPage, 'variant' | 'warehouse' | 'earliestDelivery'>

interface Delivery {
  icon: IconName
  promise: ReactNode
  /** The longest delivery text of this method, where the present decides which applies. */
  longest?: string
  kind: string
}

/** The delivery method and time as texts: for express the first free slot, for others the usual time. */
function useDelivery({ warehouse, earliestDelivery }: FactBoxesProps): Delivery {
  const t = useT()
  const earliest = useEarliestDelivery()(earliestDelivery)
  const isServed = useIsServed()
  const place = usePlaceName()
  const widest = unbroken(useWidestHours())
  const express = () => {
    if (!earliest) return t('product.promise_express')
    const { when, day, time } = earliest
    const text =
      when === 'later' ? t('product.promise_later', { day, time }) : t(`product.promise_${when}`, { time })
    return <KeptTogether text={text} part={time} />
  }
  if (!isServed(warehouse))
    return {
      icon: 'truck',
      promise: t('product.promise_not_here', { place }),
      kind: t('product.not_here_kind'),
    }
  if (isPickup(warehouse))
    return {
      icon: 'store',
      promise: t('product.promise_pickup'),
      kind: t('product.kind_pickup', { place: warehouse.name }),
    }
  if (isElectronic(warehouse))
    return {
      icon: moreIcons.mail,
      promise: t('product.promise_electronic'),
      kind: t('product.kind_electronic'),
    }
  switch (fulfillmentClass(warehouse)) {
    case FulfillmentClass.EXPRESS:
      return {
        icon: 'truck',
        promise: express(),
        longest: t('product.promise_tomorrow', { time: widest }),
        kind: t('product.kind_express'),
      }
    case FulfillmentClass.MARKETPLACE:
      return {
        icon: 'store',
        promise: t('product.promise_marketplace'),
        kind: t('product.kind_marketplace', { seller: warehouse.name }),
      }
    default:
      return {
        icon: moreIcons.package,
        promise: t('product.promise_standard'),
        kind: t('product.kind_standard'),
      }
  }
}

/** Delivery time and shelf life of an available product: two small boxes (document 1 §4, fulfilment; §3, expirationDate). */
export function FactBoxes(facts: FactBoxesProps) {
  const t = useT()
  const { icon, promise, longest, kind } = useDelivery(facts)
  const isOpen = useContext(ClockContext) === null && facts.earliestDelivery !== undefined
  // An unavailable product has no delivery time.
  if (!isAvailable(facts.variant)) return null
  return (
    <ul className={styles.boxes} aria-label={t('product.facts')}>
      <FactBox icon={icon} more={kind} isOpen={isOpen} longest={longest}>
        {promise}
      </FactBox>
      <BestBeforeBox variant={facts.variant} warehouse={facts.warehouse} />
    </ul>
  )
}
