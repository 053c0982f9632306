import { type MockServer, stockedFor } from '../server/mockServer.ts'
import {
  type ArmedFault,
  createFaultInjector,
  type FaultTarget,
  type FaultInjectorControls,
  type NetworkConditions,
} from '../scenarios/createFaultInjector.ts'
import type { Persona } from '../scenarios/persona.ts'
import { isPersona, type PersonaId, personas } from '../scenarios/personas.ts'
import type { AnswerOverride } from '../base/answerOverride.ts'
import { faultText } from '../scenarios/fault.ts'
import type { ScenarioRow } from '../scenarios/row.ts'
import { LARGEST_SIZE } from '../catalogue/assortments.ts'
import { scenarioTable } from '../scenarios/table.ts'
import { armText } from './arm.ts'
import type { Conditions } from './conditions.ts'
import { type ClockControls, clockControls } from './clockControls.ts'
import { type JournalControls, journalControls } from './journal/journalControls.ts'
import { noteMore } from './journal/noteMore.ts'
import { type NetworkChange, networkChangeOf } from './networkChange.ts'
import { InvalidInput } from './invalidInput.ts'
import { type Coverage, createCoverage } from './coverage.ts'
import { becomePersona, currentPersona, expireSession } from './persona.ts'
import { createScreen, type Surroundings } from './screen.ts'
import type { AppBridge } from '../base/appBridge.ts'
import { createSnapshots, type Snapshots } from './snapshots.ts'
import { UnknownName } from './unknownName.ts'
import { type SessionControls, sessionControls, linkOptionsOf } from './sessionControls.ts'
import type { ExplainedLinkProblem } from './explainedLinkProblem.ts'

/**
 * Everything that can be done to the mocked shop from outside: what the console shows, `window.mock` offers in the browser and
 * `createControls(server)` in Node. No change reloads a page; what it changes on screen is there when its promise resolves.
 */
export interface Controls extends JournalControls, SessionControls {
  server: MockServer
  scenarios: readonly ScenarioRow[]
  /**
   * Arms a fault as in a link: `cart.change.rejected@2`, `changeCart:network@always`. Throws `UnknownName` with suggestions, or
   * `InvalidInput` with the expected form.
   */
  arm(what: string): void
  /**
   * Answers a call with another body, or with a merge patch (RFC 7396) of its real reply: `answer('syncCart', { patch: { data: … } })`, also
   * with `status`, `headers` and `when` (`2`, `always`, `30%`). Throws `InvalidInput` for a body that does not fit the reply's schema, unless
   * `isForced`. A second answer of the same call replaces the first.
   */
  answer(call: FaultTarget, override: AnswerOverride & { when?: string }): void
  /** By the name that `armed()` gives; false when nothing of this name was armed. */
  disarm(name: string): boolean
  /** The armed faults, in order, with the number of requests that they matched. */
  armed(): readonly (ArmedFault & { isSpent: boolean })[]
  /** Nothing armed, a calm network, nothing held. */
  clear(): void
  network(): NetworkConditions
  /** `{ latency: 'lognormal:300', failureRate: 0.3, seed: 7, isOffline: true }`; what is left out stays. Throws `InvalidInput`. */
  setNetwork(change: NetworkChange): void
  /** Holds finished answers: `hold(true)`, `held()`, `release(1)`. */
  holding: FaultInjectorControls['holding']
  faultInjector: FaultInjectorControls
  /** Answers 400 to what the contract does not have: a misspelt field, query parameter or header. Without a value it only reads. */
  strict(isOn?: boolean): boolean
  clock: ClockControls
  /**
   * Signs a persona in without changing the rest of the shop; a snapshot is taken first. Throws `UnknownName`, or what kept it from being set
   * up; then nothing has changed.
   */
  become(persona: PersonaId, visitor?: string): Promise<void>
  /** The persona that is signed in: `guest` for a guest, null for any other account. */
  persona(visitor?: string): Promise<PersonaId | null>
  snapshots: Snapshots
  /** A new shop without visitors; a snapshot is taken first. Without a time (`clock`, ms) the clock stays. */
  openAfresh(options?: Opening): Promise<void>
  /** Sets the approximate number of variants, up to 80,000; null for the hand-written ones. Throws `InvalidInput`. */
  setSize(variants: number | null): Promise<void>
  size(): number | null
  /** The seed of the generated products: the shop's own, unless another was set. */
  catalogueSeed(): Promise<number>
  /** The parts of the contract that this session has exercised. */
  coverage: Coverage
  /** What of the page's link was not understood. */
  problems: ExplainedLinkProblem[]
  /** What was on in the tab before the page's link, which started clean. */
  replaced: Conditions | null
  /** Joins the shop on screen, once it is there. */
  attach(shop: AppBridge): Promise<void>
  shop(): AppBridge | null
  /** Calls the listener after every change of conditions, state or journal. */
  subscribe(listener: (news: News) => void): () => void
}

