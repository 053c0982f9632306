import { expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import type { ListingEntry } from '../../../../src/contract/entities/product/listingEntry.ts'
import { test } from '../../../setup/serverTest.ts'
import { shopper } from '../../shopper.ts'

const path = '/api/quick-order/skus'

interface Found {
  data: { items: { sku: string; entry: ListingEntry }[] }
}

test('article numbers find their items, each once, in any case, and unknown ones are left out', async ({
  server,
}) => {
  const guest = shopper(server)
  await guest.sync()
  const milk = `PSR-${named.saleMilk}`
  const eggs = `PSR-${named.omegaEggs}`
  const skus = [eggs, milk.toLowerCase(), milk, 'PSR-1', 'XYZ', `ABC-${named.saleMilk}`]
  const { body } = await guest.ask<Found>('POST', path, { skus })
  expect(body.data.items.map(({ sku, entry }) => [sku, entry.variant.gid])).toEqual([
    [eggs, named.omegaEggs],
    [milk, named.saleMilk],
  ])
})

test.for([
  ['none', []],
  ['201', Array.from({ length: 201 }, (_, index) => `PSR-${index}`)],
  ['one of 41 characters', ['A'.repeat(41)]],
] as const)('%s: 400', async ([, skus], { server }) => {
  const guest = shopper(server)
  await guest.sync()
  expect((await guest.ask('POST', path, { skus })).status).toBe(400)
})
