import { expect, test } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { buyer } from '../../buyer.ts'
import { openServer, shopper } from '../../shopper.ts'

test('every page reports changes of the cart, until the shopper has confirmed them', async () => {
  const server = openServer()
  const ana = shopper(server)
  const anas = buyer(ana)
  await ana.sync()
  await anas.put(named.saleMilk, 2)
  const differences = async () => (await ana.page('/')).body.data?.cartDifferences
  expect(await differences()).toBeUndefined()

  const milk = await ana.variantOf(named.saleMilk)
  await server.store.write((state) => {
    state.changes[milk._id] = { salePrice: null }
  })
  const dearer = { variantId: milk._id, name: milk.name, kind: 'price', before: 790, after: 950 }
  expect(await differences()).toEqual([dearer])
  expect(await differences()).toEqual([dearer])

  await anas.put(named.saleMilk, 2)
  expect(await differences()).toBeUndefined()
  expect(server.drifts).toEqual([])
})
