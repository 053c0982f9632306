import { useEffect, useState } from 'react'
import type { CartDifference } from '../../../contract/entities/cart.ts'
import { useT } from '../../../i18n/index.ts'
import type { MessageKey } from '../../../i18n/keys.ts'
import { readPasskeys } from '../../../stores/login/passkeys.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { enterWithPasskey } from './ceremonies.ts'
import styles from './PasskeyLogin.module.css'

export interface PasskeyLoginProps {
  /** The shopper is logged in. */
  onEntered: (differences: readonly CartDifference[]) => Promise<void>
}

/** Logging in with a passkey of this device, if passkeys are switched on. A refusal shows what to do instead. */
export function PasskeyLogin({ onEntered }: PasskeyLoginProps) {
  const t = useT()
  const [isEnabled, setEnabled] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<MessageKey | null>(null)
  useEffect(() => {
    let isHere = true
    // Without an answer there is no button: the other ways remain.
    void readPasskeys()
      .then((passkeys) => isHere && setEnabled(passkeys.isEnabled))
      .catch(() => {})
    return () => {
      isHere = false
    }
  }, [])
  if (!isEnabled) return null
  const enter = async () => {
    setProblem(null)
    setBusy(true)
    const entry = await enterWithPasskey()
    if ('problem' in entry) setProblem(entry.problem)
    else await onEntered(entry.differences)
    setBusy(false)
  }
  return (
    <div className={styles.way}>
      <FormError message={problem && t(problem)} />
      <Button variant="outline" size="large" wide pending={isBusy} onClick={() => void enter()}>
        {t('passkeys.log_in')}
      </Button>
    </div>
  )
}
