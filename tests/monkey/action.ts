import type { Page } from 'playwright-core'

/** A control of a page: the `nth` of those with this role and name, as a screen reader has them. */
export interface Control {
  role: Parameters<Page['getByRole']>[0]
  name: string
  nth: number
}

/** Its picture may cover the native control, which the keyboard reaches. */
export const isToggle = ({ role }: Control): boolean =>
  role === 'radio' || role === 'checkbox' || role === 'switch'

/** One thing that a visitor, the browser or the network does. Plain data: a walk is repeated from it, and shortened. */
export type Action =
  | ({ do: 'tap' } & Control)
  | ({ do: 'type'; text: string; isSent: boolean } & Control)
  | ({ do: 'choose'; at: number } & Control)
  | { do: 'key'; key: string }
  | { do: 'back' }
  | { do: 'forward' }
  | { do: 'reload' }
  | { do: 'open'; path: string }
  | { do: 'resize'; width: number; height: number }
  | { do: 'language'; language: string }
  | { do: 'clock'; minutes: number }
  | { do: 'tab' }
  | { do: 'arm'; fault: string }
  | { do: 'network'; failureRate: number; latency: string }
  | { do: 'calm' }

/** Where a walk begins: a page of the shop, as one of its personas. */
export interface Start {
  path: string
  persona: string
  seed: number
  width: number
  height: number
}

/** What is wrong on a page. `what` is the same for the same defect, `detail` is for the reader, `expects` a line of a test that fails. */
export interface Finding {
  what: string
  detail: string
  expects: string
}

/** The action in words, for the report. */
export function wordsOf(action: Action): string {
  switch (action.do) {
    case 'tap':
      return `tap ${action.role} “${action.name}”`
    case 'type':
      return `type “${action.text.slice(0, 30)}” in ${action.role} “${action.name}”${action.isSent ? ', Enter' : ''}`
    case 'choose':
      return `choose option ${action.at + 1} of “${action.name}”`
    case 'key':
      return `press ${action.key}`
    case 'open':
      return `open ${action.path}`
    case 'resize':
      return `resize to ${action.width} × ${action.height}`
    case 'language':
      return `language ${action.language}`
    case 'clock':
      return `clock ${action.minutes} min on`
    case 'arm':
      return `fault ${action.fault}`
    case 'network':
      return `network: ${action.failureRate * 100} % failures, latency ${action.latency}`
    default:
      return action.do
  }
}
