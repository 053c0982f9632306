import { useEffect, useState } from 'react'
import { useT } from '../../i18n/index.ts'
import { answerSheet, usePaymentSheet } from '../../stores/checkout/paymentSheet.ts'
import { useCoveredPage } from '../../stores/overlays/useCoveredPage.ts'
import { Modal } from '../../ui/dialog/Modal.tsx'
import { useIsOver } from '../../ui/time/useIsOver.ts'
import { providerName } from './billingName.ts'
import { PaymentChoice } from './PaymentChoice.tsx'

const cancel = () => answerSheet('cancel')

/**
 * A mock of a wallet's payment sheet. It shows the payment and returns the shopper's answer. Closing the sheet cancels the payment. The sheet
 * closes by itself when the payment expires or the shopper leaves the checkout.
 */
export function PaymentSheet() {
  const t = useT()
  const open = usePaymentSheet((sheet) => sheet.payment)
  // The content stays while the dialog fades out.
  const [shown, setShown] = useState(open)
  if (open !== null && open !== shown) setShown(open)

  const isExpired = useIsOver(open?.expiresAt)
  useEffect(() => {
    if (isExpired) cancel()
  }, [isExpired])
  useEffect(() => cancel, [])
  useCoveredPage(open !== null, cancel)

  if (!shown) return null
  return (
    <Modal isOpen={open !== null} onClose={cancel} title={t(providerName(shown))} look="peek">
      <PaymentChoice payment={shown} isSending={false} onAnswer={answerSheet} />
    </Modal>
  )
}
