import fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newBusiness } from '../../fixtures/businesses.ts'
import { coupons } from '../../fixtures/coupons.ts'
import { promotionRows } from '../../fixtures/promotionTerms.ts'
import { promoCodes } from '../../fixtures/promoCodes.ts'
import { becomeCustomer } from '../mocks/customer.ts'
import { listingEntryOf, openingStock, productGids, variantGidsOf } from '../../fixtures/catalogue.ts'
import { startNodeServer } from '../../mocks/hosts/node.ts'
import { request } from '../../src/api/request.ts'
import { callTable } from '../../src/contract/callTable.ts'
import type { Cart } from '../../src/contract/entities/cart.ts'
import { cents } from '../../src/contract/entities/money.ts'
import {
  AccountType,
  BillingType,
  BusinessRole,
  FulfillmentMethod,
  MembershipPermission,
} from '../../src/contract/enumerations.ts'
import { lineKey, targetOf } from '../../src/domain/cart/cart.ts'
import { maximumQuantity } from '../../src/domain/product/maximumQuantity.ts'
import { optimisticCart, type PendingLine } from '../../src/domain/cart/optimisticCart.ts'

const server = startNodeServer({ isStrict: true })
const { config } = server
const AT_ONCE = config.maxQtyAddableAtOnce

beforeEach(() => server.resetShop())
afterAll(() => server.close())

/** The products that a promotion or a coupon applies to. */
const discounted = new Set<string>([
  ...promotionRows.map(({ variantGid }) => variantGid),
  ...Object.values(coupons).flatMap(({ variantGids }) => [...variantGids]),
])

/** Every twelfth product and those with a discount, from each warehouse: enough for every kind of fulfilment and price. */
const targets = productGids()
  .flatMap(variantGidsOf)
  .filter((gid, index) => index % 12 === 0 || discounted.has(gid))
  .flatMap((gid) => {
    const now = server.clock.now()
    return openingStock(gid).flatMap(({ warehouse }) => {
      const entry = listingEntryOf(gid, { now, warehouse: warehouse._id })
      return entry ? [targetOf(entry)] : []
    })
  })
  .filter(({ variant }) => maximumQuantity(variant, { config }) > 0)

type Target = (typeof targets)[number]

/** The maximum of a variant applies to all warehouses together: each gets a share, the first one the rest of a small one. */
function shareOf(target: Target): number {
  const places = targets.filter(({ variant }) => variant._id === target.variant._id)
  const most = Math.min(AT_ONCE, maximumQuantity(target.variant, { config }))
  const share = Math.floor(most / places.length)
  return share === 0 && places[0] === target ? most : share
}

const shares = targets.map((target) => ({ target, most: shareOf(target) })).filter(({ most }) => most > 0)

/** Lines that the shop accepts: within stock and maximum, one sample at most. */
const basket = (least: number) =>
  fc.uniqueArray(fc.nat(shares.length - 1), { maxLength: 8 }).chain((places) =>
    fc.tuple(
      ...places.map((place) => {
        const share = shares[place]
        if (!share) throw new Error('There should be a target.')
        const { target, most } = share
        return fc.record<PendingLine>({
          variant: fc.constant(target.variant),
          warehouse: fc.constant(target.warehouse),
          fulfillmentMethod: fc.constant(target.fulfillmentMethod),
          quantity: fc.integer({ min: least, max: most }),
        })
      }),
    ),
  )

const threshold = fc.option(fc.integer({ min: 0, max: 20_000 }).map(cents), { nil: undefined })

