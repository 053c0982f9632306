import { useSyncExternalStore } from 'react'
import type { MessageKey } from '../../i18n/keys.ts'

/** The hash of the build's entry file, which identifies the build; undefined in development. */
export function runningBuild(): string | undefined {
  const entries = Array.from(document.querySelectorAll<HTMLScriptElement>('script[type=module]'))
  return entries.map(({ src }) => /-([\w-]{8})\.js$/.exec(src)?.[1]).find(Boolean)
}

const reasons = [
  'starting',
  'unsupported',
  'outside-scope',
  'foreign-worker',
  'not-registered',
  'not-controlled',
  'bypassed',
  'lost',
  'failed',
] as const

type Answers = { by: 'worker' | 'network' } | { by: 'page'; reason: MessageKey }

const subscribe = (listener: () => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-mock', 'data-mock-reason'] })
  return () => observer.disconnect()
}
const read = () => {
  const { mock = '', mockReason = '' } = document.documentElement.dataset
  return `${mock} ${mockReason}`
}

/** The transport of this page, which the mock sets on the root element; undefined for a real server. */
export function useAnswers(): Answers {
  const [by, why] = useSyncExternalStore(subscribe, read).split(' ')
  if (by === 'worker') return { by }
  if (by !== 'in-page') return { by: 'network' }
  return { by: 'page', reason: `version.reason.${reasons.find((reason) => reason === why) ?? 'starting'}` }
}
