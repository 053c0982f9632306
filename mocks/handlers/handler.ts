import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '../../src/contract/call.ts'
import type { HandlerContext } from '../state/handlerContext.ts'
import type { Refused } from '../base/refuse.ts'

export interface Asked<C> {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
}

/** Answers one call, or throws `refuse(…)`, which rolls back all changes. A refusal that is returned keeps them. */
export interface Handler<C> {
  writes: boolean
  answer(asked: Asked<C> & HandlerContext): ReplyOf<C> | Refused | Promise<ReplyOf<C>>
}

/** One handler for each call of a section: a missing one is a type error. */
export type HandlersOf<Calls> = { [Name in keyof Calls]: Handler<Calls[Name]> }

/** A handler that only reads the state. */
export const reads = <C>(
  answer: (asked: Asked<C> & HandlerContext) => ReplyOf<C> | Promise<ReplyOf<C>>,
): Handler<C> => ({
  writes: false,
  answer,
})

/** A handler that changes the draft of the state. It is synchronous, because writes run one after the other. */
export const writes = <C>(
  answer: (asked: Asked<C> & HandlerContext) => ReplyOf<C> | Refused,
): Handler<C> => ({
  writes: true,
  answer,
})
