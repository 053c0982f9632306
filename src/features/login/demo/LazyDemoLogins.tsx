import { type ComponentType, useEffect, useState } from 'react'
import type { DemoLoginsProps } from './DemoLogins.tsx'

/** The demo logins, loaded after the dialog; nothing if they cannot be loaded. A build for a real server has none. */
export function LazyDemoLogins(props: DemoLoginsProps) {
  const [Loaded, setLoaded] = useState<ComponentType<DemoLoginsProps> | null>(null)
  useEffect(() => {
    void import('./DemoLogins.tsx').then(({ DemoLogins }) => setLoaded(() => DemoLogins)).catch(() => {})
  }, [])
  return Loaded ? <Loaded {...props} /> : null
}
