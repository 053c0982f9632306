import type { SocialLoginKind } from '../../contract/entities/account/user.ts'
import { useT } from '../../i18n/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import styles from './LinkedLogins.module.css'
import { signInProviders } from './providers/signInProviders.ts'

interface LinkedLoginRowProps {
  kind: SocialLoginKind
  isLinked: boolean
  isBusy: boolean
  onLink: (kind: 'google' | 'facebook') => void
  onUnlink: (kind: 'google' | 'facebook') => void
}

/** One provider: linked or not, and the button that changes it. Apple is linked by a login, and unlinked in the settings of Apple. */
export function LinkedLoginRow({ kind, isLinked, isBusy, onLink, onUnlink }: LinkedLoginRowProps) {
  const t = useT()
  const { name } = signInProviders[kind]
  const appleHint = t(isLinked ? 'social.apple_linked' : 'social.apple_not_linked')
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.status}>
          {kind === 'apple' ? appleHint : t(isLinked ? 'social.is_linked' : 'social.is_not_linked')}
        </p>
      </div>
      {kind === 'apple' ? null : (
        <Button
          variant="outline"
          size="small"
          pending={isBusy}
          aria-label={t(isLinked ? 'social.unlink_name' : 'social.link_name', { name })}
          onClick={() => (isLinked ? onUnlink : onLink)(kind)}
        >
          {t(isLinked ? 'social.unlink' : 'social.link')}
        </Button>
      )}
    </li>
  )
}
