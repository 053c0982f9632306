import { useEffect } from 'react'
import type { SocialLoginKind } from '../../contract/entities/account/user.ts'
import { useT } from '../../i18n/index.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '../../stores/base/formDraft.ts'
import type { SocialAccount } from '../../stores/login/social.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { NameFields } from '../../ui/form/NameFields.tsx'
import { useFormEngine } from '../../ui/form/useFormEngine.ts'
import styles from './Login.module.css'

interface OtherAccountFormProps {
  provider: SocialLoginKind
  onApprove: (account: Omit<SocialAccount, 'kind'>) => void
}

/** An account at a provider that the sheet does not offer. The same email is the same account there. */
export function OtherAccountForm({ provider, onApprove }: OtherAccountFormProps) {
  const t = useT()
  const { control, handleSubmit, setFocus } = useFormEngine({
    defaultValues: { firstName: '', lastName: '', email: '', ...readFormDraft('other-account') },
    onTyped: (fields) => saveFormDraft('other-account', fields),
  })
  useEffect(() => setFocus('firstName'), [setFocus])
  const approve = handleSubmit((fields) => {
    const email = fields.email.trim().toLowerCase()
    clearFormDraft('other-account')
    onApprove({
      userId: `${provider}-${email}`,
      email,
      firstName: fields.firstName.trim(),
      lastName: fields.lastName.trim(),
    })
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void approve(event)}>
      <div className={styles.names}>
        <NameFields control={control} first="firstName" last="lastName" />
      </div>
      <EmailField
        control={control}
        name="email"
        label={t('login.email')}
        requiredMessage={t('required.email')}
      />
      <Button type="submit" size="large" wide>
        {t('social.approve')}
      </Button>
    </form>
  )
}
