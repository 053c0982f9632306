import type { Cart } from '../../contract/entities/cart.ts'
import { countingCodes } from '../../domain/product/discount.ts'
import { useGroupTexts } from '../../features/cart/useGroupTexts.ts'
import { Sums } from '../../features/order/Sums.tsx'

/** The breakdown of the cart's total, delivery by delivery. */
export function CartSums({ cart }: { cart: Cart }) {
  const texts = useGroupTexts()
  return (
    <Sums
      pricing={cart.pricingInfo}
      deliveries={texts.deliveries(cart.groups)}
      codes={countingCodes(cart.appliedPromoCodes)}
      withoutTotal
    />
  )
}
