import fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listingEntryOf, openingStock, productGids, variantGidsOf } from '../../fixtures/catalogue.ts'
import { startNodeServer } from '../../mocks/node.ts'
import { request } from '../../src/api/request.ts'
import { callTable } from '../../src/contract/callTable.ts'
import type { Cart } from '../../src/contract/entities/cart.ts'
import { cents } from '../../src/contract/entities/money.ts'
import { FulfillmentMethod } from '../../src/contract/enumerations.ts'
import { lineKey, targetOf } from '../../src/domain/cart.ts'
import { maximumQuantity } from '../../src/domain/maximumQuantity.ts'
import { shownCart, type WantedLine } from '../../src/domain/shownCart.ts'

const server = startNodeServer()
const { config } = server
const AT_ONCE = config.maxQtyAddableAtOnce

beforeEach(() => server.resetShop())
afterAll(() => server.close())

/** Every twelfth of all goods, from each place that sells them: enough to meet every kind of fulfilment and price. */
const targets = productGids()
  .flatMap(variantGidsOf)
  .filter((_, index) => index % 12 === 0)
  .flatMap((gid) => {
    const now = server.clock.now()
    return openingStock(gid).flatMap(({ warehouse }) => {
      const entry = listingEntryOf(gid, { now, warehouse: warehouse._id })
      return entry ? [targetOf(entry)] : []
    })
  })
  .filter(({ variant }) => maximumQuantity(variant, { config }) > 0)

/** Lines that the shop would take: within stock and maximum, one sample at most. */
const basket = (least: number) =>
  fc.uniqueArray(fc.nat(targets.length - 1), { maxLength: 8 }).chain((places) =>
    fc.tuple(
      ...places.map((place) => {
        const target = targets[place]
        if (!target) throw new Error('There is no such target.')
        const most = Math.min(AT_ONCE, maximumQuantity(target.variant, { config }))
        return fc.record<WantedLine>({
          variant: fc.constant(target.variant),
          warehouse: fc.constant(target.warehouse),
          fulfillmentMethod: fc.constant(target.fulfillmentMethod),
          quantity: fc.integer({ min: least, max: most }),
        })
      }),
    ),
  )

const threshold = fc.option(fc.integer({ min: 0, max: 20_000 }).map(cents), { nil: undefined })

/** Any shop: what shipping costs, from where on it is free, the least to spend, the tax. */
const anyConfig = fc
  .record({
    taxPercent: fc.constantFrom(0, 6, 8, 10),
    firstOrderFreeShipping: fc.boolean(),
    ways: fc.uniqueArray(
      fc.record({
        fulfillmentMethod: fc.constantFrom(...Object.values(FulfillmentMethod)),
        price: fc.integer({ min: 0, max: 2_000 }).map(cents),
        freeFrom: threshold,
        minimum: threshold,
      }),
      { selector: (way) => way.fulfillmentMethod, maxLength: 6 },
    ),
  })
  .map(({ ways, ...rest }) => ({
    ...config,
    ...rest,
    shipping: ways.map(({ fulfillmentMethod, price, freeFrom }) => ({
      fulfillmentMethod,
      price,
      ...(freeFrom === undefined ? {} : { freeFrom }),
    })),
    minimumSpendByFulfillmentMethod: ways.flatMap(({ fulfillmentMethod, minimum }) =>
      minimum === undefined ? [] : [{ fulfillmentMethod, minimum }],
    ),
  }))

async function put({ variant, warehouse, fulfillmentMethod, quantity }: WantedLine): Promise<Cart> {
  const cartVariant = { variant: variant._id, warehouse: warehouse._id, fulfillmentMethod, quantity }
  const { data } = await request(callTable.changeCart, { body: { cartVariant, ageGateAccepted: true } })
  return data.cart
}

async function putAll(lines: readonly WantedLine[]): Promise<Cart> {
  for (const line of lines) await put(line)
  return (await request(callTable.syncCart)).data.cart
}

/** All that a shopper sees of a cart; the records behind the lines aside, and the slots, which only the server knows. */
const seen = ({ cartVariants, groups, appliedPromoCodes, deductions, pricingInfo }: Cart) => ({
  lines: cartVariants.map((line) => [
    lineKey(line),
    line.quantity,
    line.variant.price,
    line.variant.salePrice,
  ]),
  groups: groups.map((group) => ({ ...group, warehouse: group.warehouse._id, earliestDelivery: undefined })),
  appliedPromoCodes,
  deductions,
  pricingInfo,
})

test('the cart shown at once is the one the server answers, in every line, group and total', async () => {
  expect(targets.length).toBeGreaterThan(60)
  await fc.assert(
    fc.asyncProperty(basket(1), basket(0), anyConfig, async (before, changes, shop) => {
      await server.resetShop()
      server.config = shop
      const confirmed = await putAll(before)
      const wanted = Object.fromEntries(changes.map((line) => [lineKey(line), line]))
      const shown = shownCart(confirmed, wanted, { ...shop, isFirstOrder: true })
      expect(seen(shown)).toEqual(seen(await putAll(changes)))
    }),
    { numRuns: 60 },
  )
}, 60_000)
