import { useCart } from '../../stores/cart/cart.ts'
import { keep } from '../../stores/base/storage.ts'

export const AGE_KEY = 'pasar.age-accepted'

/** An accepted age holds until the tab is closed, a reload included. */
export const persistAgeGate = (): (() => void) =>
  useCart.subscribe((cart, before) => {
    if (cart.isAgeAccepted && !before.isAgeAccepted) keep('session', AGE_KEY, 'true')
  })
