import type { Cents } from '../contract/entities/money.ts'

export interface PriceLabels {
  /** The text for zero; `RM 0.00` without it. */
  free?: string
  /** The text before the amount of a negative price; a minus sign without it. */
  negative?: string
}

const CURRENCY = 'RM'
// A real minus sign is as wide as a digit in tabular figures.
const MINUS = '−'

const withThousands = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** Whole cents as `1,234.50`, without sign. */
function decimals(amount: number): string {
  const whole = Math.round(Math.abs(amount))
  return `${withThousands(String(Math.trunc(whole / 100)))}.${String(whole % 100).padStart(2, '0')}`
}

/** Cents as a price, `RM 1,234.50`; an empty text for anything but a finite number (document 1 §5, Prices). */
export function formatPrice(amount: number | null | undefined, labels: PriceLabels = {}): string {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return ''
  if (amount === 0 && labels.free !== undefined) return labels.free
  const text = `${CURRENCY} ${decimals(amount)}`
  return amount < 0 ? `${labels.negative ?? MINUS}${text}` : text
}

/** The simple formatter of document 1 §5: as `formatPrice`, without decimals where the price is in whole ringgit, `RM 60`. */
export const formatSimplePrice = (amount: number | null | undefined, labels: PriceLabels = {}): string =>
  formatPrice(amount, labels).replace(/\.00$/, '')

/** Adds amounts in cents. */
export const sum = (amounts: readonly Cents[]): Cents =>
  amounts.reduce<number>((total, amount) => total + amount, 0) as Cents

/** Subtracts an amount and stops at zero, in cents. */
export const less = (amount: Cents, deduction: Cents): Cents => Math.max(0, amount - deduction) as Cents

/** `count` times an amount in cents. */
export const times = (amount: Cents, count: number): Cents => (amount * count) as Cents
