import { describe, expect } from 'vitest'
import type { SavedAddress } from '../../../../src/contract/entities/account/address.ts'
import type { CheckoutInfo } from '../../../../src/contract/entities/checkout.ts'
import { buyer, home } from '../../buyer.ts'
import { persona } from '../../persona.ts'
import { type Shopper, shopper } from '../../shopper.ts'
import { test } from '../../../setup/serverTest.ts'

interface Book {
  addresses: SavedAddress[]
  defaultAddressId?: string
}

const shop = { ...home, businessName: 'Kopitiam Makmur Sdn Bhd', postalCode: '50000' }
const bookOf = async (person: Shopper) => (await person.ask<Book>('GET', '/api/addresses')).body
const postalCodes = ({ addresses }: Book) => addresses.map(({ postalCode }) => postalCode)

describe('a guest', () => {
  let ana: Shopper

  test.beforeEach(async ({ server }) => {
    ana = shopper(server)
    await ana.sync()
  })

  test('has the first address as the default, even without requesting it', async () => {
    await ana.ask('POST', '/api/address', { address: home, setAsDefaultAddress: false })
    await ana.ask('POST', '/api/address', {
      address: { ...home, postalCode: '50000' },
      setAsDefaultAddress: false,
    })
    const { addresses, defaultAddressId } = await bookOf(ana)
    expect(defaultAddressId).toBe(addresses[0]?._id)
    expect(addresses.map(({ isDefault }) => isDefault)).toEqual([true, false])
  })

  test('can request the list with another default, and nothing changes', async () => {
    await ana.ask('POST', '/api/address', { address: home })
    await ana.ask('POST', '/api/address', { address: { ...home, postalCode: '50000' } })
    const { addresses } = await bookOf(ana)
    const other = addresses[0]?._id
    const asked = await ana.ask<Book>('GET', `/api/addresses?defaultAddressInfoId=${other}`)
    expect(asked.body.defaultAddressId).toBe(other)
    expect(asked.body.addresses.map(({ isDefault }) => isDefault)).toEqual([true, false])
    expect((await bookOf(ana)).defaultAddressId).toBe(addresses[1]?._id)
  })

  test('without the default, the newest is the default, and nothing is selected', async () => {
    for (const postalCode of ['50450', '50000', '47500']) {
      await ana.ask('POST', '/api/address', { address: { ...home, postalCode } })
    }
    const { defaultAddressId } = await bookOf(ana)
    const { body } = await ana.ask<{ data: Book }>('DELETE', `/api/address/${defaultAddressId}`)
    expect(postalCodes(body.data)).toEqual(['50450', '50000'])
    expect(body.data.defaultAddressId).toBe(body.data.addresses[1]?._id)
    expect((await buyer(ana).checkout()).selection.addressId).toBeUndefined()
  })

  test('is served at the default address', async () => {
    await ana.ask('POST', '/api/address', { address: { ...home, postalCode: '47500' } })
    expect((await ana.page('/')).body.data?.location).toMatchObject({
      postalCode: '47500',
      locationCaptured: true,
    })
  })

  test.each(['5045', 'abcde', '1234567'])('a postcode %s is invalid: 400', async (postalCode) => {
    const { status, body } = await ana.ask('PUT', '/api/location', { postalCode })
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { errorCode: 'bad_body', field: 'postalCode' },
    })
  })
})

test.for([
  ['state', 'Narnia', /^one of Johor, Kedah, .*, Terengganu$/],
  ['country', 'ZZ', /^Malaysia$/],
] as const)('an unknown %s is refused with what is known', async ([field, text, expected], { server }) => {
  const ana = shopper(server)
  await ana.sync()
  const { status, body } = await ana.ask<{ field: string; expected: string }>('POST', '/api/address', {
    address: { ...home, [field]: text },
  })
  expect([status, body.field]).toEqual([400, `address.${field}`])
  expect(body.expected).toMatch(expected)
  expect((await bookOf(ana)).addresses).toEqual([])
})