/** Any configuration: shipping price, free threshold, minimum, tax. */
const anyConfig = fc
  .record({
    taxPercent: fc.constantFrom(0, 6, 8, 10),
    deliverySurcharge: fc.option(fc.integer({ min: 1, max: 500 }).map(cents), { nil: undefined }),
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
  .map(({ ways, deliverySurcharge, ...rest }) => ({
    ...config,
    ...rest,
    ...(deliverySurcharge === undefined ? {} : { deliverySurcharge }),
    shipping: ways.map(({ fulfillmentMethod, price, freeFrom }) => ({
      fulfillmentMethod,
      price,
      ...(freeFrom === undefined ? {} : { freeFrom }),
    })),
    minimumSpendByFulfillmentMethod: ways.flatMap(({ fulfillmentMethod, minimum }) =>
      minimum === undefined ? [] : [{ fulfillmentMethod, minimum }],
    ),
  }))

/** Any shopper: clipped coupons, codes, points and credits to use, and a business that is tax exempt. */
const anySaver = fc.record({
  codes: fc.uniqueArray(
    fc.record({
      code: fc.constantFrom(...Object.values(promoCodes).map(({ code }) => code)),
      fulfillmentMethod: fc.option(fc.constantFrom(...Object.values(FulfillmentMethod)), { nil: undefined }),
    }),
    { selector: ({ code }) => code, maxLength: 3 },
  ),
  clipped: fc.subarray(Object.values(coupons).map(({ id }) => id)),
  isMember: fc.boolean(),
  points: fc.constantFrom(0, 500, 1_999),
  credits: fc.constantFrom(0, 700, 20_000),
  paysByBoost: fc.boolean(),
  isTaxExempt: fc.boolean(),
})
type Saver = typeof anySaver extends fc.Arbitrary<infer Value> ? Value : never

async function shopAs({
  codes,
  clipped,
  isMember,
  points,
  credits,
  paysByBoost,
  isTaxExempt,
}: Saver): Promise<void> {
  const id = await becomeCustomer(server)
  await server.store.write(({ accounts, organizations }) => {
    const account = accounts[id]
    if (!account) throw new Error('There should be a shopper.')
    account.coupons.clipped = clipped
    account.membership.permission = isMember ? MembershipPermission.ALL : MembershipPermission.ABSENT
    account.rewardPoints = points
    account.credits = cents(credits)
    account.shopper.cart.promoCodes = codes.map(({ code, fulfillmentMethod }) => ({
      code,
      ...(fulfillmentMethod === undefined ? {} : { fulfillmentMethod }),
    }))
    if (isTaxExempt) {
      const flags = { promoCodeEnabled: true, rewardEnabled: true, creditEnabled: true }
      organizations['exempt'] = {
        _id: 'exempt',
        account: { ...newBusiness('Kantin Sekolah'), ...flags, isTaxExempt },
        addresses: [],
        invites: [],
        approvals: [],
      }
      account.business = { organizationId: 'exempt', role: BusinessRole.OWNER }
      account.customerType = AccountType.BUSINESS
    }
    account.shopper.selection = {
      deliveryInfo: {},
      applyUserCredits: credits > 0,
      loyaltyInfo: { pointsAmount: points },
      ...(paysByBoost ? { billingType: BillingType.IPAY88, billingData: { paymentId: '210' } } : {}),
    }
  })
}

async function put({ variant, warehouse, fulfillmentMethod, quantity }: PendingLine): Promise<Cart> {
  const cartVariant = { variant: variant._id, warehouse: warehouse._id, fulfillmentMethod, quantity }
  const { data } = await request(callTable.changeCart, { body: { cartVariant, ageGateAccepted: true } })
  return data.cart
}

async function putAll(lines: readonly PendingLine[]): Promise<Cart> {
  for (const line of lines) await put(line)
  return (await request(callTable.syncCart)).data.cart
}

/** Everything that a shopper sees of a cart, without the records behind the lines and the slots, which only the server has. */
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

test('the optimistic cart equals the server’s answer, in every line, group and total', async () => {
  expect(targets.length).toBeGreaterThan(60)
  await fc.assert(
    fc.asyncProperty(basket(1), basket(0), anyConfig, anySaver, async (before, changes, shop, who) => {
      await server.resetShop()
      server.config = shop
      await shopAs(who)
      const confirmed = await putAll(before)
      const wanted = Object.fromEntries(changes.map((line) => [lineKey(line), line]))
      const shown = optimisticCart(confirmed, wanted, { ...shop, isFirstOrder: true })
      expect(seen(shown)).toEqual(seen(await putAll(changes)))
    }),
    { numRuns: 60 },
  )
})