/** One more journal entry, of which there may be hundreds; or any other change. */
export type News = 'request' | 'change'

/** The options of a new shop. Without a seed it has the usual one; generated products may have their own. Without a size it stays. */
export interface Opening {
  seed?: number
  catalogueSeed?: number
  /** The approximate number of variants, null for the hand-written ones; `usual` is the size that the shop starts with. */
  size?: number | null | 'usual'
  /** In ms, from which the clock runs on unless it is frozen; `machine` is the machine's own time. */
  clock?: number | 'machine'
  isFrozen?: boolean
}

/** The visitor that a page of the browser is. */
export const BROWSER = 'browser'

const isSize = (variants: number): boolean =>
  Number.isInteger(variants) && variants > 0 && variants <= LARGEST_SIZE

function refuseSize(variants: number | null): void {
  if (variants === null || isSize(variants)) return
  throw new InvalidInput(`${variants}`, `a number of variants up to ${LARGEST_SIZE}, or null`)
}

/** Connects the controls to a server and replaces its fault injector. `surroundings` exist in a browser only. */
export function createControls(server: MockServer, surroundings: Surroundings = {}): Controls {
  const faultInjector = createFaultInjector(server.store.seed)
  server.faultInjector = faultInjector
  server.journal.keepsAnswers = true
  server.onDrift ??= () => undefined
  noteMore(server)
  const screen = createScreen(server.store, surroundings)
  const changed = () => screen.show()
  /** Loads the products of another size or seed, and shows them. */
  async function restocked(): Promise<void> {
    const state = await server.store.read()
    await stockedFor(server, state).catalogue(state.catalogueSeed)
    await changed()
  }
  const restored = async () => {
    screen.forget()
    await restocked()
  }
  const snapshots = createSnapshots(server, restored, surroundings.snapshots)
  const tools = { server, faultInjector, screen, snapshots, visitor: BROWSER, restocked }

  return {
    server,
    scenarios: scenarioTable,
    arm: (what) => armText(faultInjector, what),
    answer: (call, { when = 'once', ...answer }) =>
      armText(faultInjector, `${call}:${faultText({ kind: 'answer', answer })}@${when}`),
    disarm: (name) => faultInjector.disarm(name),
    armed: () => faultInjector.armed(),
    clear: () => faultInjector.clear(),
    network: () => faultInjector.network(),
    setNetwork: (change) => faultInjector.setNetwork(networkChangeOf(change)),
    holding: faultInjector.holding,
    faultInjector,
    strict: (isOn = server.isStrict) => (server.isStrict = isOn),
    clock: clockControls(server, changed),
    coverage: createCoverage(server.journal),
    ...sessionControls(tools),
    size: () => server.stocked.size,
    catalogueSeed: async () => (await server.store.read()).catalogueSeed,
    async become(persona, visitor = BROWSER) {
      if (!isPersona(persona)) throw new UnknownName('persona', persona, Object.keys(personas))
      const { isAgeAccepted, hasExpired }: Persona = personas[persona]
      const { id: before } = await snapshots.take(`persona:${persona}`)
      screen.forget()
      try {
        await becomePersona(server, persona, visitor)
      } catch (error) {
        await snapshots.restore(before)
        throw error
      }
      if (isAgeAccepted) screen.acceptAge()
      await changed()
      if (hasExpired) await screen.onceSeen(() => expireSession(server, visitor))
    },
    persona: async (visitor = BROWSER) => currentPersona(await server.store.read(), visitor),
    snapshots,
    async openAfresh({ seed, catalogueSeed, size, clock, isFrozen = false } = {}) {
      if (size !== undefined && size !== 'usual') refuseSize(size)
      await snapshots.take('open-afresh')
      const { catalogueSize } = await server.store.read()
      screen.forget()
      const moveClock = () => {
        if (clock !== undefined) server.clock.restore({ shift: 0, frozenAt: null })
        // Freezing first makes the time exact, however slow the machine is.
        if (isFrozen) server.clock.freeze()
        if (typeof clock === 'number') server.clock.set(clock)
      }
      const newSize = size === undefined ? catalogueSize : size === 'usual' ? undefined : size
      await server.store.reset(seed, catalogueSeed, moveClock, newSize)
      await restocked()
    },
    async setSize(variants) {
      refuseSize(variants)
      await server.store.write((draft) => {
        draft.catalogueSize = variants
      })
      await restocked()
    },
    problems: [],
    replaced: null,
    ...journalControls({
      server,
      faultInjector,
      visitor: BROWSER,
      shop: () => screen.shop(),
      linkOptions: () => linkOptionsOf(tools),
      changed,
    }),
    attach: (bridge) => screen.attach(bridge),
    shop: () => screen.shop(),
    subscribe(listener) {
      const changed = () => listener('change')
      const stops = [
        faultInjector.subscribe(changed),
        server.journal.subscribe((entry) => listener(entry ? 'request' : 'change')),
        server.store.subscribe(changed),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
