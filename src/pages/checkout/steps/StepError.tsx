import { failureMessage } from '../../../i18n/failureMessages.ts'
import { useT } from '../../../i18n/index.ts'
import { type CheckoutWork, useCheckout } from '../../../stores/checkout/checkout.ts'
import { FormError } from '../../../ui/form/FormError.tsx'

/** The server's last message about a step, until the step is changed. */
export function StepError({ work }: { work: CheckoutWork }) {
  const t = useT()
  const failure = useCheckout((checkout) => checkout.failures[work])
  return <FormError message={failure ? t(failureMessage(failure)) : null} />
}
