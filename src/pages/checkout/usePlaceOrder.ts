import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { to } from '../../paths.ts'
import { useCheckout } from '../../stores/checkout/checkout.ts'
import { refreshCheckout } from '../../stores/checkout/checkoutWork.ts'
import { placeOrder } from '../../stores/checkout/placeOrder.ts'
import { refusalOf } from './refusals.ts'

/**
 * Places the order. Afterwards: the confirmation replaces the checkout, the refused step opens, or the changes are listed with the new
 * checkout.
 */
export function usePlaceOrder() {
  const navigate = useNavigate()
  const isAtWork = useCheckout((checkout) => checkout.pending.order === true)
  const [isLeaving, setLeaving] = useState(false)

  const place = async () => {
    if (isAtWork || isLeaving) return
    const order = await placeOrder()
    if (order) {
      setLeaving(true)
      await navigate(to.confirmation(order.gid), { replace: true })
      return
    }
    const { order: failure } = useCheckout.getState().failures
    // Without an answer the order may exist: the page stays as it is, and another click requests the same order.
    if (failure && failure.kind !== 'refused') return
    await refreshCheckout()
    const step = failure ? refusalOf(failure).step : null
    if (step) await navigate(to.checkoutStep(step))
  }

  return { place, isPlacing: isAtWork || isLeaving }
}
