import { describe, expect, expectTypeOf } from 'vitest'
import { coupons } from '../../../fixtures/coupons.ts'
import { named } from '../../../fixtures/named.ts'
import { InvalidInput } from '../../../mocks/controls/invalidInput.ts'
import { UnknownName } from '../../../mocks/controls/unknownName.ts'
import type { ShopChange, ShopChangeInput } from '../../../mocks/controls/changeShop.ts'
import { NoSuchStep } from '../../../mocks/controls/orders.ts'
import type { ShopChange as PublicChange } from '../../../mocks/hosts/package/api.ts'
import { permissionOf } from '../../../mocks/state/account/membership.ts'
import { accountOf, visitorOf } from '../../../mocks/state/state.ts'
import type { MockServer } from '../../../mocks/server/mockServer.ts'
import type { DeliveryTime } from '../../../src/contract/entities/checkout.ts'
import { cents } from '../../../src/contract/entities/money.ts'
import { MembershipPermission, OrderStatus } from '../../../src/contract/enumerations.ts'
import { test } from '../../setup/serverTest.ts'
import { lineOf } from '../shopper.ts'

async function accountIn({ store }: MockServer) {
  const state = await store.read()
  const account = accountOf(state, visitorOf(structuredClone(state), 'browser'))
  if (!account) throw new Error('Nobody is signed in')
  return account
}

describe('what is set in the shop', () => {
  test('is the stock of a variant: the last one can be bought, and no more', async ({ controls, ana }) => {
    await controls.set({ stock: { variant: named.saleMilk, available: 1 } })
    const milk = await ana.variantOf(named.saleMilk)
    expect(milk.availableCount).toBe(1)
    expect((await ana.change(lineOf(milk, 2))).status).toBe(409)
    expect((await ana.change(lineOf(milk, 1))).status).toBe(200)
    await controls.set({ stock: { variant: milk._id, available: 0 } })
    const { body } = await ana.ask('GET', '/api/checkout/verify')
    expect(body).toMatchObject({ data: { isValid: false, differences: [{ kind: 'unavailable' }] } })
  })

  test('is a price, and the end of a sale', async ({ controls, ana }) => {
    await controls.set({ price: { variant: named.saleMilk, price: cents(1_000), salePrice: cents(650) } })
    expect(await ana.variantOf(named.saleMilk)).toMatchObject({
      price: 1_000,
      salePrice: 650,
      salePercentage: 35,
    })
    await controls.set({ price: { variant: named.saleMilk, salePrice: null } })
    const ended = await ana.variantOf(named.saleMilk)
    expect([ended.price, ended.salePrice]).toEqual([1_000, undefined])
    expect(ended.product.pdpPromotionCountdownTimer).toBeUndefined()
  })

  test('is the time when a sale ends, which the countdowns show', async ({ server, controls, ana }) => {
    await controls.clock.set('2026-11-21T10:00')
    await controls.set({
      price: { variant: named.regularMilk, salePrice: cents(500), saleEnd: '2026-11-21T10:30' },
    })
    const { salePrice, product } = await ana.variantOf(named.regularMilk)
    expect([salePrice, product.plePromotionCountdownTimer, product.pdpPromotionCountdownTimer]).toEqual([
      500,
      { endDate: '2026-11-21T02:30:00.000Z' },
      { endDate: '2026-11-21T02:30:00.000Z' },
    ])
    server.clock.advance(30 * 60_000)
    const ended = await ana.variantOf(named.regularMilk)
    expect([ended.salePrice, ended.product.pdpPromotionCountdownTimer]).toEqual([undefined, undefined])
    await controls.set({ price: { variant: named.regularMilk, saleEnd: null } })
    expect((await ana.variantOf(named.regularMilk)).salePrice).toBe(500)
    await expect(
      controls.set({ price: { variant: named.regularMilk, saleEnd: 'tomorrow' } }),
    ).rejects.toThrow(InvalidInput)
  })

  test('is not the end of a sale that there is not', async ({ server, controls }) => {
    const { changes } = await server.store.read()
    await expect(
      controls.set({ price: { variant: named.regularMilk, price: cents(990), saleEnd: '2026-12-24T10:00' } }),
    ).rejects.toThrow('price.saleEnd')
    expect((await server.store.read()).changes).toEqual(changes)
  })

  test('is the points, credits and membership of the person', async ({ server, controls, ana }) => {
    await controls.become('returning')
    await controls.set({
      account: { points: 900, credits: cents(1_250), membership: MembershipPermission.ALL_EXCEPT_REDEEM },
    })
    expect(await accountIn(server)).toMatchObject({
      rewardPoints: 900,
      credits: 1_250,
      membership: { permission: 'all except redeem', memberId: 'WAON-700900' },
    })
    expect((await ana.page('/account')).body.data?.user).toMatchObject({
      externalIds: { waon: 'WAON-700900' },
    })
  })

  test('is a membership, and what the person has dismissed stays dismissed', async ({ server, controls }) => {
    await controls.become('returning')
    const before = (await accountIn(server)).membership
    expect(before.isPromptDismissed).toBe(true)
    await controls.set({ account: { membership: MembershipPermission.ALL } })
    await controls.set({ account: { membership: before.permission } })
    expect((await accountIn(server)).membership).toEqual(before)
    await server.store.write(({ accounts }) => {
      for (const { membership } of Object.values(accounts)) membership.isExpiryDismissed = true
    })
    await controls.set({ account: { membership: MembershipPermission.NONE } })
    expect((await accountIn(server)).membership).toMatchObject({ isExpiryDismissed: true })
  })

  test('is a membership at once, also while the confirmation of a card is pending', async ({
    server,
    controls,
  }) => {
    await controls.become('returning')
    await server.store.write(({ accounts }) => {
      for (const { membership } of Object.values(accounts))
        membership.confirmedAt = server.clock.now() + 60_000
    })
    await controls.set({ account: { membership: MembershipPermission.NONE } })
    await controls.clock.advance(60_000)
    expect(permissionOf(await accountIn(server), server.clock.now())).toBe(MembershipPermission.NONE)
  })

  test('is a role in a business', async ({ server, controls }) => {
    await controls.become('cart-editor')
    await controls.set({ account: { role: 4 } })
    expect((await accountIn(server)).business?.role).toBe(4)
  })

  test('is the state of a coupon', async ({ server, controls }) => {
    const [id = ''] = Object.values(coupons).map((row) => row.id)
    await controls.become('returning')
    await controls.set({ coupon: { id, status: 'redeemed' } })
    expect((await accountIn(server)).coupons.redeemed).toContain(id)
    await controls.set({ coupon: { id, status: 'available' } })
    const { clipped, redeemed } = (await accountIn(server)).coupons
    expect([...clipped, ...redeemed]).not.toContain(id)
  })

  test('is the capacity of a delivery slot', async ({ controls, ana, anas }) => {
    await anas.put(named.saleMilk, 3)
    const times = async () =>
      (await ana.ask<{ deliveryTimes: DeliveryTime[] }>('GET', '/api/express-delivery-times')).body
        .deliveryTimes
    const free = (await times()).find(({ isAvailable }) => isAvailable)
    await controls.set({ slot: { id: free?._id ?? '', left: 0 } })
    expect((await times()).find(({ _id }) => _id === free?._id)).toMatchObject({ isAvailable: false })
  })

  test('is a quantity in the cart, also one that cannot be bought', async ({ controls, ana }) => {
    await controls.set({ cart: { variant: named.saleMilk, quantity: 500 } })
    expect((await ana.sync()).cartVariants).toMatchObject([{ quantity: 500 }])
    await controls.set({ cart: { variant: named.saleMilk, quantity: 0 } })
    expect((await ana.sync()).cartVariants).toEqual([])
  })

  test('is the status of an order', async ({ controls }) => {
    await controls.become('returning')
    const open = (await controls.orders()).find(({ next }) => next !== null)
    if (!open?.next) throw new Error('No order is on its way')
    await controls.set({ order: { gid: open.gid, status: open.next.status } })
    const { status } = (await controls.orders()).find(({ gid }) => gid === open.gid) ?? {}
    expect(status).toBe(open.next.status)
  })

  test('is undone by the snapshot', async ({ controls, ana }) => {
    const before = (await ana.variantOf(named.saleMilk)).availableCount
    const { id } = await controls.set({ stock: { variant: named.saleMilk, available: 1 } })
    await controls.snapshots.restore(id)
    expect((await ana.variantOf(named.saleMilk)).availableCount).toBe(before)
  })
})

