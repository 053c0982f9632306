import { type ComponentType, useEffect, useState } from 'react'
import styles from './LazyPasskeyLogin.module.css'
import type { PasskeyLoginProps } from './PasskeyLogin.tsx'
import { isPasskeySupported } from './webAuthn.ts'

interface LazyPasskeyLoginProps extends PasskeyLoginProps {
  /** Whether its texts are loaded. */
  hasTexts: boolean
}

type Way = ComponentType<PasskeyLoginProps>

/**
 * Where the browser has passkeys, the button loads after the dialog, in a place that is kept free for it. Without a network or without
 * passkeys in the shop there is none: the other ways remain.
 */
export function LazyPasskeyLogin({ hasTexts, onEntered }: LazyPasskeyLoginProps) {
  const [way, setWay] = useState<Way | 'loading' | null>(isPasskeySupported() ? 'loading' : null)
  useEffect(() => {
    if (!isPasskeySupported()) return
    void import('./PasskeyLogin.tsx')
      .then(async ({ PasskeyLogin, arePasskeysOn }) => ((await arePasskeysOn()) ? PasskeyLogin : null))
      .catch(() => null)
      .then((found) => setWay(() => found))
  }, [])
  if (way === null) return null
  if (way === 'loading' || !hasTexts) return <div className={styles.free} />
  const Loaded = way
  return <Loaded onEntered={onEntered} />
}
