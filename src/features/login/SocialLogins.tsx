import { useState } from 'react'
import { isFailure } from '../../api/failure.ts'
import type { SocialLoginKind } from '../../contract/entities/account/user.ts'
import { allowedSocialLogins } from '../../domain/socialLogins.ts'
import { failureMessage } from '../../i18n/failureMessages.ts'
import { useT } from '../../i18n/index.ts'
import type { SocialAccount } from '../../stores/login/social.ts'
import { useConfig } from '../../stores/session/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { signInProviders } from './providers/signInProviders.ts'
import styles from './SocialLogins.module.css'

interface SocialLoginsProps {
  /** The shopper has approved at the provider. A `Failure` that it throws is shown here. */
  onApproved: (account: SocialAccount) => Promise<void>
}

/**
 * Logging in with Google, Facebook or Apple, as far as the global and the partner's settings allow; nothing without any (document 1 §6). The
 * windows belong to the providers; `SignInSheet` replaces them in the mocked shop.
 */
export function SocialLogins({ onApproved }: SocialLoginsProps) {
  const t = useT()
  const kinds = allowedSocialLogins(useConfig()).filter((kind) => signInProviders[kind].isSupported())
  const [busy, setBusy] = useState<SocialLoginKind | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  if (kinds.length === 0) return null

  const start = async (kind: SocialLoginKind) => {
    const { name, signIn } = signInProviders[kind]
    setProblem(null)
    setBusy(kind)
    try {
      const answer = await signIn()
      if (answer.kind === 'blocked') setProblem(t('social.blocked', { name }))
      if (answer.kind === 'approved') await onApproved(answer.account)
    } catch (error) {
      if (!isFailure(error)) throw error
      setProblem(t(failureMessage(error)))
    } finally {
      setBusy(null)
    }
  }

  return (
    <section className={styles.ways} aria-label={t('login.other_ways')}>
      <p className={styles.or} aria-hidden="true">
        {t('login.or')}
      </p>
      <FormError message={problem} />
      {kinds.map((kind) => (
        <Button
          key={kind}
          variant="outline"
          size="large"
          wide
          pending={busy === kind}
          onClick={() => void start(kind)}
        >
          {t('login.continue_with', { name: signInProviders[kind].name })}
        </Button>
      ))}
    </section>
  )
}
