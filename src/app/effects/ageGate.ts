import { useCart } from '../../stores/cart/cart.ts'
import { keep } from '../../stores/base/storage.ts'

export const AGE_KEY = 'pasar.age-accepted'

/** Keeps an accepted age until the tab is closed, over reloads as well. */
export const persistAgeGate = (): (() => void) =>
  useCart.subscribe((cart, before) => {
    if (cart.isAgeAccepted && !before.isAgeAccepted) keep('session', AGE_KEY, 'true')
  })
