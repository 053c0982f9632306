import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { cents } from '../../src/contract/entities/money.ts'
import { surveyRows } from '../../fixtures/engagement/surveys.ts'
import type { NewsfeedStory } from '../../src/contract/entities/newsfeed.ts'
import type { PalletQuote } from '../../src/contract/entities/palletQuote.ts'
import type { StartupInterstitial } from '../../src/contract/entities/interstitial.ts'
import { ClientViewType } from '../../src/contract/enumerations.ts'
import { accountOf, shopperOf, visitorOf } from '../../mocks/shop/state.ts'
import { stockKey } from '../../mocks/shop/shelf.ts'
import { becomeCustomer } from './customer.ts'
import { buyer } from './buyer.ts'
import { openServer, type Shopper, shopper } from './shopper.ts'

const HOUR = 3_600_000
let server: ReturnType<typeof openServer>
let ana: Shopper

beforeEach(async () => {
  server = openServer()
  ana = shopper(server)
  await ana.sync()
})
afterEach(() => {
  expect(server.drifts).toEqual([])
})

/** Ana opens an account, stays logged in for a year, and gets her new token. */
async function become(): Promise<string> {
  const id = await becomeCustomer(server)
  await server.keeper.write((state) => {
    const { session } = visitorOf(state, 'browser')
    if (session) session.expiresAt += 365 * 24 * 3_600_000
  })
  await ana.sync()
  return id
}

const engagement = async (visitor = 'browser') => {
  const state = await server.keeper.read()
  const known = visitorOf(state, visitor)
  return shopperOf(known, accountOf(state, known)).engagement
}
const outbox = async () => (await server.keeper.read()).outbox

describe('a request for pallets', () => {
  const payload = {
    firstName: 'Ana',
    lastName: 'Lim',
    email: 'ana@kedai.example',
    phoneNumber: '012-345 6789',
    companyName: 'Kedai Ana',
    postalCode: '50450',
    items: [{ variantId: `variant-${named.saleMilk}`, pallets: 2 }],
  }
  const ask = (more: object = {}) =>
    ana.ask<{ data: { quote: PalletQuote }; error?: string; field?: string; errorCode?: unknown }>(
      'POST',
      '/api/submit-pallet-quote-request',
      { palletPayload: { ...payload, ...more } },
    )

  test('is kept, and has its price a working day later', async () => {
    const { quote } = (await ask()).body.data
    expect(quote).toMatchObject({ status: 'received', items: [{ pallets: 2, units: 480 }] })
    expect(quote.total).toBeUndefined()
    const { palletQuotes } = await engagement()
    expect(palletQuotes).toMatchObject([{ number: quote.number, payload: { email: 'ana@kedai.example' } }])
    // The shop opens on a Saturday: Monday it is, and the milk's sale has ended. RM 9.50 × 480, less 8 %.
    server.clock.advance(53 * HOUR)
    const { data } = (await ana.page('/bulk-purchase')).body
    expect(data?.bulkPurchase?.quotes).toMatchObject([
      { number: quote.number, status: 'quoted', total: 419_520 },
    ])
  })

  test.each([
    ['a telephone number that is too short', { phoneNumber: '12345' }, 400, 'palletPayload.phoneNumber'],
    ['no postal code', { postalCode: 'abc' }, 400, 'palletPayload.postalCode'],
    ['no e-mail address', { email: 'ana' }, 400, 'palletPayload.email'],
    ['nothing asked for', { items: [] }, 400, 'palletPayload.items'],
    ['half a pallet', { items: [{ variantId: 'v', pallets: 0.5 }] }, 400, 'palletPayload.items.0.pallets'],
    [
      'goods nobody knows',
      { items: [{ variantId: 'v', pallets: 1 }] },
      404,
      'palletPayload.items.0.variantId',
    ],
  ])('%s is refused and nothing is kept', async (_, more, status, field) => {
    const answer = await ask(more)
    expect(answer).toMatchObject({ status, body: { field } })
    expect((await engagement()).palletQuotes).toEqual([])
  })

  test('where the shop does not go, a business hears so: 585', async () => {
    expect(await ask({ postalCode: '87000' })).toMatchObject({ status: 422, body: { errorCode: 585 } })
  })
})

