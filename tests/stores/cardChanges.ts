import type { Variant } from '../../src/contract/entities/product/variant.ts'
import type { Warehouse } from '../../src/contract/entities/product/warehouse.ts'
import { type LineKey, lineKey, lineOf, type LineTarget, targetOf } from '../../src/domain/cart/cart.ts'
import { currentCart, lineQuantity } from '../../src/stores/cart/cart.ts'
import { changeQuantity } from '../../src/stores/cart/changeQuantity.ts'

interface CartModules {
  changeQuantity: typeof changeQuantity
  currentCart: typeof currentCart
  lineQuantity: typeof lineQuantity
}

/** Cart changes as a product card makes them, over the modules of one page. */
export const changesFromCards = (modules: CartModules) => {
  const change = (target: LineTarget, quantity: number): boolean =>
    modules.changeQuantity(target, quantity, { via: 'card' })
  return {
    setLineQuantity: (target: LineTarget, quantity: number): void => void change(target, quantity),
    addToCart: (entry: { variant: Variant; warehouse: Warehouse }, quantity = 1): boolean => {
      const target = targetOf(entry)
      return change(target, modules.lineQuantity(lineKey(target)) + quantity)
    },
    removeLine: (key: LineKey): void => {
      const line = lineOf(modules.currentCart(), key)
      if (line) change(line, 0)
    },
  }
}

export const { setLineQuantity, addToCart, removeLine } = changesFromCards({
  changeQuantity,
  currentCart,
  lineQuantity,
})
