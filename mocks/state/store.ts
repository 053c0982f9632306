import * as v from 'valibot'
import type { Clock } from '../base/clock.ts'
import { changed } from './draft.ts'
import { openShop } from './state.ts'
import type { ShopState, snapshotSchema } from './stateSchema.ts'
import { STATE_VERSION } from './version.ts'
import { type Storage, memoryStorage } from './storage.ts'
import { type Tabs, noOtherTabs } from './tabs.ts'

/** Called after a change; after a write of this tab, with the state before and after it, and what the writer has given with it. */
type StateListener = (before?: ShopState, after?: ShopState, note?: object) => void

/** Holds the shop's state: reads return the newest state; writes run one after the other and are stored before they are answered. */
export interface StateStore {
  /** Of a new shop that is given none. */
  readonly seed: number
  read(): Promise<ShopState>
  /**
   * Changes a draft. A change that throws leaves the state as it was; it runs again when another tab was faster. The clock must be set in
   * here, since its setting is stored with the state and read again with the writes of other tabs. Listeners get the note.
   */
  write<T>(change: (draft: ShopState) => T, note?: object): Promise<T>
  /**
   * Starts a new shop. Another seed gives other ids, other random results and, with generated products, other products, unless
   * `catalogueSeed` is given. It opens at the time that `moveClock` sets. Its catalogue has the usual size, unless another is given.
   */
  reset(seed?: number, catalogueSeed?: number, moveClock?: () => void, size?: number | null): Promise<void>
  /** Records a visitor's last use, in ms. It is cheap: it does not block, notifies no tab, and is stored at most once a second. */
  noteUse(visitor: string, at: number): void
  /** The visitor's last use, as known in this tab; 0 when unknown. */
  lastUse(visitor: string): number
  /** The same across all tabs, including closed ones, to a second. */
  lastUseAnywhere(visitor: string): Promise<number>
  /** Calls the listener after every change, of this tab and of others; returns an unsubscribe function. */
  subscribe(listener: StateListener): () => void
  /** Whether the state outlives the page. */
  isKept(): boolean
  close(): void
}

export interface StateStoreOptions {
  clock: Clock
  seed: number
  storage?: Storage | Promise<Storage> | undefined
  tabs?: Tabs | undefined
  /** The consequences of every change, such as pending messages: part of the same transaction. */
  settle?: (draft: ShopState) => void
}

type Snapshot = v.InferOutput<typeof snapshotSchema>

const versionOf = (found: unknown): unknown =>
  typeof found === 'object' && found !== null && 'version' in found ? found.version : undefined

const isOwn = (found: unknown): found is Snapshot => versionOf(found) === STATE_VERSION

const isNewer = (found: unknown): boolean => Number(versionOf(found)) > STATE_VERSION

/** What is kept as this version has it: a snapshot of an older one is carried over. */
const upToDate = async (found: unknown): Promise<unknown> =>
  isOwn(found) ? found : (await import('./migrations.ts')).migrated(found)

/** What is kept, checked against the schema of the state; null when it is unreadable or of a newer version. */
async function checked(found: unknown): Promise<Snapshot | null> {
  if (isNewer(found)) return null
  const { snapshotSchema } = await import('./stateSchema.ts')
  const { success, output } = v.safeParse(snapshotSchema, await upToDate(found))
  return success ? output : null
}

const ATTEMPTS = 1_000
/** A use within this time after the last stored one is not stored: in another tab, a session of 30 minutes may end this much earlier. */
const USE_GRAIN_MS = 1_000