describe('back in stock', () => {
  const wish = (variantId: string, warehouseId: string) =>
    ana.ask<{ error?: string; data?: object }>('POST', '/api/product/notify-when-instock', {
      variantId,
      warehouseId,
    })
  const sardines = async () => {
    const { _id, inventory } = await ana.goods(named.outOfStockSardines)
    return { id: _id, warehouse: inventory[0]?.warehouse._id ?? '' }
  }

  test('a guest is asked to log in', async () => {
    const { id, warehouse } = await sardines()
    expect(await wish(id, warehouse)).toMatchObject({ status: 401, body: { error: 'unauthorized' } })
  })

  test('a message comes when there are some again, once, and stands in the newsfeed', async () => {
    await become()
    const { id, warehouse } = await sardines()
    expect((await wish(id, warehouse)).status).toBe(200)
    await wish(id, warehouse)
    expect((await engagement()).restockNotices).toHaveLength(1)
    expect(await outbox()).toEqual([])
    server.clock.advance(HOUR)
    await server.keeper.write((state) => {
      state.sold[stockKey(id, warehouse)] = -5
    })
    const { slug } = await ana.goods(named.outOfStockSardines)
    expect(await outbox()).toEqual([
      {
        at: server.clock.now(),
        to: 'browser@pasar.example',
        kind: 'backInStock',
        content: `/product/${named.outOfStockSardines}/${slug}`,
      },
    ])
    expect((await engagement()).restockNotices).toEqual([])
    await ana.ask('POST', '/api/games/dismiss')
    expect(await outbox()).toHaveLength(1)
    const { stories } = (
      await ana.ask<{ data: { stories: NewsfeedStory[] } }>('GET', '/api/account/newsfeed')
    ).body.data
    expect(stories[0]).toMatchObject({ kind: 'backInStock', isNew: true })
  })

  test('goods that are there, gone for good, kept quiet or sold elsewhere have no notice', async () => {
    await become()
    const at = async (gid: string) => {
      const { _id, inventory } = await ana.goods(gid)
      return wish(_id, inventory[0]?.warehouse._id ?? '')
    }
    expect(await at(named.saleMilk)).toMatchObject({ status: 409, body: { error: 'in_stock' } })
    expect(await at(named.discontinuedBiscuit)).toMatchObject({
      status: 409,
      body: { error: 'not_available' },
    })
    expect(await at(named.excludedFromNoticeLobster)).toMatchObject({
      status: 409,
      body: { error: 'notice_excluded' },
    })
    expect(await wish('variant-of-nobody', 'kl-express')).toMatchObject({
      status: 404,
      body: { field: 'variantId' },
    })
    expect(await wish((await sardines()).id, 'moon')).toMatchObject({
      status: 404,
      body: { field: 'warehouseId' },
    })
    expect((await engagement()).restockNotices).toEqual([])
  })
})

describe('the newsfeed', () => {
  const time = async () =>
    (await ana.ask<{ data: { time: string; unreadCount: number } }>('GET', '/api/account/newsfeed/time')).body
      .data
  const stories = async () =>
    (await ana.ask<{ data: { stories: NewsfeedStory[] } }>('GET', '/api/account/newsfeed')).body.data.stories

  test('counts what is new until it has been looked at; more comes as time goes by', async () => {
    expect(await time()).toEqual({ time: '2026-11-20T21:00:00.000Z', unreadCount: 4 })
    const first = await stories()
    expect(first.map(({ isNew }) => isNew)).toEqual([true, true, true, true])
    expect(first.map(({ publishedAt }) => publishedAt)).toEqual(
      first
        .map(({ publishedAt }) => publishedAt)
        .toSorted()
        .toReversed(),
    )
    expect((await time()).unreadCount).toBe(0)
    expect((await stories()).some(({ isNew }) => isNew)).toBe(false)
    server.clock.advance(7 * HOUR)
    expect(await time()).toEqual({ time: '2026-11-21T06:00:00.000Z', unreadCount: 1 })
    expect((await stories())[0]).toMatchObject({ _id: 'story-kembung', isNew: true })
  })

  test('each shopper has seen their own', async () => {
    await stories()
    const ben = shopper(server, 'ben')
    await ben.sync()
    const answer = await ben.ask<{ data: { unreadCount: number } }>('GET', '/api/account/newsfeed/time')
    expect(answer.body.data.unreadCount).toBe(4)
  })

  test('its links lead to pages', async () => {
    server.clock.advance(72 * HOUR)
    const paths = (await stories()).flatMap(({ action }) => {
      const [reference] = action?.references ?? []
      if (action?.url) return [action.url]
      return action?.entityType === 1 ? [`/product/${reference?.gid}/${reference?.slug}`] : []
    })
    const answers = await Promise.all(paths.map((path) => ana.page(path)))
    expect(paths.length).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  })
})

describe('the band above every page', () => {
  const shown = async () =>
    ((await ana.page('/cart')).body.data?.base?.topBanners ?? []).map(({ _id }) => _id)

  test('loses a banner that is hidden, or all', async () => {
    expect(await shown()).toEqual(['top-festive-hours', 'top-pallets'])
    await ana.ask('PUT', '/api/product/hide-banner', { bannerId: 'top-pallets' })
    expect(await shown()).toEqual(['top-festive-hours'])
    expect((await ana.ask('PUT', '/api/product/hide-banner')).body).toEqual({
      data: { hiddenBanners: ['top-pallets', 'top-festive-hours'] },
    })
    expect(await shown()).toEqual([])
    expect((await ana.ask('PUT', '/api/product/hide-banner', { bannerId: 'none' })).status).toBe(404)
  })
})

