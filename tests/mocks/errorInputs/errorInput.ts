import type { Call } from '../../../src/contract/call.ts'
import type { ErrorCode, Refusal } from '../../../src/contract/errorCodes.ts'
import type { Buyer } from '../buyer.ts'
import type { openServer, Shopper } from '../shopper.ts'

/** A new shop, and Ana, a guest with a token. */
export interface Scene {
  server: ReturnType<typeof openServer>
  ana: Shopper
  anas: Buyer
}

/** The requests up to a refusal; the last call is the refused one. */
export type SendInput = (scene: Scene) => Promise<unknown>

/**
 * For each call of a section and each error in its `errors` a real input that causes it. `tests/mocks/errorInputs/refusals.test.ts` runs
 * them all, and fails for an error without one.
 */
export type ErrorInputs<Calls extends Record<string, Call>> = {
  [Name in keyof Calls]?: Partial<Record<ErrorCode | Refusal, SendInput>>
}
