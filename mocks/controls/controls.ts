import type { MockServer } from '../server.ts'
import type { JournalEntry } from '../serving/journal.ts'
import {
  type ArmedFault,
  createInterference,
  type InterferenceControls,
  type NetworkConditions,
} from '../scenarios/interference.ts'
import { readLink } from '../scenarios/link.ts'
import type { PersonaId } from '../scenarios/personas.ts'
import type { ScenarioRow } from '../scenarios/row.ts'
import { stockedWith } from '../catalogue/assortments.ts'
import { scenarioTable } from '../scenarios/table.ts'
import { armWish } from './arm.ts'
import { type ClockControls, clockControls } from './clockControls.ts'
import { becomePersona, currentPersona } from './persona.ts'
import type { ShopDoor } from './shopDoor.ts'
import { createSnapshots, type Snapshots } from './snapshots.ts'
import { UnknownName } from './unknownName.ts'
import type { WishProblem } from './wishProblem.ts'

/**
 * Everything that can be done to the mocked shop from outside: what the console shows, `window.mock` offers in the browser and
 * `createControls(server)` in Node. No change reloads a page; what it changes on screen is there when its promise resolves.
 */
export interface Controls {
  server: MockServer
  scenarios: readonly ScenarioRow[]
  /** Arms as a link says it: `cart.change.rejected@2`, `changeCart:network@always`. Throws `UnknownName`, naming near ones. */
  arm(what: string): void
  disarm(name: string): boolean
  armed(): readonly (ArmedFault & { isSpent: boolean })[]
  /** Nothing armed, a calm network, nothing held. */
  clear(): void
  network(): NetworkConditions
  setNetwork(change: Partial<NetworkConditions>): void
  holding: InterferenceControls['holding']
  interference: InterferenceControls
  clock: ClockControls
  /** Signs somebody in, in a shop that is otherwise as it was. */
  become(persona: PersonaId): Promise<void>
  persona(): Promise<PersonaId | null>
  snapshots: Snapshots
  /** The shop as it opens, nobody in it; a snapshot is taken before. Without a clock (ms) that stays. */
  openAfresh(options?: { seed?: number; clock?: number }): Promise<void>
  /** About so many variants on the shelves; null for those written by hand. */
  setSize(variants: number | null): Promise<void>
  /** What of the page's link was not understood. */
  problems: WishProblem[]
  journal(): readonly JournalEntry[]
  /** Joins the shop on screen, once it is there. */
  attach(shop: ShopDoor): void
  shop(): ShopDoor | null
  /** Hears of every change of conditions, state or journal. */
  subscribe(listener: () => void): () => void
}

/** The visitor that a page of the browser is. */
export const BROWSER = 'browser'

/** Takes a server in hand; whatever it interfered with before is gone. */
export function createControls(server: MockServer): Controls {
  const interference = createInterference()
  server.interference = interference
  server.journal.keepsAnswers = true
  server.onDrift ??= () => undefined
  let shop: ShopDoor | null = null
  const changed = async () => {
    await shop?.refresh()
  }

  const snapshots = createSnapshots(server, async () => {
    shop?.forget()
    await changed()
  })

  return {
    server,
    scenarios: scenarioTable,
    arm(what) {
      const { wishes, problems } = readLink(new URLSearchParams([['mock', what]]))
      const [wish] = wishes.mocks
      if (problems.length > 0 || !wish)
        throw new UnknownName(
          'scenario',
          what,
          scenarioTable.map(({ id }) => id),
        )
      armWish(interference, wish)
    },
    disarm: (name) => interference.disarm(name),
    armed: () => interference.armed(),
    clear: () => interference.clear(),
    network: () => interference.network(),
    setNetwork: (change) => interference.setNetwork(change),
    holding: interference.holding,
    interference,
    clock: clockControls(server, changed),
    async become(persona) {
      await snapshots.take(`persona:${persona}`)
      shop?.forget()
      await becomePersona(server, persona, BROWSER)
      await changed()
    },
    persona: () => currentPersona(server, BROWSER),
    snapshots,
    async openAfresh({ seed, clock } = {}) {
      await snapshots.take('open-afresh')
      shop?.forget()
      if (clock !== undefined) server.clock.set(clock)
      await server.keeper.reset(seed)
      await changed()
    },
    async setSize(variants) {
      server.stocked = stockedWith(variants ?? undefined)
      await server.stocked.goods()
      await changed()
    },
    problems: [],
    journal: () => server.journal.entries(),
    attach(door) {
      shop = door
    },
    shop: () => shop,
    subscribe(listener) {
      const stops = [
        interference.subscribe(listener),
        server.journal.subscribe(listener),
        server.keeper.subscribe(listener),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
