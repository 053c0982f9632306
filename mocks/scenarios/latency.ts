/** How long an answer takes beyond the work itself, in ms. */
export type Latency =
  | { kind: 'none' }
  | { kind: 'fixed'; ms: number }
  | { kind: 'uniform'; from: number; to: number }
  /** Most answers near the median and some far above, as in real networks; `sigma` is the spread of the logarithm. */
  | { kind: 'lognormal'; median: number; sigma: number }

const SIGMA = 0.5
const LONGEST_MS = 60_000

/** The standard normal deviate for a number from 0 up to 1 (Acklam's rational approximation, good to 1e-9 in the middle, enough at the ends). */
function deviate(chance: number): number {
  const p = Math.min(1 - 1e-9, Math.max(1e-9, chance))
  const low = 0.02425
  const tail = (q: number) =>
    (((((-7.784894002430293e-3 * q - 0.3223964580411365) * q - 2.400758277161838) * q - 2.549732539343734) *
      q +
      4.374664141464968) *
      q +
      2.938163982698783) /
    ((((7.784695709041462e-3 * q + 0.3224671290700398) * q + 2.445134137142996) * q + 3.754408661907416) * q +
      1)
  if (p < low) return tail(Math.sqrt(-2 * Math.log(p)))
  if (p > 1 - low) return -tail(Math.sqrt(-2 * Math.log(1 - p)))
  const q = p - 0.5
  const r = q * q
  return (
    ((((((-39.69683028665376 * r + 220.9460984245205) * r - 275.9285104469687) * r + 138.357751867269) * r -
      30.66479806614716) *
      r +
      2.506628277459239) *
      q) /
    (((((-54.47609879822406 * r + 161.5858368580409) * r - 155.6989798598866) * r + 66.80131188771972) * r -
      13.28068155288572) *
      r +
      1)
  )
}

/** Milliseconds for one request; `chance` is its random number from 0 up to 1. */
export function delayFor(latency: Latency, chance: number): number {
  switch (latency.kind) {
    case 'none':
      return 0
    case 'fixed':
      return latency.ms
    case 'uniform':
      return Math.round(latency.from + (latency.to - latency.from) * chance)
    case 'lognormal':
      return Math.min(LONGEST_MS, Math.round(latency.median * Math.exp(latency.sigma * deviate(chance))))
  }
}

/** `300`, `uniform:100-800`, `lognormal:300`, `lognormal:300:0.8`; `none`. */
export function latencyText(latency: Latency): string {
  switch (latency.kind) {
    case 'none':
      return 'none'
    case 'fixed':
      return `${latency.ms}`
    case 'uniform':
      return `uniform:${latency.from}-${latency.to}`
    case 'lognormal':
      return `lognormal:${latency.median}${latency.sigma === SIGMA ? '' : `:${latency.sigma}`}`
  }
}

const isBearable = (ms: number): boolean => ms <= LONGEST_MS

/** Parses the output of `latencyText`, and `fixed:300`; null for an invalid text, or more than a minute. */
export function latencyOf(text: string): Latency | null {
  if (text === 'none') return { kind: 'none' }
  const fixed = /^(?:fixed:)?(\d{1,5})$/.exec(text)
  if (fixed) {
    const ms = Number(fixed[1])
    return isBearable(ms) ? (ms === 0 ? { kind: 'none' } : { kind: 'fixed', ms }) : null
  }
  const uniform = /^uniform:(\d{1,5})-(\d{1,5})$/.exec(text)
  if (uniform) {
    const [from, to] = [Number(uniform[1]), Number(uniform[2])]
    return from <= to && isBearable(to) ? { kind: 'uniform', from, to } : null
  }
  const lognormal = /^lognormal:(\d{1,5})(?::(\d(?:\.\d{1,2})?))?$/.exec(text)
  if (!lognormal) return null
  const [median, sigma] = [Number(lognormal[1]), Number(lognormal[2] ?? SIGMA)]
  return median > 0 && isBearable(median) && sigma > 0 && sigma <= 2
    ? { kind: 'lognormal', median, sigma }
    : null
}
