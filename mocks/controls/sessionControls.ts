import type { OrderStatus } from '../../src/contract/enumerations.ts'
import type { FaultInjectorControls } from '../scenarios/createFaultInjector.ts'
import type { LinkOptions } from '../scenarios/link.ts'
import { setBotProtection } from '../server/botProtection.ts'
import { type MockServer, sizeOf } from '../server/mockServer.ts'
import { admit } from '../state/session/sessions.ts'
import type { ShopState } from '../state/stateSchema.ts'
import { packed, unpack } from './sessionExport/sessionExport.ts'
import { readSessionExport } from './sessionExport/readSessionExport.ts'
import { addressWith, currentLinkOptions } from './linkNow.ts'
import { type OrderTimeline, ordersOf, timeOfStep, type WantedStep } from './orders.ts'
import { peopleIn, type PersonaFacts } from './people.ts'
import type { EarlierPart } from './records/earlierPart.ts'
import type { RecordMap } from './records/recordMap.ts'
import type { RecordSearch, ShopRecord } from './records/shopRecord.ts'
import { packedLink } from './packedLink.ts'
import { playedPersona } from './persona.ts'
import type { Screen } from './screen.ts'
import type { ShopSnapshot, Snapshots } from './snapshots.ts'
import { changeShop, type ShopChange, shopChangeOf } from './changeShop.ts'

/** Controls of a session as a whole: personas, orders, and its export. */
export interface SessionControls {
  /** All personas, and their data. */
  people(): Promise<PersonaFacts[]>
  /** The visitor's orders, newest first, each with its timeline. */
  orders(): Promise<OrderTimeline[]>
  /**
   * Moves the clock to the time when an order of the visitor reaches a status, by default its next one; the visitor stays logged in. Throws
   * `UnknownName` for an order of another visitor, `NoSuchStep` for a status that cannot be reached.
   */
  stepOrder(gid: string, status?: OrderStatus, visitor?: string): Promise<void>
  /**
   * Changes the shop: `set({ stock: { variant: '197044702', available: 1 }, account: { points: 900 } })`. Returns the snapshot of the shop
   * before, which undoes it: `snapshots.restore(id)`. Throws `InvalidInput` with the field; then nothing has changed.
   */
  set(change: ShopChange, visitor?: string): Promise<ShopSnapshot>
  /**
   * The records of a kind whose name or id has all words of the text, the first 40; each field with the change that sets it:
   * `records({ kind: 'variant', text: 'milk' })`.
   */
  records(search: RecordSearch): Promise<ShopRecord[]>
  /**
   * Puts back parts of the state, which the fields of a record have as `earlier`; false when their account or cart is no longer there.
   */
  putBack(parts: readonly EarlierPart[]): Promise<boolean>
  /** How many records of each kind the person of this browser has, and which of their fields refer to which others. */
  recordMap(): Promise<RecordMap>
  /** Whether calls are challenged to show that a person makes them. */
  isBotProtected(): Promise<boolean>
  /** Switching it on challenges every browser again. */
  setBotProtection(isOn: boolean): Promise<void>
  /**
   * The link to this page with all that is armed, who is signed in, the time and the network; `change` is put over it. Long answers are
   * compressed in its fragment.
   */
  link(change?: Partial<LinkOptions>): Promise<string>
  /** Journal, state, conditions, clock and a tester's notes in one text, without any secret. */
  exportSession(notes?: string): Promise<string>
  /** Restores an exported session and returns its notes; a snapshot is taken first. On `SessionExportRefused` nothing has changed. */
  importSession(text: string): Promise<{ notes: string }>
}

interface SessionTools {
  server: MockServer
  faultInjector: FaultInjectorControls
  screen: Screen
  snapshots: Snapshots
  visitor: string
  /** Loads the products of another size or seed, and shows them. */
  restocked: () => Promise<void>
}

const safeAddress = (href: string | null) => (href === null ? null : addressWith({ mocks: [] }, href))

/** The link options for the current state. */
export async function linkOptionsOf({
  server,
  faultInjector,
  visitor,
}: Pick<SessionTools, 'server' | 'faultInjector' | 'visitor'>): Promise<LinkOptions> {
  const state = await server.store.read()
  const persona = playedPersona(state, visitor)
  const size = sizeOf(server, state)
  const { catalogueSeed } = state
  return currentLinkOptions({ faultInjector, clock: server.clock, persona, size, catalogueSeed })
}

export function sessionControls(tools: SessionTools): SessionControls {
  const { server, faultInjector, screen, snapshots, visitor, restocked } = tools
  const { store, clock } = server
  /** The last part of a write: whatever it refuses leaves the clock as it was. */
  function moveToStep(draft: ShopState, who: string, step: WantedStep): void {
    const time = timeOfStep(draft, who, step, clock.now())
    // The clock may skip hours: the session must not expire meanwhile.
    store.noteUse(who, time)
    clock.set(time)
  }
  return {
    people: () => peopleIn(server),
    orders: () => ordersOf(server, visitor),
    async stepOrder(gid, status, who = visitor) {
      await admit(store, who, clock.now())
      await store.write((draft) => moveToStep(draft, who, { gid, status }))
      await screen.show()
    },
    async set(asked, who = visitor) {
      const { order, ...change } = shopChangeOf(asked)
      const snapshot = await snapshots.take(`set:${Object.keys(asked).join(',')}`)
      if (order) await admit(store, who, clock.now())
      await changeShop(server, change, who, (draft) => {
        if (order) moveToStep(draft, who, order)
      })
      await screen.show()
      return snapshot
    },
    records: async (search) => {
      const { findRecords } = await import('./records/findRecords.ts')
      return findRecords(server, visitor, search)
    },
    async putBack(parts) {
      const { putBack } = await import('./records/putBack.ts')
      const isThere = await putBack(server, parts)
      await screen.show()
      return isThere
    },
    recordMap: async () => {
      const { recordMap } = await import('./records/recordMap.ts')
      return recordMap(server, visitor)
    },
    isBotProtected: async () => (await store.read()).access.isBotProtected,
    setBotProtection: (isOn) => store.write((draft) => setBotProtection(draft, isOn)),
    link: async (change = {}) =>
      packedLink(addressWith({ ...(await linkOptionsOf(tools)), ...change }, screen.href() ?? server.base)),
    exportSession: (notes = '') => packed({ server, faultInjector, page: safeAddress(screen.href()), notes }),
    async importSession(text) {
      const sessionExport = readSessionExport(text)
      await snapshots.take('import')
      screen.forget()
      await unpack(sessionExport, { server, faultInjector })
      await restocked()
      return { notes: sessionExport.notes ?? '' }
    },
  }
}
