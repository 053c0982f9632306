import { named } from '../../fixtures/named.ts'
import type { MockServer } from '../../mocks/server/mockServer.ts'
import { lineOf, shopper, type Shopper } from '../mocks/shopper.ts'

type CartContents = Partial<Record<keyof typeof named, number>>

/** Six of the milk on sale: RM 47.40 of express items, above the minimum of RM 30.00, below free delivery. */
export const milkAboveMinimum: CartContents = { saleMilk: 6 }
/** RM 23.70 of express items: RM 6.30 below the minimum. */
export const milkBelowMinimum: CartContents = { saleMilk: 3 }
/** One line for each fulfilment method: express RM 47.40, marketplace RM 38.70, standard RM 26.00. */
export const everyDelivery: CartContents = { saleMilk: 6, marketplaceKopi: 3, standardOnlyRice: 1 }

/** Adds items to the visitor's cart before the shop opens. */
export async function fillCart(server: MockServer, contents: CartContents): Promise<Shopper> {
  const guest = shopper(server)
  await guest.sync()
  for (const [name, quantity] of Object.entries(contents)) {
    const variant = await guest.variantOf(named[name as keyof typeof named])
    const { status, body } = await guest.change(lineOf(variant, quantity))
    if (status !== 200) throw new Error(`${name} could not be added: ${body.error}`)
  }
  return guest
}
