import type { CartVariant } from '../../contract/entities/cart.ts'
import { useT } from '../../i18n/index.ts'
import { sampleLimitOf } from './sampleLimitOf.ts'
import { useMaximumText } from './useMaximumText.ts'

/** The picker of a line on the cart page and in the cart panel: label, bounds, and the reason for the maximum. */
export function useLineStepper(line: CartVariant, maximum: number) {
  const t = useT()
  const { variant, quantity } = line
  return {
    value: quantity,
    minimum: 0,
    maximum,
    moreHint: useMaximumText()(variant, quantity, maximum),
    label: t('cart.quantity_label', { name: variant.name }),
    onBlocked: sampleLimitOf(line, maximum),
  }
}
