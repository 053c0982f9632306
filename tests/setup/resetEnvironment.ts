import { vi } from 'vitest'

/**
 * One process reads many files of tests, one after the other, and keeps what is not ours: React, Material UI, the window. Each file has
 * our own modules anew, real time, no stub, and the window as a new tab has it.
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
  // Emotion remembers which styles it has put there.
  for (const element of head.querySelectorAll(':scope > :not(style)')) element.remove()
  body.replaceChildren()
}
