import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useT } from '../../../i18n/index.ts'
import {
  type CancellationReason,
  cancelOrder,
  readCancellationReasons,
} from '../../../stores/checkout/cancelOrder.ts'
import { Button } from '../../../ui/button/Button.tsx'
import type { CancelOrderFormProps } from './CancelOrderForm.tsx'
import { PageModal } from '../PageModal.tsx'
import { useLazyForm } from '../useLazyForm.ts'

/** Cancels an order, as long as picking has not started (document 1 §1, order-cancellation flow). */
export function CancelOrder({ gid }: { gid: string }) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const [reasons, setReasons] = useState<readonly CancellationReason[]>([])
  const { Form, isOpen, open, close } = useLazyForm<CancelOrderFormProps>(async () => {
    const [form, known] = await Promise.all([import('./CancelOrderForm.tsx'), readCancellationReasons()])
    setReasons(known)
    return form.CancelOrderForm
  })
  const send = async (reason: string, customReason: string) => {
    const problem = await cancelOrder(gid, reason, customReason)
    if (problem) return problem
    await revalidate()
    close()
    return null
  }
  return (
    <>
      <Button variant="outline" wide onClick={open}>
        {t('orders.cancel')}
      </Button>
      <PageModal isOpen={isOpen} onClose={close} title={t('orders.cancel_title', { number: gid })}>
        {Form ? <Form reasons={reasons} onSend={send} /> : null}
      </PageModal>
    </>
  )
}
