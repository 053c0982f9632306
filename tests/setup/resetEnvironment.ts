import { vi } from 'vitest'

/**
 * One process runs many test files, one after the other, and keeps third-party modules and the window: React, Material UI. Each file gets
 * fresh modules of the project, real time, no stubs, and a window as in a new tab.
 */
export function resetEnvironment(): void {
  vi.resetModules()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  if (typeof window === 'undefined') return
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  const { documentElement, head, body } = document
  for (const element of [documentElement, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  // Emotion caches which styles it has inserted.
  for (const element of head.querySelectorAll(':scope > :not(style)')) element.remove()
  body.replaceChildren()
}
