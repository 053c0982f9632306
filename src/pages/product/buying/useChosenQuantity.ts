import { useState } from 'react'

/**
 * The quantity in a picker before it is confirmed. Until the shopper changes it, it equals the quantity in the cart; a choice that is no
 * longer possible is discarded (document 1 §4, quantity picker).
 */
export function useChosenQuantity(inCart: number, maximum: number) {
  const [chosen, setChosen] = useState<{ quantity: number; whenInCart: number } | null>(null)
  const isStale = chosen !== null && (chosen.whenInCart !== inCart || chosen.quantity > maximum)
  const initial = inCart > 0 ? inCart : Math.min(1, maximum)
  return {
    quantity: chosen === null || isStale ? initial : chosen.quantity,
    choose: (quantity: number) => setChosen({ quantity, whenInCart: inCart }),
  }
}
