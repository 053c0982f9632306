import { useEffect, useState } from 'react'
import { useT } from '../../i18n/index.ts'
import { now } from '../../stores/base/clock.ts'
import { answerSheet, usePaymentSheet } from '../../stores/checkout/paymentSheet.ts'
import { Modal } from '../../ui/dialog/Modal.tsx'
import { providerName } from './billingName.ts'
import { PaymentChoice } from './PaymentChoice.tsx'

/**
 * The sheet that stands in for a wallet's own: it shows the payment and returns the shopper's answer. Closing it cancels the payment, and it
 * closes when the payment's time has run out or the checkout is left.
 */
export function PaymentSheet() {
  const t = useT()
  const open = usePaymentSheet((sheet) => sheet.payment)
  // The content stays while the dialog fades out.
  const [shown, setShown] = useState(open)
  if (open !== null && open !== shown) setShown(open)

  useEffect(() => {
    if (!open) return undefined
    const timer = setTimeout(() => answerSheet('cancel'), Math.max(0, Date.parse(open.expiresAt) - now()))
    return () => clearTimeout(timer)
  }, [open])
  useEffect(() => () => answerSheet('cancel'), [])

  if (!shown) return null
  return (
    <Modal
      isOpen={open !== null}
      onClose={() => answerSheet('cancel')}
      title={t(providerName(shown))}
      look="peek"
    >
      <PaymentChoice payment={shown} isSending={false} onAnswer={answerSheet} />
    </Modal>
  )
}
