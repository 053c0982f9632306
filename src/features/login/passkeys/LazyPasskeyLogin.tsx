import { type ComponentType, useEffect, useState } from 'react'
import type { PasskeyLoginProps } from './PasskeyLogin.tsx'
import { isPasskeySupported } from './webAuthn.ts'

/** The button loads after the dialog, where the browser has passkeys. Without a network there is none: the other ways remain. */
export function LazyPasskeyLogin(props: PasskeyLoginProps) {
  const [Button, setButton] = useState<ComponentType<PasskeyLoginProps> | null>(null)
  useEffect(() => {
    if (!isPasskeySupported()) return
    void import('./PasskeyLogin.tsx')
      .then(({ PasskeyLogin }) => setButton(() => PasskeyLogin))
      .catch(() => {})
  }, [])
  return Button ? <Button {...props} /> : null
}
