import { type Failure } from '../../api/failure.ts'
import { ErrorCode, Refusal } from '../../contract/errorCodes.ts'
import { CheckoutStep } from '../../contract/enumerations.ts'

/** The step to which a refused order returns; null when the same order can be placed again. */
export function refusalStep({ code }: Pick<Failure, 'code'>): CheckoutStep | null {
  if (code === Refusal.SLOT_TAKEN) return CheckoutStep.EXPRESS
  const isPayment = code === Refusal.CARD_DECLINED || code === ErrorCode.PAYMENT_METHOD_CREATE_FAILED
  return isPayment ? CheckoutStep.BILLING : null
}
