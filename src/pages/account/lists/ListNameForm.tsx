import { useEffect } from 'react'
import { LIST_NAME_MAXIMUM } from '../../../contract/limits.ts'
import { useT } from '../../../i18n/index.ts'
import { readFormDraft, saveFormDraft } from '../../../stores/base/formDraft.ts'
import type { ListProblem } from '../../../stores/lists/shoppingLists.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useFormEngine } from '../../../ui/form/useFormEngine.ts'
import styles from '../AccountForm.module.css'
import { isWideScreen } from '../../../ui/layout/isWideScreen.ts'

export interface ListNameFormProps {
  /** The present name. */
  name: string
  submit: string
  /** Keeps what is typed for a reload. */
  draft: `list-name:${string}`
  /** Saves the name; returns the failure's message, or null. */
  onSend: (name: string) => Promise<ListProblem | null>
}

/** The name of a list, for creating or renaming it. */
export function ListNameForm({ name, submit, draft, onSend }: ListNameFormProps) {
  const t = useT()
  const { control, handleSubmit, setFocus, formState, problem, setProblem } = useFormEngine({
    defaultValues: { name, ...readFormDraft(draft) },
    onTyped: (fields) => saveFormDraft(draft, fields),
  })
  useEffect(() => {
    // On a phone, the keyboard would cover the dialog.
    if (isWideScreen()) setFocus('name')
  }, [setFocus])
  const send = handleSubmit(async (typed) => setProblem(await onSend(typed.name.trim())))
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <FormError message={problem && t(problem, { list: name })} />
      <TextField
        control={control}
        name="name"
        maximumLength={LIST_NAME_MAXIMUM}
        label={t('lists.name')}
        autoComplete="off"
        requiredMessage={t('required.list_name')}
      />
      <Button type="submit" size="large" wide pending={formState.isSubmitting}>
        {submit}
      </Button>
    </form>
  )
}
