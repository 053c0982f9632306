import type { InterferenceControls } from '../../scenarios/interference.ts'
import type { MockServer } from '../../server.ts'
import { SESSION_RENEWAL_MS } from '../../../src/contract/limits.ts'
import type { Keeper } from '../../shop/keeper.ts'
import type { ShopState } from '../../shop/state.ts'
import { restoreState } from '../snapshots.ts'
import { type Bag, BAG_FORMAT, BAG_VERSION } from './bagSchema.ts'
import { withoutCardNumbers } from '../../serving/cardNumbers.ts'
import { withNewSecrets, withoutSecrets } from './secrets.ts'

/** When somebody last used the shop is kept beside the state: here it makes their session longer. */
async function withUses(state: ShopState, keeper: Keeper): Promise<ShopState> {
  const told = structuredClone(state)
  for (const { id, session } of Object.values(told.visitors)) {
    if (!session) continue
    const usedUntil = (await keeper.lastUseAnywhere(id)) + SESSION_RENEWAL_MS
    session.expiresAt = Math.max(session.expiresAt, usedUntil)
  }
  return told
}

interface Packed {
  server: MockServer
  interference: InterferenceControls
  page: string | null
  size: number | null
}

/** Everything that a colleague needs to stand where this visit stands, as JSON; never a password, a card number or a token. */
export async function packed({ server, interference, page, size }: Packed): Promise<string> {
  const { keeper, clock, journal } = server
  const bag = {
    format: BAG_FORMAT,
    version: BAG_VERSION,
    now: clock.now(),
    isClockFrozen: clock.setting().frozenAt !== null,
    page,
    size,
    conditions: interference.snapshot(),
    state: withoutSecrets(await withUses(await keeper.read(), keeper)),
    journal: journal.entries(),
  }
  return JSON.stringify(
    bag,
    (_, value: unknown) => (typeof value === 'string' ? withoutCardNumbers(value) : value),
    1,
  )
}

/** Puts the shop where the bag's was; its time runs on from there, unless it stood still. */
export async function unpack(
  { now, isClockFrozen, conditions, state, journal }: Bag,
  { server, interference }: Pick<Packed, 'server' | 'interference'>,
): Promise<void> {
  const { clock, keeper } = server
  for (const visitor of Object.keys(state.visitors)) keeper.noteUse(visitor, 0)
  await restoreState(server, { ...withNewSecrets(state), clock: { shift: 0, frozenAt: now } })
  if (!isClockFrozen) await keeper.write(() => clock.resume())
  interference.restore(conditions)
  server.journal.restore(journal)
}