describe('interstitials', () => {
  const shown = async () =>
    (await ana.ask<{ data: { interstitials: StartupInterstitial[] } }>('GET', '/api/interstitial')).body.data
      .interstitials

  test('a guest sees none', async () => {
    expect(await shown()).toEqual([])
  })

  test('a customer sees a welcome, after the first order a product carousel', async () => {
    await become()
    expect(await shown()).toMatchObject([{ interstitialActionType: 1, interstitialWebTemplateType: 0 }])
    const anas = buyer(ana)
    const placed = await anas.place(await anas.readyToOrder())
    expect(placed.status).toBe(200)
    const [carousel] = await shown()
    expect(carousel).toMatchObject({ interstitialActionType: 1, interstitialWebTemplateType: 3 })
    expect(carousel?.products?.length).toBeGreaterThan(5)
  })

  test('a business is led elsewhere once, and not at all where it does not want to be', async () => {
    const id = await become()
    const setUp = (bannerInterstitialsEnabled: boolean) =>
      server.keeper.write((state) => {
        const account = state.accounts[id]
        if (!account) return
        account.clientViewType = ClientViewType.BUSINESS
        account.business = { organizationId: 'shop', role: 1 }
        state.organizations['shop'] = {
          invites: [],
          _id: 'shop',
          addresses: [],
          account: {
            isEnabled: true,
            name: 'Kedai Ana',
            excludeAllItems: false,
            promoCodeEnabled: false,
            rewardEnabled: false,
            creditEnabled: false,
            invoice: {
              enabled: false,
              creditLimit: cents(0),
              currentOutstanding: cents(0),
            },
            achDirectDebitEnabled: false,
            defaultPaymentEnabled: false,
            bannerInterstitialsEnabled,
          },
        }
      })
    await setUp(false)
    expect(await shown()).toEqual([])
    await setUp(true)
    expect(await shown()).toMatchObject([{ interstitialActionType: 0, action: { url: '/bulk-purchase' } }])
    expect(await shown()).toEqual([])
  })
})

describe('a survey', () => {
  const { freshness, bags } = surveyRows
  const answers = [
    { questionId: 'freshness-greens', answer: 'Good' },
    { questionId: 'freshness-wish', answer: 'The kangkung' },
  ]
  const submit = (surveyId: string, given: object[]) =>
    ana.ask<{ error?: string; field?: string }>('POST', '/api/survey-results', {
      surveyResults: { surveyId, answers: given },
    })
  const status = async () => (await ana.page('/insights')).body.data?.insights?.surveys[0]

  test('is answered once, and its answers are kept', async () => {
    expect(await status()).toMatchObject({ status: 0, isAnswered: false })
    expect(await submit(freshness.id, answers)).toMatchObject({
      status: 200,
      body: { data: { surveyId: freshness.id } },
    })
    expect((await engagement()).surveys).toMatchObject([{ results: { answers } }])
    expect(await status()).toMatchObject({ status: 0, isAnswered: true })
    expect(await submit(freshness.id, answers)).toMatchObject({
      status: 409,
      body: { error: 'already_answered' },
    })
  })

  test('is open at status 0 only', async () => {
    expect(await submit(bags.id, [{ questionId: 'bags-kind', answer: 'Paper' }])).toMatchObject({
      status: 409,
      body: { error: 'survey_closed' },
    })
    server.clock.advance(672 * HOUR)
    expect((await status())?.status).not.toBe(0)
    expect(await submit(freshness.id, answers)).toMatchObject({
      status: 409,
      body: { error: 'survey_closed' },
    })
  })

  test.each([
    [
      'a question that is not its',
      [{ questionId: 'x', answer: 'Good' }],
      404,
      'surveyResults.answers.0.questionId',
    ],
    [
      'no choice of its',
      [{ questionId: 'freshness-greens', answer: 'Blue' }],
      400,
      'surveyResults.answers.0.answer',
    ],
    ['a question twice', [answers[0], answers[0]], 400, 'surveyResults.answers'],
    ['no answer', [], 400, 'surveyResults.answers'],
  ] as [string, object[], number, string][])('%s is refused', async (_, given, code, field) => {
    expect(await submit(freshness.id, given)).toMatchObject({ status: code, body: { field } })
  })

  test('a choice may be given in any of its languages', async () => {
    expect((await submit(freshness.id, [{ questionId: 'freshness-greens', answer: '不错' }])).status).toBe(
      200,
    )
  })
})
