import type { Scene } from '../errorInputs/errorInput.ts'

/**
 * Sends every call of one section so that it is answered with 200. `tests/mocks/replies/replies.test.ts` runs each section in its own shop,
 * and fails for a call that was not answered and for an answer that does not fit its schema.
 */
export type Replies = (scene: Scene) => Promise<unknown>
