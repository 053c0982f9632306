import { type IDBPDatabase, wrap } from 'idb'
import { splitState, joinState } from './splitState.ts'

/** A snapshot as it is kept; `revision` decides who wrote last. */
export interface Snapshot {
  version: number
  revision: number
  state: unknown
}

/** Where the shop's state outlives the page. */
export interface Storage {
  /** What is kept, of whatever shape; undefined when there is nothing. */
  load(): Promise<unknown>
  /**
   * Keeps the snapshot if what is kept still has the expected revision; false when someone else wrote first. `known` is the state
   * that was kept or loaded last: what the two have in common need not be written again.
   */
  save(snapshot: Snapshot, expectedRevision: number, known?: unknown): Promise<boolean>
  /** Moves what is kept to another record, so that it is neither read again nor lost. */
  quarantine(): Promise<void>
  /** Keeps when a visitor was last there, beside the snapshot: it happens too often to write the whole. */
  noteUse(visitor: string, at: number): Promise<void>
  /** When the visitor was last there, in ms; 0 if unknown. */
  lastUse(visitor: string): Promise<number>
}

const revisionOf = (kept: unknown): number =>
  typeof kept === 'object' && kept !== null && 'revision' in kept && typeof kept.revision === 'number'
    ? kept.revision
    : 0

/** Keeps the snapshot for as long as the page lives. */
export function memoryStorage(): Storage {
  let kept: unknown
  const uses = new Map<string, number>()
  return {
    load: async () => kept,
    async save(snapshot, expectedRevision) {
      if (revisionOf(kept) !== expectedRevision) return false
      kept = snapshot
      return true
    },
    async quarantine() {
      kept = undefined
    },
    async noteUse(visitor, at) {
      uses.set(visitor, at)
    },
    lastUse: async (visitor) => uses.get(visitor) ?? 0,
  }
}

/** The only object store of a shop's database. */
export const OBJECTS = 'snapshots'
const CURRENT = 'shop'
const ASIDE = 'aside'
const keyOfEntry = (entry: string) => `${CURRENT}/${entry}`
const keyOfUse = (visitor: string) => `use:${visitor}`
/**
 * Some browsers never answer `open` where storage is blocked. A shop without memory is better than none. The five seconds are counted in
 * ticks, so that a page which is blocked for longer than that still takes the answer that has come meanwhile.
 */
const OPEN_PATIENCE = { ticks: 10, everyMs: 500 }

async function open(factory: IDBFactory, name: string): Promise<IDBPDatabase> {
  const request = factory.open(name, 1)
  request.addEventListener('upgradeneeded', () => void request.result.createObjectStore(OBJECTS))
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  let left = OPEN_PATIENCE.ticks
  const patience = setInterval(() => {
    left -= 1
    if (left === 0) reject(new Error('IndexedDB did not open'))
  }, OPEN_PATIENCE.everyMs)
  try {
    const opened: Promise<unknown> = wrap(request)
    return (await Promise.race([opened, tooLate])) as IDBPDatabase
  } finally {
    clearInterval(patience)
  }
}

/** A connection to a shop's database; rejects where the browser does not allow it. */
export async function databaseOf(factory: IDBFactory, name: string): Promise<IDBPDatabase> {
  const database = await open(factory, name)
  // Another tab with a newer shop may want to upgrade: an open connection would block it.
  database.addEventListener('versionchange', () => database.close())
  return database
}

/** The names of the entries that are kept beside a snapshot; none for what was kept in one piece. */
const entriesBeside = (kept: unknown): readonly string[] =>
  typeof kept === 'object' && kept !== null && 'entries' in kept && Array.isArray(kept.entries)
    ? kept.entries.map(String)
    : []

/** Sends a write without waiting for it: one that fails aborts its transaction, whose end rejects. */
const queue = (write: Promise<unknown>): void => void write.catch(() => undefined)

/** The part of an object store that reads one record. */
interface Reading {
  get(key: string): Promise<unknown>
}

/** What is kept, in one piece, and which entries it was put together from. */
async function keptIn(store: Reading): Promise<{ found: unknown; names: readonly string[] }> {
  const head: unknown = await store.get(CURRENT)
  const names = entriesBeside(head)
  if (names.length === 0) return { found: head, names }
  const { entries: _names, state: rest, ...snapshot } = head as Snapshot & { entries: unknown }
  const entries = names.map(async (name) => [name, await store.get(keyOfEntry(name))] as const)
  const state = joinState({ rest, entries: new Map(await Promise.all(entries)) })
  return { found: { ...snapshot, state }, names }
}

/** Keeps the snapshot in IndexedDB, so that each change writes only what it changed; rejects where the browser does not allow it. */
export async function indexedDbStorage(factory: IDBFactory, name: string): Promise<Storage> {
  const database = await databaseOf(factory, name)
  const write = () => {
    const transaction = database.transaction(OBJECTS, 'readwrite', { durability: 'relaxed' })
    // A read that fails rejects before anything waits for the end.
    queue(transaction.done)
    return transaction
  }
  return {
    load: async () => (await keptIn(database.transaction(OBJECTS).store)).found,
    async save({ state, ...snapshot }, expectedRevision, known) {
      const transaction = write()
      const { store } = transaction
      const { rest, entries } = splitState(state)
      const before = splitState(known).entries
      const head: unknown = await store.get(CURRENT)
      const isCurrent = revisionOf(head) === expectedRevision
      if (isCurrent) {
        const beside = new Set(entriesBeside(head))
        queue(store.put({ ...snapshot, state: rest, entries: [...entries.keys()] }, CURRENT))
        for (const [name, entry] of entries)
          if (before.get(name) !== entry || !beside.has(name)) queue(store.put(entry, keyOfEntry(name)))
        for (const name of beside) if (!entries.has(name)) queue(store.delete(keyOfEntry(name)))
      }
      // A transaction that is committed ends sooner than one that has nothing left to do.
      transaction.commit()
      await transaction.done
      return isCurrent
    },
    async quarantine() {
      const { store, done } = write()
      const { found, names } = await keptIn(store)
      queue(store.put(found, ASIDE))
      for (const key of [CURRENT, ...names.map(keyOfEntry)]) queue(store.delete(key))
      await done
    },
    async noteUse(visitor, at) {
      const { store, done } = write()
      queue(store.put(at, keyOfUse(visitor)))
      await done
    },
    async lastUse(visitor) {
      const found: unknown = await database.get(OBJECTS, keyOfUse(visitor))
      return typeof found === 'number' ? found : 0
    },
  }
}

/** The browser's own; rejects where there is none. */
export const browserStorage = async (name: string): Promise<Storage> => indexedDbStorage(indexedDB, name)
