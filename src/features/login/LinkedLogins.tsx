import { useRef, useState } from 'react'
import { isFailure } from '../../api/failure.ts'
import type { SocialLoginKind } from '../../contract/entities/account/user.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import { allowedSocialLogins } from '../../domain/socialLogins.ts'
import { failureMessage } from '../../i18n/failureMessages.ts'
import { useT } from '../../i18n/index.ts'
import { linkSocial, unlinkSocial } from '../../stores/login/social.ts'
import { notify } from '../../stores/notices/notices.ts'
import { useConfig, useSession } from '../../stores/session/session.ts'
import { MuiScope } from '../../ui/dialog/MuiScope.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { LinkedLoginRow } from './LinkedLoginRow.tsx'
import styles from './LinkedLogins.module.css'
import { signInProviders } from './providers/signInProviders.ts'
import { SetPasswordForm } from './SetPasswordForm.tsx'
import { SignInSheet } from './SignInSheet.tsx'

/**
 * The social logins of the account: each can be linked and unlinked, the last way to log in only once the account has a password (document 2 §7,
 * link and unlink). An account without a password can set one here. For a guest, and without any provider, it is empty.
 */
export function LinkedLogins() {
  const t = useT()
  const config = useConfig()
  const user = useSession((session) => session.user)
  const [busy, setBusy] = useState<SocialLoginKind | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  if (user?.isGuest !== false) return null
  const linked = user.socialLoginKinds
  const allowed = allowedSocialLogins(config).filter((kind) => signInProviders[kind].isSupported())
  // One that was switched off since can still be unlinked.
  const kinds = [...new Set([...allowed, ...linked])]
  if (kinds.length === 0) return null

  const attempt = async (kind: SocialLoginKind, work: () => Promise<void>) => {
    const { name } = signInProviders[kind]
    setProblem(null)
    setBusy(kind)
    try {
      await work()
    } catch (error) {
      if (!isFailure(error)) throw error
      if (error.code === Refusal.ALREADY_LINKED) setProblem(t('social.taken', { name }))
      else if (error.code === Refusal.LAST_WAY_TO_LOG_IN) setProblem(t('social.last_way', { name }))
      else setProblem(t(failureMessage(error)))
    } finally {
      setBusy(null)
    }
  }
  const link = (kind: 'google' | 'facebook') =>
    attempt(kind, async () => {
      const { name, signIn } = signInProviders[kind]
      const answer = await signIn()
      if (answer.kind === 'blocked') setProblem(t('social.blocked', { name }))
      if (answer.kind !== 'approved') return
      await linkSocial(answer.account)
      notify({ key: 'social.linked', values: { name }, tone: 'success', slot: 'social' })
    })
  const unlink = (kind: 'google' | 'facebook') =>
    attempt(kind, async () => {
      await unlinkSocial(kind)
      const { name } = signInProviders[kind]
      notify({ key: 'social.unlinked', values: { name }, tone: 'success', slot: 'social' })
    })

  return (
    <section className={styles.logins} aria-labelledby="linked-logins">
      <h2 ref={heading} id="linked-logins" className={styles.title} tabIndex={-1}>
        {t('social.linked_title')}
      </h2>
      <FormError message={problem} />
      <ul className={styles.list}>
        {kinds.map((kind) => (
          <LinkedLoginRow
            key={kind}
            kind={kind}
            isLinked={linked.includes(kind)}
            isBusy={busy === kind}
            onLink={(one) => void link(one)}
            onUnlink={(one) => void unlink(one)}
          />
        ))}
      </ul>
      {user.hasPassword ? null : (
        <MuiScope fallback={<div className={styles.awaited} />}>
          <SetPasswordForm
            // The form, which has the focus, disappears.
            onDone={() => heading.current?.focus()}
          />
        </MuiScope>
      )}
      <SignInSheet />
    </section>
  )
}
