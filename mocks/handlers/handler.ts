import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '../../src/contract/call.ts'
import type { Config } from '../../src/contract/entities/config.ts'
import type { Language } from '../../src/contract/enumerations.ts'
import type { Shelf } from '../shop/shelf.ts'
import type { Telemetry } from '../serving/telemetry.ts'
import type { Refused } from '../serving/refuse.ts'
import type { Words } from '../words.ts'
import type { Account } from '../shop/records/account.ts'
import type { Shopper } from '../shop/records/shopper.ts'
import type { ShopState, Visitor } from '../shop/state.ts'

/** Who asks, and the shop as it stands at that moment. In a call that writes, `state` and what is in it are a draft. */
export interface Visit {
  state: ShopState
  /** The browser. */
  visitor: Visitor
  /** Null for a guest. */
  account: Account | null
  /** Whose cart, addresses and orders they are: the account's, or the guest's. */
  shopper: Shopper
  shelf: Shelf
  config: Config
  now: number
  language: Language
  /** The server's words in it. */
  words: Words
  telemetry: Telemetry
  /** Whether what changes outlives the page; not where the browser's storage is full, blocked or broken. */
  isKept: boolean
}

export interface Asked<C> {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
}

/** Answers one call, or throws `refuse(…)`, which changes nothing; a refusal that is answered keeps what was changed. */
export interface Handler<C> {
  writes: boolean
  answer(asked: Asked<C> & Visit): ReplyOf<C> | Refused | Promise<ReplyOf<C>>
}

/** One handler for each call of a section: a missing one is a type error. */
export type HandlersOf<Calls> = { [Name in keyof Calls]: Handler<Calls[Name]> }

/** A call that only looks. */
export const reads = <C>(
  answer: (asked: Asked<C> & Visit) => ReplyOf<C> | Promise<ReplyOf<C>>,
): Handler<C> => ({
  writes: false,
  answer,
})

/** A call that changes the draft it gets; at once, since writes run one after the other. */
export const writes = <C>(answer: (asked: Asked<C> & Visit) => ReplyOf<C> | Refused): Handler<C> => ({
  writes: true,
  answer,
})
