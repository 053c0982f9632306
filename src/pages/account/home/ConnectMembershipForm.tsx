import type { Failure } from '../../../api/failure.ts'
import type { MembershipInfo } from '../../../contract/entities/account/membership.ts'
import { Refusal } from '../../../contract/errorCodes.ts'
import { LOYALTY_ID_MAXIMUM } from '../../../contract/limits.ts'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import { useT } from '../../../i18n/index.ts'
import { connectMembership } from '../../../stores/account/membership.ts'
import { readFormDraft, saveFormDraft } from '../../../stores/base/formDraft.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useFormEngine } from '../../../ui/form/useFormEngine.ts'
import formStyles from '../AccountForm.module.css'
import styles from './Card.module.css'

export interface ConnectMembershipFormProps {
  careline: string | undefined
  /** Keeps what is typed for a reload. */
  draft: `membership:${string}`
  onConnected: (info: MembershipInfo) => void
}

/** The message of a refused card; null for a failure that has nothing to do with it. */
function refusalOf({ kind, code }: Failure) {
  if (kind !== 'refused') return null
  if (code === Refusal.NOT_FOUND) return 'membership.unknown'
  return code === Refusal.ALREADY_LINKED ? 'membership.taken' : 'membership.number_invalid'
}

/** Connects a membership card by its number. */
export function ConnectMembershipForm({ careline, draft, onConnected }: ConnectMembershipFormProps) {
  const t = useT()
  const { control, handleSubmit, setError, formState, problem, setProblem } = useFormEngine({
    defaultValues: { number: '', ...readFormDraft(draft) },
    onTyped: (fields) => saveFormDraft(draft, fields),
  })
  const connect = handleSubmit(async ({ number }) => {
    const result = await connectMembership(number.trim())
    if ('info' in result) {
      onConnected(result.info)
      return
    }
    const refusal = refusalOf(result.failure)
    if (refusal) setError('number', { type: 'server', message: t(refusal) }, { shouldFocus: true })
    else setProblem(failureMessage(result.failure))
  })
  return (
    <form className={formStyles.form} noValidate onSubmit={(event) => void connect(event)}>
      <FormError message={problem && t(problem)} />
      <TextField
        control={control}
        name="number"
        maximumLength={LOYALTY_ID_MAXIMUM}
        autoComplete="off"
        label={t('membership.number')}
        hint={t('membership.number_hint')}
        requiredMessage={t('membership.number_required')}
      />
      <Button type="submit" size="large" wide pending={formState.isSubmitting}>
        {t('membership.connect')}
      </Button>
      {careline ? <p className={styles.text}>{t('membership.no_card', { careline })}</p> : null}
    </form>
  )
}
