import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
} from 'fast-check'
import { expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { demoPassword } from '../../../fixtures/people.ts'
import type { Call } from '../../../src/contract/call.ts'
import { type CallName, callTable } from '../../../src/contract/callTable.ts'
import type { Cart } from '../../../src/contract/entities/cart.ts'
import { BusinessRole } from '../../../src/contract/enumerations.ts'
import { organizationOf } from '../../../mocks/state/permissions.ts'
import { accountOf, visitorOf } from '../../../mocks/state/state.ts'
import type { ShopState } from '../../../mocks/state/stateSchema.ts'
import { buyer } from '../buyer.ts'
import { persona } from '../persona.ts'
import { arbitraryOf } from './arbitrary.ts'
import { faultsOf, pricingFaults } from './invariants.ts'
import { poolOf } from './pools.ts'
import { filledIn } from './placeholders.ts'
import { openServer, type Shopper, shopper } from '../shopper.ts'

const MINUTE = 60_000

/** Guests, personal accounts of each kind, and every role of a business. */
const people = [
  'firstOrderCustomer',
  'returningCustomer',
  'expiredMember',
  'activeMember',
  'businessOwner',
  'businessAdmin',
  'businessMember',
  'cartEditor',
  'invoiceCustomer',
] as const
const guests = ['guest', 'secondGuest'] as const
type Person = (typeof people)[number]
type Role = Person | (typeof guests)[number]
const isPerson = (role: Role): role is Person => people.some((person) => person === role)

type Step =
  | { kind: 'call'; name: CallName; method: string; params: unknown; body: unknown; query: unknown }
  | { kind: 'buy'; gids: readonly string[]; payBy: string }
  | { kind: 'wait'; minutes: number }

const callOf = (name: CallName): Call => callTable[name]

/** A path segment by the meaning of its name; a dot would go up, and an unknown first segment is no call. */
const wordFor = (param: string) => constantFrom(...(poolOf(param) ?? ['nobody', '130000', '1']))

function asking(name: CallName): Arbitrary<Step> {
  const call = callOf(name)
  const params = Array.from(call.path.matchAll(/:(\w+)/g), ([, param = '']) => param)
  return record({
    kind: constant('call' as const),
    name: constant(name),
    method: constantFrom(...call.methods),
    params: record(Object.fromEntries(params.map((param) => [param, wordFor(param)]))),
    body: arbitraryOf(call.body),
    query: arbitraryOf(call.query),
  })
}

const step: Arbitrary<Step> = oneof(
  { weight: 30, arbitrary: oneof(...(Object.keys(callTable) as CallName[]).map(asking)) },
  {
    weight: 3,
    arbitrary: record({
      kind: constant('buy' as const),
      gids: array(constantFrom(...Object.values(named)), { maxLength: 3 }),
      payBy: constantFrom('payment on fulfillment', 'credit card', 'invoice'),
    }),
  },
  {
    weight: 2,
    arbitrary: record({
      kind: constant('wait' as const),
      minutes: oneof(integer({ min: 1, max: 60 }), integer({ min: 60, max: 6_000 })),
    }),
  },
)

type Server = ReturnType<typeof openServer>

async function personOf(server: Server, role: Role): Promise<Shopper> {
  if (!isPerson(role)) return shopper(server, role)
  const { session } = (await server.store.read()).visitors[role] ?? {}
  return session ? shopper(server, role) : persona(server, role)
}

/** Sends a request as the shop does: with a fresh token, replaced words, and the query in the address. */
async function send(server: Server, role: Role, who: Shopper, asked: Extract<Step, { kind: 'call' }>) {
  const params = await filledIn(server, role, asked.params as Record<string, string>)
  const path = callOf(asked.name).path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] || '1'),
  )
  const query = Object.entries(asked.query ?? {}).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(query.map(([name, value]) => [name, String(value)]))
  const body = await filledIn(server, role, asked.body)
  await who.sync()
  const hasBody = asked.method !== 'GET' && body !== undefined
  return who.ask<{ error?: string; errorCode?: number | string; field?: string; stack?: string }>(
    asked.method,
    search.size > 0 ? `${path}?${search}` : path,
    hasBody ? body : undefined,
  )
}

/** Errors that any call may return besides its own: those of guards and of checks. */
const ofEveryCall = ['bad_body', 'unauthorized', 'forbidden', 'not_found']

/** The account that the visitor is logged in to; null for a guest. */
const accountIn = (state: ShopState, role: Role) => accountOf(state, visitorOf(structuredClone(state), role))

