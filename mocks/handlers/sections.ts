import type { Call } from '../../src/contract/call.ts'
import type { CallName, CallPart } from '../../src/contract/callTable.ts'
import { cartCalls } from '../../src/contract/calls/cart.ts'
import { localeCalls } from '../../src/contract/calls/locales.ts'
import { partsOf } from '../../src/contract/pathPattern.ts'
import { callStarts } from './callStarts.ts'
import { cartHandlers } from './cart.ts'
import type { HandlersOf } from './handler.ts'
import type { HandlerContext } from '../state/handlerContext.ts'
import { once } from '../base/once.ts'
import { localeHandlers } from './locales.ts'

/** A handler of any call; its input has been checked against the call's schemas. */
export interface AnyHandler {
  writes: boolean
  answer(asked: { params: object; query: unknown; body: unknown } & HandlerContext): unknown
}

/** A call of the contract with its answer. */
export interface HandledCall {
  name: CallName
  call: Call
  /** The call's path between its slashes. */
  parts: readonly string[]
  handler: AnyHandler
}

type Section = () => Promise<readonly HandledCall[]>

/** Joins each call of the contract with its handler: a call without a handler is a type error. */
const section = <Calls extends Record<string, Call>>(
  load: () => Promise<readonly [calls: Calls, handlers: HandlersOf<Calls>]>,
): Section =>
  once(async () => {
    const [calls, handlers] = await load()
    return Object.entries(calls).map(([name, call]) => ({
      name: name as CallName,
      call,
      parts: partsOf(call.path),
      handler: handlers[name] as AnyHandler,
    }))
  })

/** The calls of the first page are bundled; other schemas and handlers load on first use. */
const sections: Readonly<Record<CallPart, Section>> = {
  cart: section(async () => [cartCalls, cartHandlers]),
  cartActions: section(async () => [
    (await import('../../src/contract/calls/cartActions.ts')).cartActionCalls,
    (await import('./cartActions.ts')).cartActionHandlers,
  ]),
  locales: section(async () => [localeCalls, localeHandlers]),
  checkout: section(async () => [
    (await import('../../src/contract/calls/checkout.ts')).checkoutCalls,
    (await import('./checkout.ts')).checkoutHandlers,
  ]),
  orders: section(async () => [
    (await import('../../src/contract/calls/orders.ts')).orderCalls,
    (await import('./orders.ts')).orderHandlers,
  ]),
  auth: section(async () => [
    (await import('../../src/contract/calls/auth.ts')).authCalls,
    (await import('./auth.ts')).authHandlers,
  ]),
  passkeys: section(async () => [
    (await import('../../src/contract/calls/passkeys.ts')).passkeyCalls,
    (await import('./auth/passkeys.ts')).passkeyHandlers,
  ]),
  account: section(async () => [
    (await import('../../src/contract/calls/account.ts')).accountCalls,
    (await import('./account.ts')).accountHandlers,
  ]),
  lists: section(async () => [
    (await import('../../src/contract/calls/lists.ts')).listCalls,
    (await import('./lists.ts')).listHandlers,
  ]),
  catalogue: section(async () => [
    (await import('../../src/contract/calls/catalogue.ts')).catalogueCalls,
    (await import('./catalogue.ts')).catalogueHandlers,
  ]),
  catalogueLists: section(async () => [
    (await import('../../src/contract/calls/catalogueLists.ts')).catalogueListCalls,
    (await import('./catalogueLists.ts')).catalogueListHandlers,
  ]),
  engagement: section(async () => [
    (await import('../../src/contract/calls/engagement.ts')).engagementCalls,
    (await import('./engagement.ts')).engagementHandlers,
  ]),
  engagementActions: section(async () => [
    (await import('../../src/contract/calls/engagementActions.ts')).engagementActionCalls,
    (await import('./engagementActions.ts')).engagementActionHandlers,
  ]),
  graphql: section(async () => [
    (await import('../../src/contract/calls/graphql.ts')).graphqlCalls,
    (await import('./graphql.ts')).graphqlHandlers,
  ]),
  tracking: section(async () => [
    (await import('../../src/contract/calls/tracking.ts')).trackingCalls,
    (await import('./tracking.ts')).trackingHandlers,
  ]),
}

const names = Object.keys(sections) as CallPart[]

const callsOf = async (parts: readonly CallPart[]): Promise<readonly HandledCall[]> =>
  (await Promise.all(parts.map((part) => sections[part]()))).flat()

/** The calls of the parts with this path beginning (`startsOf`), loaded with the first request for one of them. */
export const callsUnder = async (start: string): Promise<readonly HandledCall[]> =>
  await callsOf(Object.hasOwn(callStarts, start) ? (callStarts[start] ?? []) : [])

/** Every call that is answered. */
export const everyCall = async (): Promise<readonly HandledCall[]> => await callsOf(names)