/** Opens the stored state; an unreadable one is quarantined and the shop starts afresh. */
export function createStateStore({
  clock,
  seed,
  storage,
  tabs = noOtherTabs(),
  settle = () => undefined,
}: StateStoreOptions): StateStore {
  const listeners = new Set<StateListener>()
  const uses = new Map<string, number>()
  const keptUses = new Map<string, number>()
  let state = openShop(clock.setting(), clock.now(), seed)
  let kept: Storage | null = null
  /** The stored state, as known in this tab. */
  let known: ShopState | undefined
  let isStale = false
  let isOpen = false
  let catchingUp = Promise.resolve()

  const notify: StateListener = (...change) => {
    for (const listener of listeners) listener(...change)
  }

  /** What is kept. After a failure the storage is no longer used, and the shop continues in memory. */
  async function loaded(): Promise<unknown> {
    try {
      return await kept?.load()
    } catch {
      kept = null
      return undefined
    }
  }

  /** Reads what is kept. False when it is unreadable: then nothing has changed. */
  async function reload(): Promise<boolean> {
    known = undefined
    const found = await loaded()
    if (found === undefined) {
      // The storage was cleared from outside: this page's state is stored next.
      state = { ...state, revision: 0 }
      return true
    }
    // What another tab of this version wrote needs no check. After a deployment the file of the schema may be gone.
    const snapshot = isOpen && isOwn(found) ? found : await checked(found)
    if (!snapshot) return false
    // The storage accepts a write by the revision beside the state, whatever the state itself contains.
    state = { ...snapshot.state, revision: snapshot.revision }
    // An older version's is written anew as a whole.
    if (isOwn(found)) known = state
    clock.restore(state.clock)
    return true
  }

  /** Reads what another tab wrote. If that tab has a newer build, this one cannot read it: it leaves it as it is and continues in memory. */
  async function readWrites(): Promise<void> {
    if (!(await reload())) kept = null
  }

  /** Every caller waits while the writes of other tabs are read. */
  function catchUp(): Promise<void> {
    if (isStale) {
      isStale = false
      catchingUp = catchingUp.then(readWrites, readWrites)
    }
    return catchingUp
  }

  /** Moves an unreadable state out of the way and starts a new shop, unless another tab has just done so. */
  async function startAfresh(): Promise<void> {
    if (await reload()) return
    await kept?.quarantine()
    state = { ...openShop(clock.setting(), clock.now(), seed), startedAfresh: true, revision: 1 }
    await save(state, 0)
  }

  /** False when another tab wrote first. A storage that fails is given up as well. */
  async function save(next: ShopState, expectedRevision: number): Promise<boolean> {
    if (!kept) return true
    try {
      const snapshot = { version: STATE_VERSION, revision: next.revision, state: next }
      const isSaved = await kept.save(snapshot, expectedRevision, known)
      if (isSaved) known = next
      return isSaved
    } catch {
      kept = null
      return true
    }
  }

  async function begin(): Promise<void> {
    try {
      kept = (await storage) ?? memoryStorage()
      if (!(await reload())) await tabs.exclusively(startAfresh)
    } catch {
      kept = null
    }
    isOpen = true
  }

  tabs.listen(() => {
    isStale = true
    notify()
  })
  const opened = begin()

  const write = async <T>(change: (draft: ShopState) => T, note?: object): Promise<T> => {
    await opened
    return tabs.exclusively(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        isStale ||= attempt > 0
        await catchUp()
        const { next, result } = changed(state, (draft) => {
          const answer = change(draft)
          settle(draft)
          draft.revision = state.revision + 1
          draft.clock = clock.setting()
          return answer
        })
        if (await save(next, state.revision)) {
          const before = state
          state = next
          tabs.announce(next.revision)
          notify(before, next, note)
          return result
        }
      }
      throw new Error('The shop could not be saved: other tabs write')
    })
  }

  return {
    seed,
    async read() {
      await opened
      await catchUp()
      return state
    },
    write,
    async reset(newSeed = seed, catalogueSeed = newSeed, moveClock, size) {
      for (const visitor of uses.keys()) await kept?.noteUse(visitor, 0).catch(() => undefined)
      uses.clear()
      keptUses.clear()
      await write((draft) => {
        moveClock?.()
        Object.assign(draft, openShop(clock.setting(), clock.now(), newSeed, catalogueSeed))
        draft.catalogueSize = size
      })
    },
    noteUse(visitor, at) {
      uses.set(visitor, at)
      // The clock may be set back as well.
      if (Math.abs(at - (keptUses.get(visitor) ?? 0)) < USE_GRAIN_MS) return
      keptUses.set(visitor, at)
      // A use that cannot be stored is still known in this tab.
      kept?.noteUse(visitor, at).catch(() => undefined)
    },
    lastUse: (visitor) => uses.get(visitor) ?? 0,
    async lastUseAnywhere(visitor) {
      const known = uses.get(visitor) ?? 0
      try {
        return Math.max(known, (await kept?.lastUse(visitor)) ?? 0)
      } catch {
        return known
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isKept: () => kept !== null,
    close: () => tabs.close(),
  }
}
