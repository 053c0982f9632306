import { useEffect, useId, useRef } from 'react'
import { BusinessRole } from '../../../contract/enumerations.ts'
import { Refusal } from '../../../contract/errorCodes.ts'
import { useT } from '../../../i18n/index.ts'
import { inviteMember } from '../../../stores/business/organizationChanges.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '../../../stores/base/formDraft.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmailField } from '../../../ui/form/EmailField.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx'
import { useFormEngine } from '../../../ui/form/useFormEngine.ts'
import { useIsMounted } from '../../../ui/layout/useIsMounted.ts'
import formStyles from '../AccountForm.module.css'
import styles from '../AccountSection.module.css'
import { memberProblem } from './memberProblem.ts'
import { roleOf, useRoleOptions } from './useRoleOptions.ts'

interface InviteFormProps {
  draft: `invitation:${string}`
  onClose: () => void
}

/** Invites a person to the business by email, with a role. */
export function InviteForm({ draft, onClose }: InviteFormProps) {
  const t = useT()
  const id = useId()
  const options = useRoleOptions()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { control, handleSubmit, formState, problem, setProblem, setError, setFocus } = useFormEngine({
    defaultValues: { email: '', role: String(BusinessRole.MEMBER), ...readFormDraft(draft) },
    onTyped: (fields) => saveFormDraft(draft, fields),
  })
  const close = () => {
    clearFormDraft(draft)
    onClose()
  }
  const isMounted = useIsMounted()
  const send = handleSubmit(async ({ email, role }) => {
    const failure = await inviteMember(email.trim(), roleOf(role) ?? BusinessRole.MEMBER)
    if (failure?.code === Refusal.ALREADY_MEMBER) {
      setError('email', { message: t('organization.already_member') })
      setFocus('email')
    } else if (failure) setProblem(memberProblem(failure))
    else if (isMounted()) close()
  })
  return (
    <section className={`${styles.card} ${styles.narrow}`} aria-labelledby={id}>
      <h3 id={id} ref={title} tabIndex={-1} className={styles.subtitle}>
        {t('organization.invite')}
      </h3>
      <form className={formStyles.form} noValidate onSubmit={(event) => void send(event)}>
        <FormError message={problem && t(problem)} />
        <EmailField
          control={control}
          name="email"
          label={t('organization.email')}
          hint={t('organization.email_hint')}
          requiredMessage={t('form.validation_email_default')}
        />
        <RadioGroup control={control} name="role" label={t('organization.role')} options={options} />
        <Button type="submit" size="large" wide pending={formState.isSubmitting}>
          {t('organization.send_invite')}
        </Button>
      </form>
      <Button variant="quiet" wide onClick={close}>
        {t('account.cancel')}
      </Button>
    </section>
  )
}
