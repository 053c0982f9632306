import { SESSION_RENEWAL_MS } from '../../src/contract/limits.ts'
import type { MockServer } from '../server/mockServer.ts'
import type { ShopState } from '../state/stateSchema.ts'
import type { StateStore } from '../state/store.ts'

/** The shop's state at a time. */
export interface ShopSnapshot {
  id: number
  /** What was about to happen: `persona:returning`, `open-afresh`, or what a person wrote. */
  label: string
  /** ISO time, by the shop's clock. */
  at: string
}

export interface Snapshots {
  take(label: string): Promise<ShopSnapshot>
  /** The newest first. */
  list(): readonly ShopSnapshot[]
  /** The shop as it was then, its clock included; false when there is none of this id. The snapshot stays. */
  restore(id: number): Promise<boolean>
}

/** Where snapshots outlive the page. */
export interface KeptSnapshots {
  /** Those that were there when it was opened, the newest first. */
  earlier: readonly ShopSnapshot[]
  /** Keeps one under a new id, which it returns; only the newest ten stay. */
  keep(snapshot: Omit<ShopSnapshot, 'id'>, state: ShopState): Promise<number>
  /** Null where it is no longer kept, or does not fit the shop. */
  stateOf(id: number): Promise<ShopState | null>
}

const KEPT = 20

/**
 * Keeps the last 20 snapshots for the life of the page, and where there is a storage the last ones for later pages. `changed` is called after a
 * restore.
 */
export function createSnapshots(
  { store, clock }: MockServer,
  changed: () => Promise<void>,
  storage?: KeptSnapshots,
): Snapshots {
  let kept: (ShopSnapshot & { state?: ShopState })[] = [...(storage?.earlier ?? [])]
  const nextId = () => 1 + Math.max(0, ...kept.map(({ id }) => id))

  /** The id of the snapshot; a storage that is full or blocked leaves it to the page. */
  async function idOf(snapshot: Omit<ShopSnapshot, 'id'>, state: ShopState): Promise<number> {
    try {
      return (await storage?.keep(snapshot, state)) ?? nextId()
    } catch {
      return nextId()
    }
  }
  return {
    async take(label) {
      const state = { ...(await stateWithUses(store)), clock: clock.setting() }
      const written = { label, at: new Date(clock.now()).toISOString() }
      const snapshot = { id: await idOf(written, state), ...written }
      kept = [{ ...snapshot, state }, ...kept].slice(0, KEPT)
      return snapshot
    },
    list: () => kept.map(({ id, label, at }) => ({ id, label, at })),
    async restore(id) {
      const found = kept.find((snapshot) => snapshot.id === id)
      const state = found && (found.state ?? (await storage?.stateOf(id)))
      if (!state) return false
      await restoreState({ store, clock }, state)
      await changed()
      return true
    },
  }
}

/** A copy of the state. The last use is stored apart from it; here it extends the session. */
export async function stateWithUses(store: StateStore): Promise<ShopState> {
  const copy = structuredClone(await store.read())
  for (const { id, session } of Object.values(copy.visitors)) {
    if (!session) continue
    const usedUntil = (await store.lastUseAnywhere(id)) + SESSION_RENEWAL_MS
    session.expiresAt = Math.max(session.expiresAt, usedUntil)
  }
  return copy
}

/** Puts a whole state in the place of what there is, its clock included. */
export async function restoreState(
  { store, clock }: Pick<MockServer, 'store' | 'clock'>,
  state: ShopState,
): Promise<void> {
  await store.write((draft) => {
    clock.restore(state.clock)
    // A state without a size has the usual one.
    Object.assign(draft, { catalogueSize: undefined }, structuredClone(state))
  })
}
