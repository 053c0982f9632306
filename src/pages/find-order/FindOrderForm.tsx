import { useSearchParams } from 'react-router-dom'
import { type Failure, isFailure, triesLeftIn } from '../../api/failure.ts'
import type { Order } from '../../contract/entities/order.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import { ORDER_NUMBER_MAXIMUM } from '../../contract/limits.ts'
import { failureMessage } from '../../i18n/failureMessages.ts'
import { useT } from '../../i18n/index.ts'
import type { MessageKey } from '../../i18n/keys.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '../../stores/base/formDraft.ts'
import { findOrder } from '../../stores/orders/findOrder.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useFormEngine } from '../../ui/form/useFormEngine.ts'
import styles from './FindOrderPage.module.css'

/** The same message for an unknown number and for a wrong email: it does not reveal which order numbers exist. */
function messageOf(failure: Failure): MessageKey {
  if (failure.code !== Refusal.NOT_FOUND) return failureMessage(failure)
  return triesLeftIn(failure) === 0 ? 'find_order.tries_over' : 'find_order.unknown'
}

/** Asks for the number of an order and the email that it was placed with; the number can come with the address, `?order=`. */
export function FindOrderForm({ onFound }: { onFound: (order: Order) => void }) {
  const t = useT()
  const [query] = useSearchParams()
  const linked = query.get('order') ?? ''
  // The link of another order has a draft of its own.
  const draft = `find-order:${linked}` as const
  const { control, handleSubmit, formState, problem, setProblem } = useFormEngine({
    defaultValues: { number: linked, email: '', ...readFormDraft(draft) },
    onTyped: (typed) => saveFormDraft(draft, typed),
  })
  const send = handleSubmit(async ({ number, email }) => {
    try {
      const order = await findOrder(number, email)
      clearFormDraft(draft)
      onFound(order)
    } catch (error) {
      if (!isFailure(error)) throw error
      setProblem(messageOf(error))
    }
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <FormError message={problem && t(problem)} />
      <TextField
        control={control}
        name="number"
        label={t('confirmation.number_label')}
        requiredMessage={t('find_order.number_required')}
        hint={t('find_order.number_hint')}
        inputMode="numeric"
        autoComplete="off"
        maximumLength={ORDER_NUMBER_MAXIMUM}
      />
      <EmailField
        control={control}
        name="email"
        label={t('find_order.email')}
        requiredMessage={t('required.email')}
      />
      <Button type="submit" size="large" wide pending={formState.isSubmitting}>
        {t('find_order.submit')}
      </Button>
      <p className={styles.hint}>{t('find_order.account')}</p>
    </form>
  )
}
