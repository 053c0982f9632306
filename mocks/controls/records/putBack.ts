import { isSameLine } from '../../rules/cart/isSameLine.ts'
import type { MockServer } from '../../server/mockServer.ts'
import type { Shopper } from '../../state/records/shopper.ts'
import type { ShopState } from '../../state/stateSchema.ts'
import type { EarlierPart } from './earlierPart.ts'

const cartOfId = ({ visitors, accounts }: ShopState, id: string): Shopper['cart'] | undefined =>
  [...Object.values(visitors).map(({ guest }) => guest), ...Object.values(accounts).map((one) => one.shopper)]
    .map(({ cart }) => cart)
    .find((cart) => cart.id === id)

/** Puts a part back; false when the account or the cart is no longer there. */
function putPart(state: ShopState, part: EarlierPart): boolean {
  switch (part.of) {
    case 'variant':
      if (part.change === null) delete state.changes[part.id]
      else state.changes[part.id] = part.change
      return true
    case 'account': {
      const account = state.accounts[part.id]
      if (account) Object.assign(account, part.values)
      return account !== undefined
    }
    case 'line': {
      const cart = cartOfId(state, part.cartId)
      if (!cart) return false
      const others = cart.lines.filter((line) => !isSameLine(line, part.line))
      cart.lines = others.toSpliced(part.place, 0, part.line)
      cart.revision += 1
      return true
    }
  }
}

/** Puts parts of one record back as they were; false when their account or cart is no longer there. */
export const putBack = ({ store }: MockServer, parts: readonly EarlierPart[]): Promise<boolean> =>
  store.write((draft) => structuredClone(parts).every((part) => putPart(draft, part)))
