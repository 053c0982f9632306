import { failureWord } from '../../../i18n/failureWords.ts'
import { useT } from '../../../i18n/index.ts'
import { type CheckoutWork, useCheckout } from '../../../stores/checkout.ts'
import { FormError } from '../../../ui/form/FormError.tsx'

interface StepErrorProps {
  work: CheckoutWork
  /** Codes that are told elsewhere. */
  except?: readonly unknown[]
}

/** What the server said last about a step, until something of the step changes. */
export function StepError({ work, except }: StepErrorProps) {
  const t = useT()
  const failure = useCheckout((checkout) => checkout.failures[work])
  const isTold = failure !== undefined && !except?.includes(failure.code)
  return <FormError message={isTold ? t(failureWord(failure)) : null} />
}
