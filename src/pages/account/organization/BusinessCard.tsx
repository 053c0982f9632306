import { useRef, useState } from 'react'
import type { OrganizationPayload } from '../../../contract/entities/account/organization.ts'
import { ORGANIZATION_NAME_MAXIMUM } from '../../../contract/limits.ts'
import { OrganizationLogo } from '../../../features/business/OrganizationLogo.tsx'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import { useT } from '../../../i18n/index.ts'
import { changeBusiness } from '../../../stores/business/organizationChanges.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '../../../stores/base/formDraft.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useFormEngine } from '../../../ui/form/useFormEngine.ts'
import { useIsMounted } from '../../../ui/layout/useIsMounted.ts'
import formStyles from '../AccountForm.module.css'
import { Detail } from '../details/Detail.tsx'
import { LogoForm } from './LogoForm.tsx'
import styles from './Organization.module.css'

/** Name and logo of the business, which its owners and admins change (document 1 §3, businessAccount, and §6). */
export function BusinessCard({ organization }: { organization: OrganizationPayload }) {
  const t = useT()
  const { _id, businessAccount, canManageOrganization } = organization
  const draft = `organization:${_id}` as const
  const [isOpen, setOpen] = useState(() => Object.keys(readFormDraft(draft)).length > 0)
  const isLogoPending = useRef(false)
  const close = () => {
    clearFormDraft(draft)
    isLogoPending.current = false
    setOpen(false)
  }
  const onNamed = () => {
    // A chosen logo has its own button: it would be lost with the form.
    if (isLogoPending.current) clearFormDraft(draft)
    else close()
  }
  const shown = (
    <div className={styles.business}>
      <OrganizationLogo name={businessAccount.name} image={businessAccount.logoImage} size="large" />
      <div>
        <p className={styles.businessName}>{businessAccount.name}</p>
        {businessAccount.isTaxExempt ? <p className={styles.exempt}>{t('organization.tax_exempt')}</p> : null}
      </div>
    </div>
  )
  if (!canManageOrganization) return shown
  return (
    <div className={styles.limited}>
      <Detail
        title={t('organization.business')}
        value={shown}
        changeLabel={t('details.change')}
        isOpen={isOpen}
        onOpen={() => setOpen(true)}
        onClose={close}
      >
        <LogoForm
          name={businessAccount.name}
          image={businessAccount.logoImage}
          onPending={(isPending) => {
            isLogoPending.current = isPending
          }}
        />
        <NameForm name={businessAccount.name} draft={draft} onDone={onNamed} />
      </Detail>
    </div>
  )
}

interface NameFormProps {
  name: string
  draft: `organization:${string}`
  onDone: () => void
}

function NameForm({ name, draft, onDone }: NameFormProps) {
  const t = useT()
  const { control, handleSubmit, formState, problem, setProblem } = useFormEngine({
    defaultValues: { name, ...readFormDraft(draft) },
    onTyped: (fields) => saveFormDraft(draft, fields),
  })
  const isMounted = useIsMounted()
  const save = handleSubmit(async (fields) => {
    const failure = await changeBusiness({ name: fields.name.trim() })
    if (failure) setProblem(failureMessage(failure))
    else if (isMounted()) onDone()
  })
  return (
    <form className={formStyles.form} noValidate onSubmit={(event) => void save(event)}>
      <FormError message={problem && t(problem)} />
      <TextField
        control={control}
        name="name"
        label={t('organization.name')}
        autoComplete="organization"
        maximumLength={ORGANIZATION_NAME_MAXIMUM}
        requiredMessage={t('organization.name_missing')}
      />
      <Button type="submit" size="large" wide pending={formState.isSubmitting}>
        {t('account.save')}
      </Button>
    </form>
  )
}
