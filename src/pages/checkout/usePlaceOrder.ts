import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { loadDocument } from '../../api/documentLoad.ts'
import type { Payment } from '../../contract/entities/payment.ts'
import { useIsHere } from '../../navigation/useIsHere.ts'
import { to } from '../../paths.ts'
import { useCheckout } from '../../stores/checkout/checkout.ts'
import { refreshCheckout } from '../../stores/checkout/checkoutWork.ts'
import { type Answered, cancelPayment, payWithSheet } from '../../stores/checkout/payments.ts'
import { placeOrder } from '../../stores/checkout/placeOrder.ts'
import { missingStepIn, refusalOf } from './refusals.ts'
import { walletOf } from './billing/ways.ts'

const afterOrder = ({ payment, order }: Answered): string | null => {
  if (!order) return null
  return payment.status === 'waiting' ? to.orderPending(order.gid) : to.confirmation(order.gid)
}

/**
 * Places the order. Afterwards: the confirmation replaces the checkout, the provider's page or sheet asks for the payment, the refused step
 * opens, or the changes are listed with the new checkout.
 */
export function usePlaceOrder() {
  const navigate = useNavigate()
  const isHere = useIsHere()
  const isAtWork = useCheckout((checkout) => checkout.pending.order === true)
  const [isLeaving, setLeaving] = useState(false)

  const leaveTo = async (path: string, replace: boolean) => {
    setLeaving(true)
    await navigate(path, { replace })
  }

  const confirm = async (payment: Payment) => {
    const wallet = walletOf(payment.billingType)
    if (!wallet) {
      const { url = to.checkout() } = payment
      // The page of a real provider is elsewhere. Back returns to the checkout.
      if (url.startsWith('https://')) return loadDocument(url)
      return await leaveTo(url, false)
    }
    const result = await payWithSheet(payment, wallet.confirm)
    if (!result) return
    const path = afterOrder(result)
    if (path) return await leaveTo(path, true)
    await refreshCheckout()
  }

  const place = async () => {
    if (isAtWork || isLeaving) return
    const placed = await placeOrder()
    if (placed && 'order' in placed) return await leaveTo(to.confirmation(placed.order.gid), true)
    if (placed) return await confirm(placed.payment)
    const { order: failure } = useCheckout.getState().failures
    // Without an answer the order may exist: the page stays as it is, and another click requests the same order.
    if (failure && failure.kind !== 'refused') return
    await refreshCheckout()
    const step = failure ? (refusalOf(failure).step ?? missingStepIn(failure)) : null
    // The shopper may have left while the order was being refused.
    if (step && isHere()) await navigate(to.checkoutStep(step))
  }

  const cancel = async (payment: Payment) => {
    const result = await cancelPayment(payment)
    if (!result) return
    // It may have been paid: an answer to an earlier press got lost, or the shopper paid on another device.
    const path = afterOrder(result)
    if (path) return await leaveTo(path, true)
    await refreshCheckout()
  }

  return { place, confirm, cancel, isPlacing: isAtWork || isLeaving }
}
