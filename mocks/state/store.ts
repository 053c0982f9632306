import * as v from 'valibot'
import type { Clock } from '../base/clock.ts'
import { changed } from './draft.ts'
import { type ShopState, STATE_VERSION, openShop, shopStateSchema } from './state.ts'
import { type Storage, memoryStorage } from './storage.ts'
import { type Tabs, noOtherTabs } from './tabs.ts'

/** Holds the shop's state: reads see the newest, writes happen one after the other and are kept before they are answered. */
export interface StateStore {
  read(): Promise<ShopState>
  /**
   * Changes a draft; a change that throws leaves the state as it was, and runs again when another tab was faster. Whoever moves the
   * clock does it here: the setting is kept with the state, and read again with what other tabs have written.
   */
  write<T>(change: (draft: ShopState) => T): Promise<T>
  /**
   * Starts a shop that nobody has visited; another seed gives it other ids, other luck and, where goods are made on demand, other
   * goods, unless these have a seed of their own. It opens at the moment to which `moveClock` takes it.
   */
  reset(seed?: number, catalogueSeed?: number, moveClock?: () => void): Promise<void>
  /**
   * Remembers that a visitor was there at that moment, in ms, at next to no cost: nobody waits for it, no tab hears of it, and
   * it is kept once a second at most.
   */
  noteUse(visitor: string, at: number): void
  /** When the visitor was last there as far as this tab knows; 0 when it knows of none. */
  lastUse(visitor: string): number
  /** The same as far as any tab knows, or knew before it was closed, to a second. */
  lastUseAnywhere(visitor: string): Promise<number>
  /** Hears of every change, of this tab and of others. */
  subscribe(listener: () => void): () => void
  /** Whether the state outlives the page. */
  isKept(): boolean
  close(): void
}

export interface KeeperOptions {
  clock: Clock
  seed: number
  storage?: Storage | Promise<Storage>
  tabs?: Tabs
  /** What follows from every change, such as messages that somebody waits for: part of the same transaction. */
  settle?: (draft: ShopState) => void
}

const snapshotSchema = v.object({
  version: v.literal(STATE_VERSION),
  revision: v.number(),
  state: shopStateSchema,
})

const isOfVersion = (found: unknown, version: number): boolean =>
  typeof found === 'object' && found !== null && 'version' in found && found.version === version

/** What is kept as this version has it: a snapshot of an older one is carried over. */
const upToDate = async (found: unknown): Promise<unknown> =>
  isOfVersion(found, STATE_VERSION) ? found : (await import('./migrations.ts')).migrated(found)

const ATTEMPTS = 1_000
/** A session lasts 30 minutes: in another tab it may end so much sooner. */
const USE_GRAIN_MS = 1_000

/** Opens the shop's state from what is kept; what cannot be read is put aside and the shop starts afresh. */
export function createStateStore({
  clock,
  seed,
  storage,
  tabs = noOtherTabs(),
  settle = () => undefined,
}: KeeperOptions): StateStore {
  const listeners = new Set<() => void>()
  const uses = new Map<string, number>()
  const keptUses = new Map<string, number>()
  let state = openShop(clock.setting(), clock.now(), seed)
  let kept: Storage | null = null
  /** What the storage has, as far as this tab knows. */
  let known: ShopState | undefined
  let isStale = false
  let catchingUp = Promise.resolve()

  const tell = () => {
    for (const listener of listeners) listener()
  }

  /** What is kept. A storage that fails is given up: the shop goes on from memory. */
  async function loaded(): Promise<unknown> {
    try {
      return await kept?.load()
    } catch {
      kept = null
      return undefined
    }
  }

  async function reload(): Promise<void> {
    known = undefined
    const found = await loaded()
    if (found === undefined) {
      // What was kept has been cleared from outside: what this page knows is the next to be kept.
      state = { ...state, revision: 0 }
      return
    }
    const snapshot = v.safeParse(snapshotSchema, await upToDate(found))
    if (snapshot.success) {
      state = snapshot.output.state
      // An older version's is written anew as a whole.
      if (isOfVersion(found, STATE_VERSION)) known = state
      clock.restore(state.clock)
      return
    }
    await putAside()
    state = { ...openShop(clock.setting(), clock.now(), seed), startedAfresh: true, revision: 1 }
    await save(state, 0)
  }

  /** Whoever asks while what other tabs wrote is being read waits for it as well. */
  function catchUp(): Promise<void> {
    if (isStale) {
      isStale = false
      catchingUp = catchingUp.then(reload, reload)
    }
    return catchingUp
  }

  async function putAside(): Promise<void> {
    try {
      await kept?.putAside()
    } catch {
      kept = null
    }
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
      await reload()
    } catch {
      kept = null
    }
  }

  tabs.listen(() => {
    isStale = true
    tell()
  })
  const opened = begin()

  const write = <T>(change: (draft: ShopState) => T): Promise<T> =>
    tabs.exclusively(async () => {
      await opened
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
          state = next
          tabs.announce(next.revision)
          tell()
          return result
        }
      }
      throw new Error('The shop could not be saved: other tabs never stop writing')
    })

  return {
    async read() {
      await opened
      await catchUp()
      return state
    },
    write,
    async reset(newSeed = seed, catalogueSeed = newSeed, moveClock) {
      for (const visitor of uses.keys()) await kept?.noteUse(visitor, 0).catch(() => undefined)
      uses.clear()
      keptUses.clear()
      await write((draft) => {
        moveClock?.()
        Object.assign(draft, openShop(clock.setting(), clock.now(), newSeed, catalogueSeed))
      })
    },
    noteUse(visitor, at) {
      uses.set(visitor, at)
      // The clock may be set back as well.
      if (Math.abs(at - (keptUses.get(visitor) ?? 0)) < USE_GRAIN_MS) return
      keptUses.set(visitor, at)
      // A use that cannot be kept is still known here, for as long as this tab lives.
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
