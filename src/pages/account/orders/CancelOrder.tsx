import { useState } from 'react'
import type { Order } from '../../../contract/entities/order.ts'
import { PaymentMethod, PaymentTransactionStatus } from '../../../contract/enumerations.ts'
import { useT } from '../../../i18n/index.ts'
import type { MessageKey } from '../../../i18n/keys.ts'
import {
  type CancellationReason,
  cancelOrder,
  readCancellationReasons,
} from '../../../stores/orders/cancelOrder.ts'
import { Button } from '../../../ui/button/Button.tsx'
import type { CancelOrderFormProps } from './CancelOrderForm.tsx'
import { PageModal } from '../PageModal.tsx'
import { useLazyForm } from '../useLazyForm.ts'

interface CancelOrderProps {
  order: Order
  onChange: (order: Order) => void
}

/** What happens to the money of an order that is cancelled now. */
function consequence({ paymentMethod, paymentTransactionStatus: status, pricingInfo }: Order): MessageKey {
  if (paymentMethod === PaymentMethod.BUSINESS_INVOICE) return 'orders.cancel_invoice'
  const isPaid = status === PaymentTransactionStatus.SETTLED && pricingInfo.totalPrice > 0
  return isPaid ? 'orders.cancel_text' : 'orders.cancel_uncharged'
}

/**
 * Cancels an order, as long as picking has not started (document 1 §1, order-cancellation flow). A form that is open by then stays, and sending
 * it shows why it is too late.
 */
export function CancelOrder({ order, onChange }: CancelOrderProps) {
  const t = useT()
  const { gid } = order
  const draft = `cancellation:${gid}` as const
  const [reasons, setReasons] = useState<readonly CancellationReason[]>([])
  const { Form, isOpen, isLoading, open, close, closeThis } = useLazyForm<CancelOrderFormProps>(async () => {
    const [form, known] = await Promise.all([import('./CancelOrderForm.tsx'), readCancellationReasons()])
    setReasons(known)
    return form.CancelOrderForm
  }, draft)
  const send = async (reason: string, customReason: string) => {
    const closeSent = closeThis()
    const cancelled = await cancelOrder(gid, reason, customReason)
    if ('problem' in cancelled) return cancelled.problem
    onChange(cancelled.order)
    closeSent()
    return null
  }
  if (!order.canCancel && !isOpen) return null
  return (
    <>
      <Button variant="outline" wide pending={isLoading} onClick={open}>
        {t('orders.cancel')}
      </Button>
      <PageModal isOpen={isOpen} onClose={close} title={t('orders.cancel_title', { number: gid })}>
        {Form ? (
          <Form reasons={reasons} consequence={consequence(order)} draft={draft} onSend={send} />
        ) : null}
      </PageModal>
    </>
  )
}
