import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { to } from '../../paths.ts'
import { useCheckout } from '../../stores/checkout/checkout.ts'
import { refreshCheckout } from '../../stores/checkout/checkoutWork.ts'
import { placeOrder } from '../../stores/checkout/placeOrder.ts'
import { refusalStep } from './refusalStep.ts'

/**
 * Orders, and what follows: the confirmation in the checkout's place, the step that was refused, or the list of what changed
 * with the checkout as it stands then.
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
    // Without an answer the order may stand: the page stays as it is, and the same click asks for that very order again.
    if (failure && failure.kind !== 'refused') return
    await refreshCheckout()
    const step = failure ? refusalStep(failure) : null
    if (step) await navigate(to.checkoutStep(step))
  }

  return { place, isPlacing: isAtWork || isLeaving }
}
