import type { MockServer } from '../server/mockServer.ts'
import type { ShopState } from '../state/stateSchema.ts'

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

const KEPT = 20

/** Keeps the last 20 snapshots for the life of the page. `changed` is called after a restore. */
export function createSnapshots({ store, clock }: MockServer, changed: () => Promise<void>): Snapshots {
  let kept: (ShopSnapshot & { state: ShopState })[] = []
  let count = 0
  return {
    async take(label) {
      const state = structuredClone(await store.read())
      const snapshot = { id: (count += 1), label, at: new Date(clock.now()).toISOString() }
      kept = [{ ...snapshot, state: { ...state, clock: clock.setting() } }, ...kept].slice(0, KEPT)
      return snapshot
    },
    list: () => kept.map(({ id, label, at }) => ({ id, label, at })),
    async restore(id) {
      const found = kept.find((snapshot) => snapshot.id === id)
      if (!found) return false
      await restoreState({ store, clock }, found.state)
      await changed()
      return true
    },
  }
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
