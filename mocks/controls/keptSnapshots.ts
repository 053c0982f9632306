import * as v from 'valibot'
import { databaseOf, OBJECTS } from '../state/storage.ts'
import { STATE_VERSION } from '../state/version.ts'
import type { KeptSnapshots } from './snapshots.ts'

/** Each takes up to 1 MB. */
const KEPT_AT_MOST = 10
const LIST = 'before'
const keyOf = (id: number): string => `${LIST}/${id}`

const listSchema = v.fallback(
  v.array(v.object({ version: v.number(), id: v.number(), label: v.string(), at: v.string() })),
  [],
)

/** The snapshots beside the shop of a name, in its database; rejects where the browser does not allow it. */
export async function keptSnapshots(factory: IDBFactory, name: string): Promise<KeptSnapshots> {
  const database = await databaseOf(factory, name)
  const found = v.parse(listSchema, await database.get(OBJECTS, LIST))
  return {
    earlier: found
      .filter(({ version }) => version === STATE_VERSION)
      .map(({ id, label, at }) => ({ id, label, at })),
    async keep(snapshot, state) {
      const { store, done } = database.transaction(OBJECTS, 'readwrite')
      const list = v.parse(listSchema, await store.get(LIST))
      const id = 1 + Math.max(0, ...list.map((one) => one.id))
      const next = [{ version: STATE_VERSION, id, ...snapshot }, ...list]
      const writes = [
        () => store.put(state, keyOf(id)),
        () => store.put(next.slice(0, KEPT_AT_MOST), LIST),
        ...next.slice(KEPT_AT_MOST).map((old) => () => store.delete(keyOf(old.id))),
      ]
      // A full storage refuses a write at once or later.
      await Promise.all([...writes.map(async (write) => write()), done])
      return id
    },
    async stateOf(id) {
      const { shopStateSchema } = await import('../state/stateSchema.ts')
      const { success, output } = v.safeParse(shopStateSchema, await database.get(OBJECTS, keyOf(id)))
      return success ? output : null
    },
  }
}
