import { usualSeed } from '../../fixtures/rows.ts'
import type { CallName } from '../../src/contract/callTable.ts'
import type { Config } from '../../src/contract/entities/config.ts'
import { type Stocked, stockedWith } from '../catalogue/assortments.ts'
import { shopConfig } from '../../fixtures/shopConfig.ts'
import { createJournal, type Journal } from './journal.ts'
import { createTelemetry, type Telemetry } from '../base/telemetry.ts'
import type { FaultInjector } from './faultInjector.ts'
import { type Clock, createClock } from '../base/clock.ts'
import { createStateStore, type StateStore } from '../state/store.ts'
import { notifyWaitingShoppers } from '../state/orders/restock.ts'
import type { ShopState } from '../state/stateSchema.ts'
import type { Storage } from '../state/storage.ts'
import type { Tabs } from '../state/tabs.ts'

/** A reply that does not fit its schema: the mocked server and the contract have come apart. */
export interface Drift {
  call: CallName | 'page'
  path: string
  field: string
  expected: string
}

export interface MockServer {
  /** The base path of the shop, with a slash at both ends. */
  base: string
  clock: Clock
  store: StateStore
  config: Config
  /** Whether accounts can have passkeys, which the documents' configuration has no flag for. */
  hasPasskeys: boolean
  /** The products of the newest state that was read (`stockedFor`). */
  stocked: Stocked
  /** The size of the catalogue until another is set; null for the hand-written products. */
  usualSize: number | null
  journal: Journal
  telemetry: Telemetry
  /** Refuses fields, query parameters and headers that the contract does not have; otherwise the journal marks them as drift. */
  isStrict: boolean
  conditions: { latency: number }
  /** Set by the controls (`mocks/controls`): whatever the console, a link or a test has armed. */
  faultInjector: FaultInjector | undefined
  /** Set where replies are held against their schema: in tests and while developing. */
  onDrift: ((drift: Drift) => void) | undefined
}

export interface MockServerOptions {
  base?: string
  clock?: Clock
  /** Decides ids, tokens, all other random results, stock and sales, and the products of a catalogue of another size. */
  seed?: number
  storage?: Storage | Promise<Storage>
  tabs?: Tabs
  config?: Config
  hasPasskeys?: boolean
  /** The approximate number of variants, up to some 80,000, instead of the hand-written ones. */
  catalogueSize?: number
  latency?: number
  /** The products of another server with the same options, which are shared. */
  stocked?: Stocked
  isStrict?: boolean
  onDrift?: (drift: Drift) => void
}

/** Opens the store of a server's state. */
export const openStore = (
  clock: Clock,
  stocked: () => Stocked,
  { seed = usualSeed, storage, tabs }: Pick<MockServerOptions, 'seed' | 'storage' | 'tabs'>,
): StateStore =>
  createStateStore({
    clock,
    seed,
    settle(draft) {
      const catalogue = stocked().current(draft.catalogueSeed)
      // The catalogue may still be loading; the next change checks again.
      if (catalogue) notifyWaitingShoppers(draft, clock.now(), catalogue)
    },
    storage,
    tabs,
  })

/** A mocked shop, new or restored from its storage. `serve` answers requests with it. */
export function createMockServer(options: MockServerOptions = {}): MockServer {
  const clock = options.clock ?? createClock()
  const stocked = options.stocked ?? stockedWith(options.catalogueSize)
  const server: MockServer = {
    base: options.base ?? '/',
    clock,
    store: openStore(clock, () => server.stocked, options),
    config: options.config ?? shopConfig,
    hasPasskeys: options.hasPasskeys ?? true,
    stocked,
    usualSize: stocked.size,
    journal: createJournal(),
    telemetry: createTelemetry(),
    isStrict: options.isStrict ?? false,
    conditions: { latency: options.latency ?? 0 },
    faultInjector: undefined,
    onDrift: options.onDrift,
  }
  return server
}

/** The size of a state's catalogue; null for the hand-written products. */
export const sizeOf = (
  { usualSize }: MockServer,
  { catalogueSize = usualSize }: Pick<ShopState, 'catalogueSize'>,
): number | null => catalogueSize

/** The products of a state: the controls, or another tab, may have set another size. */
export function stockedFor(server: MockServer, state: Pick<ShopState, 'catalogueSize'>): Stocked {
  const size = sizeOf(server, state)
  if (server.stocked.size !== size) server.stocked = stockedWith(size ?? undefined)
  return server.stocked
}
