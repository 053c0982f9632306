import { useT } from '../../i18n/index.ts'
import { announce } from '../feedback/Announcer.tsx'

export interface QuantityStep {
  value: number
  maximum: number
  /** The smallest quantity; 0 where the last one can be removed. */
  minimum?: number
  /** Names the picker, for example "Quantity of Fresh Milk". */
  label: string
  /** Changes the quantity; returns false where the change still needs an answer, so that it is not announced yet. */
  onChange: (next: number) => unknown
  /** Explains in its own way why there can be no more, for example in a dialog. */
  onBlocked?: (() => void) | undefined
}

/**
 * The steps of every quantity picker: one more and one less, within the bounds. Each new quantity is announced to assistive
 * technology, and so is a bound that blocks a step.
 */
export function useQuantityStepper({
  value,
  maximum,
  minimum = 0,
  label,
  onChange,
  onBlocked,
}: QuantityStep) {
  const t = useT()
  const change = (next: number) => {
    const isChanged = onChange(next) !== false
    // The notice of a removal announces itself, with the way to undo it.
    if (isChanged && next > 0) announce(t('a11y.quantity_now', { label, count: next }))
  }
  return {
    isAtMinimum: value <= minimum,
    isAtMaximum: value >= maximum,
    less: () => {
      if (value <= minimum) announce(t('a11y.minimum_reached', { label, count: minimum }))
      else change(value - 1)
    },
    more: () => {
      if (value < maximum) change(value + 1)
      else if (onBlocked) onBlocked()
      else announce(t('a11y.maximum_reached', { label, count: maximum }))
    },
  }
}
