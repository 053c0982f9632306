import { variantByGid } from '../../../fixtures/catalogue.ts'
import { idOf } from '../../../fixtures/gids.ts'
import { organizationIdOf, type StoryOrganizationKey } from '../../../fixtures/organizationKeys.ts'
import { accountIdOf, type Person } from '../../../fixtures/people.ts'
import { storyBusinesses } from '../../../fixtures/stories/businesses.ts'
import { storyOrders } from '../../../fixtures/stories/orders.ts'
import type { StoryPersonKey } from '../../../fixtures/stories/keys.ts'
import { storyPeople } from '../../../fixtures/stories/people.ts'
import { storyApprovals, storyQuotes, storySeeds } from '../../../fixtures/stories/seeds.ts'
import { MINUTE_MS } from '../../base/clock.ts'
import { nextHex } from '../../base/random.ts'
import { seedPastOrders } from '../../state/orders/pastOrders.ts'
import { applyAccountSeed, openBusiness } from '../../state/account/accountSeed.ts'
import { accountFor } from '../../state/account/people.ts'
import type { CartLine } from '../../state/records/shopper.ts'
import type { ShopState } from '../../state/stateSchema.ts'

type Line = readonly [gid: string, quantity: number]

function cartLineOf([gid, quantity]: Line, now: number): CartLine {
  const variant = variantByGid(gid, { now, openedAt: now })
  if (!variant?.fulfillerLocation) throw new Error(`A story has ${gid}, which the shop does not sell`)
  return {
    variantId: variant._id,
    warehouseId: variant.fulfillerLocation,
    fulfillmentMethod: variant.fulfillmentMethodType,
    quantity,
    seenPrice: variant.salePrice ?? variant.price,
  }
}

/** The carts that the café's barista has sent: one was returned, one waits. */
function sendCarts({ organizations, chance }: ShopState, now: number): void {
  const cafe = organizations[organizationIdOf('selasih')]
  for (const { minutesAgo, note, lines, returned } of storyApprovals) {
    const sentAt = now - minutesAgo * MINUTE_MS
    cafe?.approvals.push({
      _id: nextHex(chance, 24),
      status: returned === undefined ? 'waiting' : 'returned',
      sentBy: accountIdOf('cafeBarista'),
      sentAt,
      note,
      lines: lines.map((line) => cartLineOf(line, now)),
      ...(returned === undefined
        ? {}
        : { decidedBy: accountIdOf('cafeOwner'), decidedAt: sentAt + 40 * MINUTE_MS, answer: returned }),
    })
  }
}

function requestPallets({ accounts, chance }: ShopState, now: number): void {
  const quotes = accounts[accountIdOf('reseller')]?.shopper.engagement.palletQuotes
  for (const { number, minutesAgo, items, ...contact } of storyQuotes) {
    quotes?.push({
      id: nextHex(chance, 24),
      number,
      at: now - minutesAgo * MINUTE_MS,
      payload: {
        ...contact,
        items: items.map(([gid, pallets]) => ({ variantId: idOf('variant', gid), pallets })),
      },
    })
  }
}

const areOpen = ({ accounts }: ShopState): boolean => accounts[accountIdOf('cafeOwner')] !== undefined

/**
 * Opens the businesses of the stories with their people, orders, carts for approval and requests for pallets, once. Only personas need
 * them, so that the shop of everyone else does not have them.
 */
export function openStories(state: ShopState, now: number): void {
  if (areOpen(state)) return
  for (const key of Object.keys(storyPeople) as StoryPersonKey[]) {
    const person: Person = storyPeople[key]
    const account = accountFor(key, person, state, now)
    state.accounts[account._id] = account
    applyAccountSeed(account, storySeeds[key] ?? {}, state)
  }
  for (const key of Object.keys(storyBusinesses) as StoryOrganizationKey[])
    openBusiness(key, storyBusinesses[key], state, now)
  seedPastOrders(state, now, storyOrders)
  sendCarts(state, now)
  requestPallets(state, now)
}
