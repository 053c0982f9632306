import { expect, test } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { buyer } from '../../buyer.ts'
import { openServer, shopper } from '../../shopper.ts'

test('every page tells what changed under the cart, until the shopper has written it as it is', async () => {
  const server = openServer()
  const ana = shopper(server)
  const anas = buyer(ana)
  await ana.sync()
  await anas.put(named.saleMilk, 2)
  const told = async () => (await ana.page('/')).body.data?.cartDifferences
  expect(await told()).toBeUndefined()

  const milk = await ana.goods(named.saleMilk)
  await server.store.write((state) => {
    state.changes[milk._id] = { salePrice: null }
  })
  const dearer = { variantId: milk._id, name: milk.name, kind: 'price', before: 790, after: 950 }
  expect(await told()).toEqual([dearer])
  expect(await told()).toEqual([dearer])

  await anas.put(named.saleMilk, 2)
  expect(await told()).toBeUndefined()
  expect(server.drifts).toEqual([])
})
