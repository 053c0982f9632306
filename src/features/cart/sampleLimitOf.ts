import type { LineTarget } from '../../domain/cart/cart.ts'
import { isSample } from '../../domain/product/variant.ts'
import { reportClamped } from '../../stores/cart/cartWrites.ts'

/** For a sample, a picker's blocked step: it opens the dialog of the sample limit (document 1 §5). Other products have none. */
export const sampleLimitOf = (target: LineTarget, maximum: number): (() => void) | undefined =>
  isSample(target.variant) ? () => reportClamped(target, maximum) : undefined
