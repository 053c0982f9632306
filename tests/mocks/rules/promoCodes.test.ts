import { expect, test } from 'vitest'
import { type CodeFacts, codeProblem, mergedCodes, type PromoCode } from '../../../mocks/rules/promoCodes.ts'
import { cents } from '../../../src/contract/entities/money.ts'
import { BillingType, FulfillmentMethod, PromoCodeKind } from '../../../src/contract/enumerations.ts'

const since = Date.parse('2026-11-21T00:00:00Z')
const { LOCAL_DELIVERY, IN_STORE_PICKUP } = FulfillmentMethod

const code = (more: Partial<PromoCode> = {}): PromoCode => ({
  kind: PromoCodeKind.STANDARD,
  terms: { amount: cents(500) },
  ...more,
})
/** An account without orders. */
const input: CodeFacts = { now: since, since, accountId: 'ana', isFirstOrder: true, hasUsedIt: false }
const returning = { isFirstOrder: false }
const boost = code({ kind: PromoCodeKind.IPAY88_PROMO, paymentIds: ['210'] })
const pickup = code({ terms: { fulfillmentMethod: IN_STORE_PICKUP } })
const ipay88 = { billingType: BillingType.IPAY88 }

test.each<[string, PromoCode, Partial<CodeFacts>, string | undefined]>([
  ['one like any', code(), returning, undefined],
  ['that begins in an hour', code({ startsInDays: 1 / 24 }), {}, 'not_yet'],
  ['that has just ended', code({ endsInDays: 0 }), {}, 'expired'],
  ['that ends in an hour', code({ endsInDays: 1 / 24 }), {}, undefined],
  ['used as often as it was given out', code({ isUsedUp: true }), {}, 'used_up'],
  ['of oneself', code({ ownerId: 'ana' }), {}, 'own_invite'],
  ['of a friend', code({ ownerId: 'ben', isForFirstOrder: true }), {}, undefined],
  ['of a friend, for a guest', code({ ownerId: 'ben' }), { accountId: null }, undefined],
  [
    'of a friend, after the first order',
    code({ ownerId: 'ben', isForFirstOrder: true }),
    returning,
    'not_first_order',
  ],
  ['used before', code(), { hasUsedIt: true }, undefined],
  ['used before, and good for once', code({ isOncePerShopper: true }), { hasUsedIt: true }, 'already_used'],
  ['for pickup, for all goods', pickup, {}, undefined],
  ['for pickup, for pickup', pickup, { fulfillmentMethod: IN_STORE_PICKUP }, undefined],
  [
    'for pickup, for what is delivered',
    pickup,
    { fulfillmentMethod: LOCAL_DELIVERY },
    'other_fulfillment_method',
  ],
  ['of iPay88, nothing chosen yet', boost, {}, 'other_payment'],
  ['of iPay88, by card', boost, { billingType: BillingType.CREDIT_CARD }, 'other_payment'],
  ['of iPay88, by another of its ways', boost, { ...ipay88, paymentId: '16' }, 'other_payment'],
  ['of iPay88, by its own way', boost, { ...ipay88, paymentId: '210' }, undefined],
  ['expired and used up: told the first', code({ endsInDays: 0, isUsedUp: true }), {}, 'expired'],
])('a code %s', (_, given, more, problem) => {
  expect(codeProblem(given, { ...input, ...more })).toBe(problem)
})

test.each([
  ['nothing in either', [], [], []],
  ['its own first', ['A'], ['B'], ['A', 'B']],
  ['each once', ['A', 'B'], ['B', 'C'], ['A', 'B', 'C']],
  ['three at most', ['A', 'B'], ['C', 'D'], ['A', 'B', 'C']],
  ['a full one takes none', ['A', 'B', 'C'], ['D'], ['A', 'B', 'C']],
  ['a cart that is over-full stays as it is', ['A', 'B', 'C', 'D'], ['E'], ['A', 'B', 'C', 'D']],
])('two carts’ codes merged: %s', (_, own, brought, after) => {
  const entered = (codes: string[]) => codes.map((each) => ({ code: each }))
  expect(mergedCodes(entered(own), entered(brought), 3)).toEqual(entered(after))
})