describe('a change that is refused changes nothing', () => {
  const refused: [string, object, string][] = [
    ['an unknown name', { stok: {} }, 'one of stock, price'],
    ['an unknown variant', { stock: { variant: '1', available: 1 } }, 'the id or gid of a variant'],
    ['a negative stock', { stock: { variant: named.saleMilk, available: -1 } }, 'at least 0'],
    [
      'an unknown warehouse',
      { stock: { variant: named.saleMilk, available: 1, warehouse: 'moon' } },
      'a warehouse of the variant: kl-express',
    ],
    ['half a sen', { price: { variant: named.saleMilk, price: 0.5 } }, 'a whole number'],
    ['points of a guest', { account: { points: 1 } }, 'a person who is signed in'],
    ['another membership', { account: { membership: 'gold' } }, '"all"'],
    ['no slot', { slot: { id: 'tomorrow', left: 1 } }, 'a slot such as'],
  ]
  test.for(refused)('%s', async ([, change, expected], { server, controls }) => {
    const before = structuredClone(await server.store.read())
    const asked = { cart: { variant: named.saleMilk, quantity: 1 }, ...change } as ShopChange
    const error: unknown = await controls.set(asked).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(InvalidInput)
    expect((error as InvalidInput).expected).toContain(expected)
    expect(await server.store.read()).toEqual(before)
  })

  test('an unknown order', async ({ server, controls }) => {
    const change = { cart: { variant: named.saleMilk, quantity: 1 }, order: { gid: '1' } }
    await expect(controls.set(change)).rejects.toThrow(UnknownName)
    expect((await server.store.read()).visitors['browser']?.guest.cart.lines ?? []).toEqual([])
  })

  test('a known order with an unknown variant: the clock stays', async ({ server, controls }) => {
    await controls.become('member-active')
    const [open] = await controls.orders()
    if (!open) throw new Error('No order is on its way')
    await controls.clock.freeze()
    const before = structuredClone(await server.store.read())
    const order = { gid: open.gid, status: OrderStatus.CANCELLED }
    await expect(controls.set({ order, stock: { variant: '1', available: 1 } })).rejects.toThrow(InvalidInput)
    expect(await server.store.read()).toEqual(before)
    expect(server.clock.setting()).toEqual(before.clock)
  })

  test('a known variant with a status that the order cannot reach', async ({ server, controls }) => {
    await controls.become('member-active')
    const [open] = await controls.orders()
    if (!open) throw new Error('No order is on its way')
    const before = structuredClone(await server.store.read())
    const order = { gid: open.gid, status: OrderStatus.SHIPPED }
    const stock = { variant: named.saleMilk, available: 1 }
    await expect(controls.set({ order, stock })).rejects.toThrow(NoSuchStep)
    expect(await server.store.read()).toEqual(before)
  })
})

test('the package declares for a change what the shop accepts', () => {
  expectTypeOf<PublicChange>().toEqualTypeOf<ShopChangeInput>()
})
