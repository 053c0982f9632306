import { deliverySlots } from '../../../mocks/rules/deliverySlots.ts'
import type { MockServer } from '../../../mocks/server/mockServer.ts'
import { accountOf, shopperOf, visitorOf } from '../../../mocks/state/state.ts'
import type { ShopState } from '../../../mocks/state/stateSchema.ts'

/** The current value of each `$word` of the pools, for that visitor; the newest of several. */
function meaningsOf(state: ShopState, visitor: string, now: number): Record<string, string | undefined> {
  const known = visitorOf(structuredClone(state), visitor)
  const account = accountOf(state, known)
  const shopper = shopperOf(known, account)
  const organization = account?.business && state.organizations[account.business.organizationId]
  const member = Object.values(state.accounts).find(
    ({ _id, business }) => business && business.organizationId === organization?._id && _id !== account?._id,
  )
  return {
    $cart: shopper.cart.id,
    $address: shopper.addresses.at(-1)?._id,
    $billing: shopper.billings.at(-1)?.info._id,
    $order: shopper.orders.at(-1)?.gid,
    $list: shopper.saved.lists.at(-1)?.gid,
    $slot: deliverySlots(now, state.slots, ['kl-express']).find(({ isAvailable }) => isAvailable)?._id,
    $otp: state.access.otps.at(-1)?.code,
    $reset: state.access.resetLinks.at(-1)?.token,
    $member: member?._id,
  }
}

/** Replaces the `$words` of a body or a path; `1` where there is no value. */
export async function filledIn<T>(server: MockServer, visitor: string, value: T): Promise<T> {
  const text = JSON.stringify(value)
  if (!text?.includes('$')) return value
  const meanings = meaningsOf(await server.store.read(), visitor, server.clock.now())
  return JSON.parse(
    text.replaceAll(/\$[a-z]+/g, (word) => (word in meanings ? (meanings[word] ?? '1') : word)),
  ) as T
}
