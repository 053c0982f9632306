/** Which of the fitting requests match: the first one, the nth, all until cleared, or each with a probability from 0 to 1. */
export type When =
  | { kind: 'once' }
  | { kind: 'nth'; n: number }
  | { kind: 'always' }
  | { kind: 'chance'; of: number }

/** `@2`, `@always`, `@30%`; nothing for once: the notation of links. */
export function whenText(when: When): string {
  switch (when.kind) {
    case 'once':
      return ''
    case 'nth':
      return `@${when.n}`
    case 'always':
      return '@always'
    case 'chance':
      return `@${Math.round(when.of * 1_000) / 10}%`
  }
}

/** Parses the text after the `@`; null for an unknown one. */
export function whenOf(typed: string): When | null {
  const text = typed.toLowerCase()
  if (text === '' || text === 'once') return { kind: 'once' }
  if (text === 'always') return { kind: 'always' }
  if (/^[1-9]\d{0,3}$/.test(text)) return { kind: 'nth', n: Number(text) }
  const percent = /^(\d{1,3}(?:\.\d)?)%$/.exec(text)
  const of = Number(percent?.[1]) / 100
  return percent && of > 0 && of <= 1 ? { kind: 'chance', of } : null
}

/** Whether the `count`th fitting request, counted from 1, matches. `chance` is this request's random number from 0 up to 1. */
export function strikes(when: When, count: number, chance: () => number): boolean {
  switch (when.kind) {
    case 'once':
      return count === 1
    case 'nth':
      return count === when.n
    case 'always':
      return true
    case 'chance':
      return chance() < when.of
  }
}

/** Whether the fault cannot happen on a later request. */
export const isSpent = (when: When, count: number): boolean =>
  (when.kind === 'once' && count >= 1) || (when.kind === 'nth' && count >= when.n)
