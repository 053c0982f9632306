import { useState } from 'react'

/**
 * The quantity in a picker before it is confirmed. Until the shopper touches it, it follows what the cart holds; a choice
 * that the cart or the stock has made impossible is forgotten (document 1 §4, quantity picker).
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
