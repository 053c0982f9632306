import type { Cart } from '../../contract/entities/cart.ts'
import { countingCodes } from '../../domain/product/discount.ts'
import { useGroupWords } from '../../features/cart/groupTexts.ts'
import { Sums } from '../../features/order/Sums.tsx'

/** How the cart's total comes about, delivery by delivery. */
export function CartSums({ cart }: { cart: Cart }) {
  const words = useGroupWords()
  return (
    <Sums
      pricing={cart.pricingInfo}
      deliveries={words.deliveries(cart.groups)}
      codes={countingCodes(cart.appliedPromoCodes)}
      withoutTotal
    />
  )
}
