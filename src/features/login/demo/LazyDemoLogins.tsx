import { type ComponentType, useEffect, useState } from 'react'
import type { DemoLoginsProps } from './DemoLogins.tsx'

/** The logins of a demo load after the dialog. A build for a real server has none; without a network there are none either. */
export function LazyDemoLogins(props: DemoLoginsProps) {
  const [Loaded, setLoaded] = useState<ComponentType<DemoLoginsProps> | null>(null)
  useEffect(() => {
    void import('./DemoLogins.tsx').then(({ DemoLogins }) => setLoaded(() => DemoLogins)).catch(() => {})
  }, [])
  return Loaded ? <Loaded {...props} /> : null
}
