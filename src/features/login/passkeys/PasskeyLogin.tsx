import { useState } from 'react'
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

/** Whether the shop has passkeys. Without an answer there is no button: the other ways to log in remain. */
export const arePasskeysOn = (): Promise<boolean> =>
  readPasskeys().then(
    (passkeys) => passkeys.isEnabled,
    () => false,
  )

/** Logging in with a passkey of this device. A refusal shows what to do instead. */
export function PasskeyLogin({ onEntered }: PasskeyLoginProps) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<MessageKey | null>(null)
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
