import type { Call } from '../../src/contract/call.ts'
import type { CallName, SectionName } from '../../src/contract/callTable.ts'
import { cartCalls } from '../../src/contract/calls/cart.ts'
import { localeCalls } from '../../src/contract/calls/locales.ts'
import { cartHandlers } from './cart.ts'
import type { HandlersOf, Visit } from './handler.ts'
import { localeHandlers } from './locales.ts'

/** A handler of whichever call; what it is asked has been checked against the call's schemas. */
export interface AnyHandler {
  writes: boolean
  answer(asked: { params: object; query: unknown; body: unknown } & Visit): unknown
}

/** A call of the contract with its answer. */
export interface Answered {
  name: CallName
  call: Call
  handler: AnyHandler
}

interface Section {
  /** The words that its paths begin with after `/api/`; two words where only those paths are its own. */
  starts: readonly string[]
  load: () => Promise<readonly Answered[]>
}

/** Joins what the contract says of each call with what answers it: a call without a handler is a type error. */
const section = <Calls extends Record<string, Call>>(
  starts: readonly string[],
  load: () => Promise<readonly [calls: Calls, handlers: HandlersOf<Calls>]>,
): Section => ({
  starts,
  async load() {
    const [calls, handlers] = await load()
    return Object.keys(calls).map((name) => ({
      name: name as CallName,
      call: calls[name] as Call,
      handler: handlers[name] as AnyHandler,
    }))
  },
})

/** What a path begins with whose first word may be any: a seller's goods are paged under the seller's own. */
export const ANY_START = ':'

/** What the first page asks for is at hand; the rest, schemas and answers, loads when it is first called. */
const sections: Readonly<Record<SectionName | 'cartActions' | 'catalogueLists', Section>> = {
  cart: section(['carts/sync', 'carts/change'], async () => [cartCalls, cartHandlers]),
  cartActions: section(['carts', 'cart'], async () => [
    (await import('../../src/contract/calls/cartActions.ts')).cartActionCalls,
    (await import('./cartActions.ts')).cartActionHandlers,
  ]),
  locales: section(['locales'], async () => [localeCalls, localeHandlers]),
  checkout: section(
    [
      'checkout',
      'set-delivery-info',
      'set-standard-order-delivery-instructions',
      'set-loyalty-info',
      'set-purchase-order-number',
      'remove-purchase-order-number',
      'set-billing-type',
      'apply-user-credits',
      'set-selected-payment-method',
      'express-delivery-times',
    ],
    async () => [
      (await import('../../src/contract/calls/checkout.ts')).checkoutCalls,
      (await import('./checkout.ts')).checkoutHandlers,
    ],
  ),
  orders: section(
    [
      'order',
      'order-details',
      'post-order-attach-preview',
      'post-order-attach',
      'order-history',
      'order-cancellation-reasons',
      'cancel-order',
      'account',
    ],
    async () => [
      (await import('../../src/contract/calls/orders.ts')).orderCalls,
      (await import('./orders.ts')).orderHandlers,
    ],
  ),
  auth: section(
    [
      'login',
      'logout',
      'join',
      'forget-password',
      'issue-otp',
      'set-password',
      'change-password',
      'reset-password',
      'gate-email-sign-up',
      'customer-data-captures',
      'check-google',
      'link-google',
      'unlink-google',
      'check-facebook',
      'link-facebook',
      'unlink-facebook',
      'apple-sign-in',
      'firebase-token',
      'acs-token',
      'current_user',
      'phone-verification',
      'verify-code',
      'bot-challenge',
    ],
    async () => [
      (await import('../../src/contract/calls/auth.ts')).authCalls,
      (await import('./auth.ts')).authHandlers,
    ],
  ),
  account: section(
    [
      'address',
      'location',
      'addresses',
      'default_address',
      'postal-code',
      'lead-capture',
      'exit-lead-capture',
      'organization',
      'billing',
      'default_billing',
      'payment-method',
      'default-payment-method',
      'vat-information',
      'vat-tax-code',
      'nav-account-sidebar',
      'waon',
    ],
    async () => [
      (await import('../../src/contract/calls/account.ts')).accountCalls,
      (await import('./account.ts')).accountHandlers,
    ],
  ),
  lists: section(['lists', 'product'], async () => [
    (await import('../../src/contract/calls/lists.ts')).listCalls,
    (await import('./lists.ts')).listHandlers,
  ]),
  catalogue: section(
    ['products', 'brand', 'cart-recommendations', ANY_START, 'variant-by-id', 'search', 'top-searches'],
    async () => [
      (await import('../../src/contract/calls/catalogue.ts')).catalogueCalls,
      (await import('./catalogue.ts')).catalogueHandlers,
    ],
  ),
  catalogueLists: section(
    [
      'product',
      'products/soft-category',
      'products/recently-viewed',
      'products/fufiller',
      'categories',
      'variant',
      'web-slug-configs',
    ],
    async () => [
      (await import('../../src/contract/calls/catalogueLists.ts')).catalogueListCalls,
      (await import('./catalogueLists.ts')).catalogueListHandlers,
    ],
  ),
  engagement: section(
    ['product', 'submit-pallet-quote-request', 'account', 'interstitial', 'survey-results', 'games'],
    async () => [
      (await import('../../src/contract/calls/engagement.ts')).engagementCalls,
      (await import('./engagement.ts')).engagementHandlers,
    ],
  ),
  graphql: section(['graphql'], async () => [
    (await import('../../src/contract/calls/graphql.ts')).graphqlCalls,
    (await import('./graphql.ts')).graphqlHandlers,
  ]),
  tracking: section(['track', 'client-errors'], async () => [
    (await import('../../src/contract/calls/tracking.ts')).trackingCalls,
    (await import('./tracking.ts')).trackingHandlers,
  ]),
}

const loaded = new Map<Section, Promise<readonly Answered[]>>()

/** Loads once; a load that failed (the network is gone) is tried again when next asked for. */
function load(from: Section): Promise<readonly Answered[]> {
  const known = loaded.get(from)
  if (known) return known
  const loading = from.load()
  loaded.set(from, loading)
  loading.catch(() => loaded.delete(from))
  return loading
}

const isOwn = (start: string): boolean => Object.values(sections).some(({ starts }) => starts.includes(start))

/** What a path begins with after `/api/`, as the sections tell paths apart: its first word, or its first two. */
export function startOf([, first = '', second = '']: readonly string[]): string {
  const narrow = `${first}/${second}`
  return isOwn(narrow) ? narrow : first
}

/** The calls whose paths may begin with that (`startOf`); for null all there are. */
export async function callsUnder(start: string | null): Promise<readonly Answered[]> {
  const fitting = Object.values(sections).filter(({ starts }) => start === null || starts.includes(start))
  return (await Promise.all(fitting.map(load))).flat()
}
