const WHOLE_FROM_MS = 10

/** Whole milliseconds, and tenths of the first few. */
export const shortMs = (ms: number): string =>
  `${ms < WHOLE_FROM_MS ? Math.round(ms * 10) / 10 : Math.round(ms)} ms`
