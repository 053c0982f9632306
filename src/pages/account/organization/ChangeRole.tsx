import { useState } from 'react'
import type { OrganizationUser } from '../../../contract/entities/account/organization.ts'
import type { BusinessRole } from '../../../contract/enumerations.ts'
import { useT } from '../../../i18n/index.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '../../../stores/base/formDraft.ts'
import { changeRole } from '../../../stores/business/organizationChanges.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx'
import { useIsMounted } from '../../../ui/layout/useIsMounted.ts'
import { useFormEngine } from '../../../ui/form/useFormEngine.ts'
import formStyles from '../AccountForm.module.css'
import { PageModal } from '../PageModal.tsx'
import { memberProblem } from './memberProblem.ts'
import { roleDraft } from './roleDraft.ts'
import { useOwnChange } from './useOwnChange.ts'
import { roleOf, useRoleOptions } from './useRoleOptions.ts'

interface ChangeRoleProps {
  /** The member; null closes the dialog. */
  user: OrganizationUser | null
  /** Called after the role was saved, or when the dialog is closed. */
  onClose: () => void
}

/** Gives a member another role, with what each role may do. */
export function ChangeRole({ user, onClose }: ChangeRoleProps) {
  const t = useT()
  const followOwn = useOwnChange()
  // The dialog keeps its texts while it fades.
  const [last, setLast] = useState(user)
  if (user !== null && user !== last) setLast(user)
  if (last === null) return null
  return (
    <PageModal
      isOpen={user !== null}
      onClose={onClose}
      title={t('organization.change_role_of', { name: `${last.name.first} ${last.name.last}` })}
    >
      <RoleForm key={last.userId} user={last} onClose={onClose} onChanged={followOwn} />
    </PageModal>
  )
}

interface RoleFormProps {
  user: OrganizationUser
  onClose: () => void
  onChanged: (user: OrganizationUser, role: BusinessRole) => Promise<void>
}

function RoleForm({ user, onClose, onChanged }: RoleFormProps) {
  const t = useT()
  const options = useRoleOptions()
  const draft = roleDraft(user)
  const { control, handleSubmit, formState, problem, setProblem } = useFormEngine({
    defaultValues: { role: String(user.role), ...readFormDraft(draft) },
    onTyped: (fields) => saveFormDraft(draft, fields),
  })
  const isMounted = useIsMounted()
  const save = handleSubmit(async (fields) => {
    const role = roleOf(fields.role)
    if (role === undefined || role === user.role) return onClose()
    const failure = await changeRole(user, role)
    if (failure) return setProblem(memberProblem(failure))
    clearFormDraft(draft)
    // The dialog may be that of another member by now.
    if (isMounted()) onClose()
    return onChanged(user, role)
  })
  return (
    <form className={formStyles.form} noValidate onSubmit={(event) => void save(event)}>
      <FormError message={problem && t(problem)} />
      <RadioGroup control={control} name="role" label={t('organization.role')} options={options} />
      <Button type="submit" size="large" wide pending={formState.isSubmitting}>
        {t('account.save')}
      </Button>
    </form>
  )
}
