import type { Call } from '../../../src/contract/call.ts'
import type { ErrorCode, Refusal } from '../../../src/contract/errorCodes.ts'
import type { Buyer } from '../buyer.ts'
import type { openServer, Shopper } from '../shopper.ts'

/** A shop that has just opened, and Ana, a guest in it who has her token. */
export interface Scene {
  server: ReturnType<typeof openServer>
  ana: Shopper
  anas: Buyer
}

/** What somebody does until the server says no; the last call is the one that is refused. */
export type SendInput = (scene: Scene) => Promise<unknown>

/**
 * For each call of a section and each error in its `errors` a real input that leads to it. `tests/mocks/errorInputs/refusals.test.ts`
 * runs them all, and fails for an error that has none.
 */
export type ErrorInputs<Calls extends Record<string, Call>> = {
  [Name in keyof Calls]?: Partial<Record<ErrorCode | Refusal, SendInput>>
}
