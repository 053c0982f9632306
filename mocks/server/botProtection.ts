import { Refusal } from '../../src/contract/errorCodes.ts'
import { Header } from '../../src/contract/headers.ts'
import type { StateStore } from '../state/store.ts'
import { nextHex } from '../base/random.ts'
import type { ShopState } from '../state/stateSchema.ts'
import { visitorOf } from '../state/state.ts'
import { Refused } from '../base/refuse.ts'

/** Switches the bot protection; switching it on challenges every browser again. */
export function setBotProtection(draft: ShopState, isOn: boolean): void {
  draft.access.isBotProtected = isOn
  for (const visitor of Object.values(draft.visitors)) delete visitor.challenge
}

const challengeIn = (draft: ShopState, visitor: string) =>
  (visitorOf(draft, visitor).challenge ??= { id: nextHex(draft.chance, 24), isPassed: false })

/** The id of the challenge that this browser has to pass; a new one if it has none. */
export const askToPass = (store: StateStore, visitor: string): Promise<string> =>
  store.write((draft) => challengeIn(draft, visitor).id)

/**
 * Refuses a call of a browser that has not passed the bot protection: 403 with the vendor's header, which contains the challenge's id
 * (document 2 §6 and §8).
 */
export async function challenge(store: StateStore, visitor: string): Promise<void> {
  const state = await store.read()
  const asked =
    state.visitors[visitor]?.challenge ?? (await store.write((draft) => challengeIn(draft, visitor)))
  if (asked.isPassed) return
  const { BOT_CHALLENGE } = Refusal
  throw new Refused(403, { error: BOT_CHALLENGE, errorCode: BOT_CHALLENGE }, { [Header.BOT_BLOCK]: asked.id })
}
