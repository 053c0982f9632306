import type { OrderStatus } from '../../src/contract/enumerations.ts'
import type { FaultInjectorControls } from '../scenarios/createFaultInjector.ts'
import type { LinkWishes } from '../scenarios/link.ts'
import { setBotProtection } from '../server/botProtection.ts'
import type { MockServer } from '../server/mockServer.ts'
import { admit } from '../state/session/sessions.ts'
import { packed, unpack } from './bag/bag.ts'
import { readBag } from './bag/readBag.ts'
import { addressWith, wishesNow } from './linkNow.ts'
import { momentOfStep, type OrderCourse, ordersOf } from './orders.ts'
import { peopleIn, type PersonaFacts } from './people.ts'
import { playedPersona } from './persona.ts'
import type { Screen } from './screen.ts'
import type { Snapshots } from './snapshots.ts'

/** A visit as a whole: who can be there, what they ordered, and how it is handed on. */
export interface VisitControls {
  /** Everybody who can be signed in, and what they have. */
  people(): Promise<PersonaFacts[]>
  /** The visitor's orders, the newest first, each with the way that it takes. */
  orders(): Promise<OrderCourse[]>
  /**
   * Moves the clock to where an order of the visitor comes to that status, without one to its next; they stay logged in. Throws `UnknownName` for
   * an order that is not theirs, `NoSuchStep` for a status that it does not come to any more.
   */
  stepOrder(gid: string, status?: OrderStatus): Promise<void>
  /** Whether calls are challenged to show that a person makes them. */
  isBotProtected(): Promise<boolean>
  /** Switched on, it asks everybody anew. */
  setBotProtection(isOn: boolean): Promise<void>
  /** The link to this page with all that is armed, who is signed in, the time and the network; `change` is put over it. */
  link(change?: Partial<LinkWishes>): Promise<string>
  /** Journal, state, conditions and clock in one text, without any secret. */
  exportBag(): Promise<string>
  /** Takes over what a bag holds; a snapshot is taken before. Throws `BagRefused`, and nothing has changed. */
  importBag(text: string): Promise<void>
}

interface Standing {
  server: MockServer
  faultInjector: FaultInjectorControls
  screen: Screen
  snapshots: Snapshots
  visitor: string
  size: () => number | null
  stock: (variants: number | null) => Promise<void>
}

const safeAddress = (href: string | null) => (href === null ? null : addressWith({ mocks: [] }, href))

/** What a link for the state at hand wishes. */
export async function wishesOf({
  server,
  faultInjector,
  visitor,
  size,
}: Pick<Standing, 'server' | 'faultInjector' | 'visitor' | 'size'>): Promise<LinkWishes> {
  const state = await server.store.read()
  const persona = playedPersona(state, visitor)
  const { catalogueSeed } = state
  return wishesNow({ faultInjector, clock: server.clock, persona, size: size(), catalogueSeed })
}

export function visitControls(standing: Standing): VisitControls {
  const { server, faultInjector, screen, snapshots, visitor, size, stock } = standing
  const { store, clock } = server
  return {
    people: () => peopleIn(server),
    orders: () => ordersOf(server, visitor),
    async stepOrder(gid, status) {
      await admit(store, visitor, clock.now())
      const moment = await momentOfStep(server, visitor, gid, status)
      // Hours may pass: whoever watches an order meanwhile stays logged in.
      store.noteUse(visitor, moment)
      await store.write(() => clock.set(moment))
      await screen.show()
    },
    isBotProtected: async () => (await store.read()).access.isBotProtected,
    setBotProtection: (isOn) => store.write((draft) => setBotProtection(draft, isOn)),
    link: async (change = {}) =>
      addressWith({ ...(await wishesOf(standing)), ...change }, screen.href() ?? server.base),
    exportBag: () => packed({ server, faultInjector, page: safeAddress(screen.href()), size: size() }),
    async importBag(text) {
      const bag = readBag(text)
      await snapshots.take('import')
      screen.forget()
      await unpack(bag, { server, faultInjector })
      await stock(bag.size)
      await screen.show()
    },
  }
}
