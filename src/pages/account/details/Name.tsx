import { useState } from 'react'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import { useT } from '../../../i18n/index.ts'
import { renameAccount } from '../../../stores/account/profile.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '../../../stores/base/formDraft.ts'
import type { Account } from '../../../stores/session/account.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { NameFields } from '../../../ui/form/NameFields.tsx'
import { useFormEngine } from '../../../ui/form/useFormEngine.ts'
import { useIsMounted } from '../../../ui/layout/useIsMounted.ts'
import formStyles from '../AccountForm.module.css'
import { Detail } from './Detail.tsx'

/** The name of the account, and the form that changes it (document 2 §7, current_user/name). */
export function Name({ user }: { user: Pick<Account, '_id' | 'name'> }) {
  const t = useT()
  const draft = `name:${user._id}` as const
  const [isOpen, setOpen] = useState(() => Object.keys(readFormDraft(draft)).length > 0)
  const close = () => {
    clearFormDraft(draft)
    setOpen(false)
  }
  return (
    <Detail
      title={t('details.name')}
      value={`${user.name.first} ${user.name.last}`}
      changeLabel={t('details.change')}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      onClose={close}
    >
      <NameForm user={user} draft={draft} onDone={close} />
    </Detail>
  )
}

interface NameFormProps {
  user: Pick<Account, 'name'>
  draft: `name:${string}`
  onDone: () => void
}

function NameForm({ user, draft, onDone }: NameFormProps) {
  const t = useT()
  const { control, handleSubmit, formState, problem, setProblem } = useFormEngine({
    defaultValues: { firstName: user.name.first, lastName: user.name.last, ...readFormDraft(draft) },
    onTyped: (fields) => saveFormDraft(draft, fields),
  })
  const isMounted = useIsMounted()
  const save = handleSubmit(async ({ firstName, lastName }) => {
    const failure = await renameAccount(firstName.trim(), lastName.trim())
    if (failure) setProblem(failureMessage(failure))
    else if (isMounted()) onDone()
  })
  return (
    <form className={formStyles.form} noValidate onSubmit={(event) => void save(event)}>
      <FormError message={problem && t(problem)} />
      <NameFields control={control} first="firstName" last="lastName" />
      <Button type="submit" size="large" wide pending={formState.isSubmitting}>
        {t('account.save')}
      </Button>
    </form>
  )
}
