import { useT } from '../../../i18n/index.ts'
import { to } from '../../../paths.ts'
import { type CheckoutWork, useCheckout } from '../../../stores/checkout/checkout.ts'
import { FormError } from '../../../ui/form/FormError.tsx'
import { LinkButton } from '../../../ui/link/LinkButton.tsx'
import { refusalOf } from '../refusals.ts'

/** The server's last message about a step, until the step is changed; a refused order has a way on as well. */
export function StepError({ work }: { work: CheckoutWork }) {
  const t = useT()
  const failure = useCheckout((checkout) => checkout.failures[work])
  if (!failure) return null
  const { message, leadsTo } = refusalOf(failure)
  return (
    <FormError
      message={t(message)}
      action={
        work !== 'order' || leadsTo === null ? null : (
          <LinkButton variant="outline" size="small" to={leadsTo === 'cart' ? to.cart() : to.home()}>
            {t(leadsTo === 'cart' ? 'checkout.change_cart' : 'checkout.empty_action')}
          </LinkButton>
        )
      }
    />
  )
}
