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
  /** Moves what is kept out of the way, so that it is neither read again nor lost. */
  putAside(): Promise<void>
  /** Keeps when a visitor was last there, beside the snapshot: it happens too often to write the whole. */
  noteUse(visitor: string, at: number): Promise<void>
  /** When the visitor was last there, in ms; 0 when nobody knows. */
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
    async putAside() {
      kept = undefined
    },
    async noteUse(visitor, at) {
      uses.set(visitor, at)
    },
    lastUse: async (visitor) => uses.get(visitor) ?? 0,
  }
}

const STORE = 'snapshots'
const CURRENT = 'shop'
const ASIDE = 'aside'
const keyOfEntry = (entry: string) => `${CURRENT}/${entry}`
const keyOfUse = (visitor: string) => `use:${visitor}`
/** Some browsers never answer `open` where storage is blocked. A shop without memory is better than none. */
const OPEN_PATIENCE_MS = 2_000

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB request failed'))
  })

function endOf(transaction: IDBTransaction): Promise<void> {
  const end = new Promise<void>((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('IndexedDB transaction failed'))
    transaction.oncomplete = () => resolve()
    transaction.onerror = fail
    transaction.onabort = fail
  })
  // Whoever fails before the end has said so already: nobody waits for it then.
  end.catch(() => undefined)
  return end
}

function open(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error('IndexedDB did not open')), OPEN_PATIENCE_MS)
    const request = factory.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => {
      clearTimeout(patience)
      resolve(request.result)
    }
    request.onerror = () => {
      clearTimeout(patience)
      reject(request.error ?? new Error('IndexedDB did not open'))
    }
  })
}

/** The names of the entries that are kept beside a snapshot; none for what was kept in one piece. */
const entriesBeside = (kept: unknown): readonly string[] =>
  typeof kept === 'object' && kept !== null && 'entries' in kept && Array.isArray(kept.entries)
    ? kept.entries.map(String)
    : []

/** What is kept, in one piece, and which entries it was put together from. */
async function keptIn(store: IDBObjectStore): Promise<{ found: unknown; names: readonly string[] }> {
  const head: unknown = await answerOf(store.get(CURRENT))
  const names = entriesBeside(head)
  if (names.length === 0) return { found: head, names }
  const { entries: _names, state: rest, ...snapshot } = head as Snapshot & { entries: unknown }
  const entries = names.map(
    async (name) => [name, await answerOf<unknown>(store.get(keyOfEntry(name)))] as const,
  )
  const state = joinState({ rest, entries: new Map(await Promise.all(entries)) })
  return { found: { ...snapshot, state }, names }
}

/** Keeps the snapshot in IndexedDB, so that each change writes only what it changed; rejects where the browser does not allow it. */
export async function indexedDbStorage(factory: IDBFactory, name: string): Promise<Storage> {
  const database = await open(factory, name)
  // Another tab with a newer shop may want to upgrade: this one must not stand in its way.
  database.onversionchange = () => database.close()
  const write = () => database.transaction(STORE, 'readwrite', { durability: 'relaxed' })
  return {
    load: async () => (await keptIn(database.transaction(STORE).objectStore(STORE))).found,
    async save({ state, ...snapshot }, expectedRevision, known) {
      const transaction = write()
      const store = transaction.objectStore(STORE)
      const end = endOf(transaction)
      const { rest, entries } = splitState(state)
      const before = splitState(known).entries
      const head: unknown = await answerOf(store.get(CURRENT))
      const isCurrent = revisionOf(head) === expectedRevision
      if (isCurrent) {
        store.put({ ...snapshot, state: rest, entries: [...entries.keys()] }, CURRENT)
        const beside = new Set(entriesBeside(head))
        for (const [name, entry] of entries)
          if (before.get(name) !== entry || !beside.has(name)) store.put(entry, keyOfEntry(name))
        for (const name of beside) if (!entries.has(name)) store.delete(keyOfEntry(name))
      }
      // Said at once, it ends sooner than when the browser finds out that nothing follows.
      transaction.commit()
      await end
      return isCurrent
    },
    async putAside() {
      const transaction = write()
      const store = transaction.objectStore(STORE)
      const end = endOf(transaction)
      const { found, names } = await keptIn(store)
      store.put(found, ASIDE)
      store.delete(CURRENT)
      for (const name of names) store.delete(keyOfEntry(name))
      await end
    },
    async noteUse(visitor, at) {
      const transaction = write()
      const end = endOf(transaction)
      transaction.objectStore(STORE).put(at, keyOfUse(visitor))
      await end
    },
    async lastUse(visitor) {
      const found: unknown = await answerOf(
        database.transaction(STORE).objectStore(STORE).get(keyOfUse(visitor)),
      )
      return typeof found === 'number' ? found : 0
    },
  }
}

/** The browser's own; rejects where there is none. */
export const browserStorage = async (name: string): Promise<Storage> => indexedDbStorage(indexedDB, name)
