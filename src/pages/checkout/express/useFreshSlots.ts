import { useEffect } from 'react'
import { areSlotsStale } from '../../../domain/checkout/slots.ts'
import { now } from '../../../stores/base/clock.ts'
import { useCheckout } from '../../../stores/checkout/checkout.ts'
import { readDeliveryTimes } from '../../../stores/checkout/deliveryTimes.ts'

const CHECK_MS = 15_000

/** Reads the slots again when they are stale: as the step opens, while it is open, and when the shopper comes back to the tab. */
export function useFreshSlots(postalCode: string | undefined): void {
  useEffect(() => {
    const check = () => {
      const { info, readAt } = useCheckout.getState()
      if (document.visibilityState !== 'visible' || info === null || readAt === null) return
      if (areSlotsStale(info.deliveryTimes, readAt, now())) void readDeliveryTimes(postalCode)
    }
    check()
    const timer = setInterval(check, CHECK_MS)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [postalCode])
}
