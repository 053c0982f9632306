import { describe, expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { demoPassword, people, type PersonKey } from '../../../../fixtures/people.ts'
import { visitorOf } from '../../../../mocks/state/state.ts'
import { accountNow, persona } from '../../persona.ts'
import { buyer } from '../../buyer.ts'
import { lineOf, type Shopper } from '../../shopper.ts'
import { logIn, type Welcome } from './authCalls.ts'
import { test } from '../../../setup/serverTest.ts'

const linesOf = ({ data }: Welcome) =>
  data.cart.cartVariants.map(({ variant, quantity }) => [variant.gid, quantity])
const put = async (person: Shopper, gid: string, quantity: number) =>
  person.change(lineOf(await person.variantOf(gid), quantity), { ageGateAccepted: true })
const login = (ana: Shopper, loginData: object) => ana.ask<Welcome>('POST', '/api/login', { loginData })

describe('logging in', () => {
  const withPassword = (Object.keys(people) as PersonKey[]).filter((key) => !('hasNoPassword' in people[key]))

  test.for(withPassword)('%s has the password of the documentation', async (key, { ana }) => {
    const { status, body } = await logIn(ana, key)
    expect(status).toBe(200)
    expect(body.data.user).toMatchObject({ email: people[key].email, name: people[key].name })
  })

  test('an email is compared without case and surrounding spaces', async ({ ana }) => {
    expect((await login(ana, { email: ' WeiLing.Lim@Rumah.example ', password: demoPassword })).status).toBe(
      200,
    )
  })

  test.for([
    ['another password', { email: people.returningCustomer.email, password: 'pasar-2026' }, 55],
    ['no password', { email: people.returningCustomer.email }, 55],
    ['an unknown e-mail', { email: 'nobody@rumah.example', password: demoPassword }, 55],
    ['an account without a password', { email: people.googleOnlyCustomer.email, password: demoPassword }, 55],
    ['another password in Vietnam', { email: people.vietnamRealm.email, password: 'pasar-2026' }, 5],
    [
      'another person’s Google account',
      { email: people.returningCustomer.email, google: { userId: people.googleCustomer.google } },
      55,
    ],
  ] as const)('%s is refused with code %3$s', async ([, loginData, errorCode], { server, ana }) => {
    const before = (await server.store.read()).visitors
    expect(await login(ana, loginData)).toMatchObject({ status: 422, body: { errorCode } })
    expect((await server.store.read()).visitors).toEqual(before)
  })

  test.for([
    ['google', people.googleOnlyCustomer],
    ['facebook', people.facebookCustomer],
    ['apple', people.facebookCustomer],
  ] as const)(
    'a linked %s account replaces the password',
    async ([kind, { email, ...person }], { server, ana }) => {
      const userId = Reflect.get(person, kind) as string
      expect((await login(ana, { email, [kind]: { userId } })).status).toBe(200)
      await ana.sync()
      await ana.ask('POST', '/api/logout')
      await ana.sync()
      server.config = {
        ...server.config,
        features: { ...server.config.features, [`${kind}Login`]: false },
      }
      expect(await login(ana, { email, [kind]: { userId } })).toMatchObject({ body: { errorCode: 55 } })
    },
  )
})

describe('a guest’s data that moves into the account', () => {
  test('the cart: items of the guest are added, items of both are not doubled', async ({ server, ana }) => {
    const weiLing = await persona(server, 'returningCustomer')
    await put(weiLing, named.saleMilk, 2)
    await put(weiLing, named.omegaEggs, 1)
    await put(ana, named.saleMilk, 3)
    await put(ana, named.spinach, 1)
    const { body } = await logIn(ana, 'returningCustomer')
    expect(linesOf(body)).toEqual([
      [named.saleMilk, 3],
      [named.omegaEggs, 1],
      [named.spinach, 1],
    ])
    expect(body.data.cartDifferences).toEqual([])
    expect(linesOf({ data: { ...body.data, cart: await ana.sync() } })).toEqual(linesOf(body))
  })

  test('quantities beyond the stock are cut, and reported', async ({ ana }) => {
    await put(ana, named.maximumTwoEggs, 2)
    const eggs = await ana.variantOf(named.maximumTwoEggs)
    const item = { ...lineOf(eggs, 5) }
    const { body } = await logIn(ana, 'returningCustomer', demoPassword, [item])
    expect(linesOf(body)).toEqual([[named.maximumTwoEggs, 2]])
    expect(body.data.cartDifferences).toEqual([
      { variantId: eggs._id, name: eggs.name, kind: 'quantity', before: 5, after: 2 },
    ])
  })

  test('unavailable items are left out, and reported', async ({ server, ana }) => {
    await put(ana, named.spinach, 2)
    const spinach = await ana.variantOf(named.spinach)
    await server.store.write((state) => {
      state.changes[spinach._id] = { state: 0 }
    })
    const { body } = await logIn(ana, 'returningCustomer')
    expect(linesOf(body)).toEqual([])
    expect(body.data.cartDifferences).toMatchObject([{ kind: 'unavailable', before: 2, after: 0 }])
  })

  test('sample items, but no beer before the age gate', async ({ ana }) => {
    const milk = await ana.variantOf(named.saleMilk)
    const beer = await ana.variantOf(named.ageGatedBeer)
    const { body } = await logIn(ana, 'returningCustomer', demoPassword, [lineOf(milk, 2), lineOf(beer, 1)])
    expect(linesOf(body)).toEqual([[named.saleMilk, 2]])
    expect(body.data.cartDifferences).toMatchObject([{ variantId: beer._id, kind: 'unavailable' }])
  })

  test('a confirmed age, and beer with it', async ({ ana }) => {
    await put(ana, named.ageGatedBeer, 1)
    expect(linesOf((await logIn(ana, 'returningCustomer')).body)).toEqual([[named.ageGatedBeer, 1]])
  })

  test('the location', async ({ server, ana }) => {
    await server.store.write((state) => {
      const { guest } = visitorOf(state, 'browser')
      guest.postalCode = '10250'
      guest.isLocationCaptured = true
    })
    await logIn(ana, 'firstOrderCustomer')
    const { shopper: nurul } = await accountNow(server, 'firstOrderCustomer')
    expect(nurul.postalCode).toBe('10250')
    expect((await ana.page('/')).body.data?.base?.postalCode).toBe('10250')
  })

  test('the location, which leaves the account’s chosen address elsewhere', async ({ server, ana }) => {
    const selectionNow = async () => (await buyer(ana).checkout()).selection
    // Her default address is in Kuala Lumpur, 55100.
    await persona(server, 'returningCustomer')
    const home = (await accountNow(server, 'returningCustomer')).shopper.addresses[0]
    await ana.ask('PUT', '/api/location', { postalCode: '55100' })
    await logIn(ana, 'returningCustomer')
    expect((await selectionNow()).addressId).toBe(home?._id)
    await ana.ask('POST', '/api/logout')
    await ana.sync()
    await ana.ask('PUT', '/api/location', { postalCode: '88000' })
    await logIn(ana, 'returningCustomer')
    expect((await selectionNow()).addressId).toBeUndefined()
    expect((await ana.page('/')).body.data?.location?.postalCode).toBe('88000')
  })

  test('requests, survey answers and dismissals', async ({ ana }) => {
    const palletPayload = {
      firstName: 'Ana',
      lastName: 'Lim',
      email: 'ana@kedai.example',
      phoneNumber: '0123456789',
      postalCode: '50450',
      items: [{ variantId: `variant-${named.saleMilk}`, pallets: 2 }],
    }
    const answers = [{ questionId: 'freshness-wish', answer: 'The kangkung' }]
    const surveyResults = { surveyId: 'survey-freshness', answers }
    await ana.ask('POST', '/api/submit-pallet-quote-request', { palletPayload })
    await ana.ask('POST', '/api/survey-results', { surveyResults })
    await ana.ask('PUT', '/api/product/hide-banner', { bannerId: 'top-pallets' })
    await ana.ask('POST', '/api/games/dismiss', { gameId: 'game-market-wheel' })
    await ana.ask('GET', '/api/account/newsfeed')
    const { quotes } = (await ana.page('/bulk-purchase')).body.data?.bulkPurchase ?? {}
    expect(quotes).toHaveLength(1)
    await logIn(ana, 'firstOrderCustomer')
    const { bulkPurchase, base } = (await ana.page('/bulk-purchase')).body.data ?? {}
    expect(bulkPurchase?.quotes).toEqual(quotes)
    expect(base?.topBanners.map(({ _id }) => _id)).toEqual(['top-festive-hours'])
    expect(await ana.ask('POST', '/api/survey-results', { surveyResults })).toMatchObject({ status: 409 })
    expect((await ana.ask('GET', '/api/games/results?cta=market-wheel')).body).toMatchObject({
      data: { game: { isDismissed: true } },
    })
    expect((await ana.ask('GET', '/api/account/newsfeed/time')).body).toMatchObject({
      data: { unreadCount: 0 },
    })
  })

  test('an account keeps its location if its guest chose none', async ({ server, ana }) => {
    const before = (await persona(server, 'returningCustomer'), await accountNow(server, 'returningCustomer'))
    await logIn(ana, 'returningCustomer')
    expect((await accountNow(server, 'returningCustomer')).shopper.postalCode).toBe(before.shopper.postalCode)
  })

  test('an order with the same email; another’s stays with the browser', async ({ server, ana }) => {
    const anas = buyer(ana)
    const order = async (email: string, key: string) => {
      const cartId = await anas.readyToOrder()
      await anas.telephone('0123456789', email)
      return (await anas.place(cartId, key)).body.data.order.gid
    }
    const theirs = await order(people.firstOrderCustomer.email.toUpperCase(), 'key-0001')
    const others = await order('ben@rumah.example', 'key-0002')
    await logIn(ana, 'firstOrderCustomer')
    const gids = (await accountNow(server, 'firstOrderCustomer')).shopper.orders.map(({ gid }) => gid)
    expect(gids).toEqual([theirs])
    await ana.ask('POST', '/api/logout')
    expect((await ana.ask('GET', `/api/order/${others}`)).status).toBe(200)
    expect((await ana.ask('GET', `/api/order/${theirs}`)).status).toBe(404)
  })
})

describe('the name', () => {
  test('is set by the account’s owner', async ({ server }) => {
    const weiLing = await persona(server, 'returningCustomer')
    const named2 = { firstName: ' Wei ', lastName: 'Lim-Tan' }
    expect(await weiLing.ask('PUT', '/api/current_user/name', named2)).toMatchObject({
      status: 200,
      body: { data: { user: { name: { first: 'Wei', last: 'Lim-Tan' } } } },
    })
    expect((await weiLing.page('/')).body.data?.user).toMatchObject({ name: { first: 'Wei' } })
  })

  test('cannot be empty', async ({ server }) => {
    const weiLing = await persona(server, 'returningCustomer')
    expect(
      await weiLing.ask('PUT', '/api/current_user/name', { firstName: '  ', lastName: 'Lim' }),
    ).toMatchObject({ status: 400, body: { field: 'firstName', expected: 'some text' } })
  })
})