/** An independent reading of document 1 §6: the reasons why a visitor may be refused. */
function trespass(state: ShopState, role: Role, { guards }: Call): string | undefined {
  const account = accountIn(state, role)
  const business = account?.business ? organizationOf(state, account)?.account : undefined
  const roleThere = account?.business?.role
  const mayManage = roleThere === BusinessRole.OWNER || roleThere === BusinessRole.ADMIN
  const rows: [isAsked: boolean, may: boolean, why: string][] = [
    [guards.includes('login'), account !== null, 'a guest'],
    [guards.includes('canManageUsers'), mayManage, 'no manager'],
    [guards.includes('canManageOrganization'), mayManage, 'no manager'],
    [guards.includes('canApprove'), mayManage, 'no manager'],
    [guards.includes('canSendForApproval'), roleThere === BusinessRole.CART_EDITOR, 'no cart editor'],
    [guards.includes('canPlaceOrders'), roleThere !== BusinessRole.CART_EDITOR, 'a cart editor'],
    [guards.includes('canUsePromoCodes'), !business || business.promoCodeEnabled, 'no promo codes here'],
    [
      guards.includes('canUseRewards'),
      account !== null && (!business || business.rewardEnabled),
      'no rewards here',
    ],
    [
      guards.includes('canUseCredits'),
      account !== null && (!business || business.creditEnabled),
      'no credits here',
    ],
  ]
  return rows.find(([isAsked, may]) => isAsked && !may)?.[2]
}

async function buy(
  server: Server,
  role: Role,
  who: Shopper,
  { gids, payBy }: Extract<Step, { kind: 'buy' }>,
) {
  const buys = buyer(who)
  await who.sync()
  const cartId = await buys.readyToOrder()
  for (const gid of gids) await buys.put(gid, 1)
  const { selection, deliveryTimes } = await buys.checkout()
  await buys.deliver({
    deliveryTimeId: deliveryTimes.find(({ isAvailable }) => isAvailable)?._id,
    marketplaceAddressId: selection.addressId,
  })
  await buys.instruct('')
  if (payBy === 'credit card') await buys.card()
  else await buys.payBy(payBy)
  const isCartEditor = accountIn(await server.store.read(), role)?.business?.role === BusinessRole.CART_EDITOR
  const { status } = await buys.place(cartId, `buy-${role}-${server.journal.entries().at(-1)?.number}`)
  if (isCartEditor) expect(status).toBe(403)
}

async function take(server: Server, role: Role, next: Step): Promise<void> {
  if (next.kind === 'wait') {
    server.clock.advance(next.minutes * MINUTE)
    return
  }
  const who = await personOf(server, role)
  if (next.kind === 'buy') return buy(server, role, who, next)
  const call = callOf(next.name)
  // A session may have ended meanwhile; the request then comes from a guest.
  await who.sync()
  const before = await server.store.read()
  const { status, body } = await send(server, role, who, next)
  const report = `${role}: ${next.method} ${call.path} answered ${status} ${JSON.stringify(body).slice(0, 300)} ${server.journal.entries().at(-1)?.stack ?? ''}`
  expect([200, 400, 401, 402, 403, 404, 409, 422], report).toContain(status)
  if (status === 200) expect(trespass(before, role, call), report).toBeUndefined()
  else expect([...call.errors.map(String), ...ofEveryCall], report).toContain(String(body.errorCode))
}

/** Products of state 1, which have unlimited stock. */
async function uncountedProducts(server: Server): Promise<Set<string>> {
  const ana = shopper(server, 'counter')
  const variants = await Promise.all(Object.values(named).map((gid) => ana.variantOf(gid)))
  return new Set(variants.filter(({ state }) => state === 1).map(({ _id }) => _id))
}

test('with random actions of every role nothing breaks: no 500; stock, totals, carts and payments are consistent; permissions hold', async () => {
  await assert(
    asyncProperty(
      array(record({ role: constantFrom<Role[]>(...people, ...guests), next: step }), {
        minLength: 8,
        maxLength: 30,
      }),
      async (steps) => {
        const server = openServer()
        const uncounted = await uncountedProducts(server)
        for (const { role, next } of steps) {
          await take(server, role, next)
          expect(faultsOf(await server.store.read(), uncounted)).toEqual([])
          const { body } = await shopper(server, role).ask<{ data: { cart: Cart } }>('GET', '/api/carts/sync')
          expect(pricingFaults(body.data.cart.pricingInfo)).toEqual([])
        }
        expect(server.journal.entries().filter(({ status }) => status >= 500)).toEqual([])
        expect(JSON.stringify(server.journal.entries())).not.toContain(demoPassword)
        expect(server.drifts).toEqual([])
      },
    ),
    { numRuns: Number(process.env['SEQUENCE_RUNS'] ?? 40) },
  )
})
