import type { Cart } from '../../contract/entities/cart.ts'
import { countingCodes } from '../../domain/discount.ts'
import { useGroupWords } from '../../ui/cart/groupWords.ts'
import { Sums } from '../../ui/cart/Sums.tsx'

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
