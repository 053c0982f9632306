const PER_MILLE = 1_000

/** A share in percent with its first decimal, `1` or `0.3`; rounded down, so that only the whole is 100 and only nothing is 0. */
export const percentOf = (part: number, whole: number): string =>
  part === 0 ? '0' : `${Math.max(1, Math.floor((part / whole) * PER_MILLE)) / 10}`
