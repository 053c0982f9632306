import type { Payment, PaymentAnswer } from '../../contract/entities/payment.ts'
import { store } from '../base/store.ts'

/** The payment that the sheet of a wallet shows; null while it is closed. */
export const usePaymentSheet = store<{ payment: Payment | null }>({ payment: null })

let answerSheetWith: ((answer: PaymentAnswer) => void) | null = null

/** Opens the sheet of a wallet, and returns the shopper's answer. Another sheet that is open is cancelled. */
export function openPaymentSheet(payment: Payment): Promise<PaymentAnswer> {
  answerSheet('cancel')
  usePaymentSheet.setState({ payment })
  return new Promise((resolve) => {
    answerSheetWith = resolve
  })
}

/** Closes the sheet with an answer. */
export function answerSheet(answer: PaymentAnswer): void {
  usePaymentSheet.setState({ payment: null })
  answerSheetWith?.(answer)
  answerSheetWith = null
}
