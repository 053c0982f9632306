import { type Scheme, useSession } from '../../stores/session/session.ts'

/** Applies the colour scheme to the page: the chosen one, or else the system's, also when it changes. */
export function followScheme(): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const show = (scheme: Scheme) => {
    const isDark = scheme === 'dark' || (scheme === 'system' && system.matches)
    document.documentElement.dataset['scheme'] = isDark ? 'dark' : 'light'
  }
  const showNow = () => show(useSession.getState().scheme)
  showNow()
  system.addEventListener('change', showNow)
  const stop = useSession.subscribe((session, before) => {
    if (session.scheme !== before.scheme) showNow()
  })
  return () => {
    stop()
    system.removeEventListener('change', showNow)
  }
}
