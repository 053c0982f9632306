import type { RequestInfo } from '../server/faultInjector.ts'
import { summaryOf } from './summary.ts'

/** A finished answer that waits to be released. */
export interface HeldAnswer {
  number: number
  method: string
  path: string
  /** What was sent, in a line (`summaryOf`); missing where nothing was. */
  summary?: string
}

export interface Holding {
  /** Switches it; switched off, everything that waits leaves in the order it came. */
  hold(isOn: boolean): void
  isOn(): boolean
  /** Oldest first. */
  held(): readonly HeldAnswer[]
  /** Releases one; false for an unknown number. */
  release(number: number): boolean
  /** Resolves when a held answer is released; undefined while answers are not held. */
  gateOf(
    request: Pick<RequestInfo, 'method' | 'path'> & { body?: unknown },
    signal: AbortSignal,
  ): Promise<void> | undefined
}

/** Holds finished answers, so that they can be released one by one in any order. `notify` is called after every change. */
export function createHolding(notify: () => void): Holding {
  const waiting = new Map<number, { answer: HeldAnswer; leave: () => void }>()
  let isHolding = false
  let count = 0

  const release = (number: number): boolean => {
    const found = waiting.get(number)
    found?.leave()
    return found !== undefined
  }
  return {
    hold(isOn) {
      isHolding = isOn
      if (!isOn) for (const { leave } of waiting.values()) leave()
      notify()
    },
    isOn: () => isHolding,
    held: () => [...waiting.values()].map(({ answer }) => answer),
    release,
    gateOf({ method, path, body }, signal) {
      if (!isHolding) return undefined
      count += 1
      const number = count
      const summary = summaryOf(body)
      return new Promise<void>((resolve, reject) => {
        const end = (finish: () => void) => {
          waiting.delete(number)
          signal.removeEventListener('abort', giveUp)
          finish()
          notify()
        }
        const giveUp = () => end(() => reject(signal.reason))
        waiting.set(number, {
          answer: { number, method, path, ...(summary === '' ? {} : { summary }) },
          leave: () => end(resolve),
        })
        if (signal.aborted) giveUp()
        else signal.addEventListener('abort', giveUp, { once: true })
        notify()
      })
    },
  }
}