describe('a business', () => {
  test('has an address that a manager adds under its name, for all of its members', async ({ server }) => {
    const siti = await persona(server, 'businessAdmin')
    const { body } = await siti.ask<{ addressCreationResult: { address: SavedAddress } }>(
      'POST',
      '/api/address',
      {
        address: shop,
        setAsDefaultAddress: false,
      },
    )
    expect(body.addressCreationResult.address).toMatchObject({ accountScope: 1, isDefault: false })
    const kavitha = await persona(server, 'businessMember')
    expect(postalCodes(await bookOf(kavitha))).toEqual(['50470', '59100', '50000'])
  })

  test('does not have an address that a member adds: it is the member’s own', async ({ server }) => {
    const kavitha = await persona(server, 'businessMember')
    await kavitha.ask('POST', '/api/address', { address: shop })
    const hafiz = await persona(server, 'businessOwner')
    expect(postalCodes(await bookOf(hafiz))).not.toContain('50000')
    expect((await bookOf(kavitha)).addresses[0]).toMatchObject({ accountScope: 0, postalCode: '50000' })
  })

  test('has one default, besides each member’s own', async ({ server }) => {
    const hafiz = await persona(server, 'businessOwner')
    const store = (await bookOf(hafiz)).addresses.find(({ postalCode }) => postalCode === '59100')
    const { body } = await hafiz.ask<{ data: { checkout: CheckoutInfo } }>('PUT', '/api/default_address', {
      id: store?._id,
      accountScope: 1,
    })
    expect(body.data.checkout.defaultShippingAddress).toBe(store?._id)
    expect(body.data.checkout.selection.addressId).toBe(store?._id)
    const { addresses } = await bookOf(hafiz)
    expect(addresses.filter(({ isDefault }) => isDefault).map(({ postalCode }) => postalCode)).toEqual([
      '59000',
      '59100',
    ])
    const kavitha = await persona(server, 'businessMember')
    expect((await bookOf(kavitha)).defaultAddressId).toBe(store?._id)
  })

  test('is used for one order without becoming the default, also for members who may not change it', async ({
    server,
  }) => {
    const kavitha = await persona(server, 'businessMember')
    const before = await bookOf(kavitha)
    const store = before.addresses.find(({ postalCode }) => postalCode === '59100')
    const { status, body } = await kavitha.ask<{ data: { checkout: CheckoutInfo } }>(
      'PUT',
      '/api/default_address',
      { id: store?._id, accountScope: 1, changed: false },
    )
    expect(status).toBe(200)
    expect(body.data.checkout.selection.addressId).toBe(store?._id)
    expect(body.data.checkout.defaultShippingAddress).toBe(before.defaultAddressId)
    expect(await bookOf(kavitha)).toEqual(before)
  })

  test('a business’s address cannot be a personal default: 404', async ({ server }) => {
    const hafiz = await persona(server, 'businessOwner')
    const store = (await bookOf(hafiz)).addresses.find(({ accountScope }) => accountScope === 1)
    expect((await hafiz.ask('PUT', '/api/default_address', { id: store?._id, accountScope: 0 })).status).toBe(
      404,
    )
  })

  test('protects its addresses from members without the permission, and nothing is changed', async ({
    server,
  }) => {
    const kavitha = await persona(server, 'businessMember')
    const before = await bookOf(kavitha)
    const { status } = await kavitha.ask('DELETE', `/api/address/${before.addresses[0]?._id}`)
    expect(status).toBe(403)
    expect(await bookOf(kavitha)).toEqual(before)
  })
})

test('another shopper’s address is not found', async ({ server }) => {
  const weiLing = await persona(server, 'returningCustomer')
  const { addresses } = await bookOf(weiLing)
  const nurul = await persona(server, 'firstOrderCustomer')
  expect((await nurul.ask('DELETE', `/api/address/${addresses[0]?._id}`)).status).toBe(404)
  expect((await bookOf(weiLing)).addresses).toHaveLength(2)
})
