import { useT } from '../../i18n/index.ts'
import { useCheckout } from '../../stores/checkout/checkout.ts'
import { refreshCheckout } from '../../stores/checkout/checkoutWork.ts'
import { Button } from '../../ui/button/Button.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { focusMainIfLost } from '../../ui/layout/focusMain.ts'
import { refusalOf } from './refusals.ts'

/** The checkout could not be read again: what it shows may be old (document 2 §8, checkout refresh failure). */
export function RefreshError() {
  const t = useT()
  const failure = useCheckout(({ failures }) => failures.refresh)
  const isLooking = useCheckout(({ pending }) => pending.refresh === true)
  if (!failure) return null
  const lookAgain = async () => {
    await refreshCheckout()
    focusMainIfLost()
  }
  return (
    <FormError
      message={t(refusalOf(failure).message)}
      action={
        <Button variant="outline" size="small" pending={isLooking} onClick={() => void lookAgain()}>
          {t('checkout.refresh_again')}
        </Button>
      }
    />
  )
}
