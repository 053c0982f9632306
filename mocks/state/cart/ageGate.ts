import type { Variant } from '../../../src/contract/entities/product/variant.ts'
import type { HandlerContext } from '../handlerContext.ts'

type Buyer = Pick<HandlerContext, 'shopper' | 'config'>

/** Whether the shop still has to ask for the buyer's age before it sells them a variant. */
export const hasToProveAge = (variant: Variant, { shopper, config }: Buyer): boolean =>
  config.displayAgeGate && variant.product.isAgeGated && !shopper.ageGateAccepted

/** Stores that the buyer is of age. The answer counts only for a variant that it was asked for. */
export function acceptAge(variant: Variant, buyer: Buyer): void {
  if (hasToProveAge(variant, buyer)) buyer.shopper.ageGateAccepted = true
}
