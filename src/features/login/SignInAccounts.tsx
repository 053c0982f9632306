import { useEffect, useState } from 'react'
import { isFailure } from '../../api/failure.ts'
import type { SocialLoginKind } from '../../contract/entities/account/user.ts'
import { failureMessage } from '../../i18n/failureMessages.ts'
import { useT } from '../../i18n/index.ts'
import type { MessageKey } from '../../i18n/keys.ts'
import { signInAccounts, type SocialAccount } from '../../stores/login/social.ts'
import { FormError } from '../../ui/form/FormError.tsx'
import { AccountButton } from './AccountButton.tsx'
import styles from './SignInSheet.module.css'

type Account = Omit<SocialAccount, 'kind'>

interface SignInAccountsProps {
  provider: SocialLoginKind
  onChosen: (account: Account) => void
}

/** The test accounts of a provider, each a button that approves the login. */
export function SignInAccounts({ provider, onChosen }: SignInAccountsProps) {
  const t = useT()
  const [accounts, setAccounts] = useState<readonly Account[]>([])
  const [problem, setProblem] = useState<MessageKey | null>(null)
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      try {
        const found = await signInAccounts(provider)
        if (isCurrent) setAccounts(found)
      } catch (error) {
        if (!isFailure(error)) throw error
        if (isCurrent) setProblem(failureMessage(error))
      }
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [provider])
  return (
    <>
      <FormError message={problem && t(problem)} />
      <ul className={styles.accounts} aria-busy={accounts.length === 0 && problem === null}>
        {accounts.map((account) => (
          <li key={account.userId}>
            <AccountButton
              name={`${account.firstName} ${account.lastName}`}
              text={account.email ?? t('social.no_email')}
              onClick={() => onChosen(account)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
