import { afterEach, beforeEach, expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import type { KeptList, ShoppingList } from '../../../../src/contract/entities/shoppingList.ts'
import { becomeCustomer } from '../../customer.ts'
import { openServer, type Shopper, shopper } from '../../shopper.ts'

export interface ListAnswer {
  shoppingList: KeptList
  shoppingLists: ShoppingList[]
  error?: string
  field?: string
  details?: unknown
}

export const milk = `variant-${named.saleMilk}`
export const eggs = `variant-${named.omegaEggs}`

/** The products of a list, with their quantities. */
export const onList = ({ listVariants }: KeptList) =>
  listVariants.map(({ variant, quantity }) => [variant, quantity])

/** Opens a server with the customer `ana` for each test of a file, and the calls that create her lists. */
export function withLists() {
  let server: ReturnType<typeof openServer>
  let ana: Shopper
  beforeEach(async () => {
    server = openServer()
    ana = shopper(server)
    await ana.sync()
    await becomeCustomer(server)
  })
  afterEach(() => {
    expect(server.drifts).toEqual([])
  })
  const create = (body: object) => ana.ask<ListAnswer>('POST', '/api/lists/create', body)
  return {
    get server() {
      return server
    },
    get ana() {
      return ana
    },
    create,
    weekly: async () =>
      (await create({ listName: 'Weekly', listVariant: { variant: milk } })).body.shoppingList,
  }
}
