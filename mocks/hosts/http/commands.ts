import * as v from 'valibot'
import { applyLink } from '../../controls/applyLink.ts'
import { SessionExportRefused } from '../../controls/sessionExport/readSessionExport.ts'
import { networkChangeOf } from '../../controls/networkChange.ts'
import { timeOfStep, NoSuchStep, ordersOf } from '../../controls/orders.ts'
import { parseLink } from '../../controls/parseLink.ts'
import { UnknownName } from '../../controls/unknownName.ts'
import { OrderStatus } from '../../../src/contract/enumerations.ts'
import { isPersona, type PersonaId, personas as known } from '../../scenarios/personas.ts'
import { takeBag } from './clientSessionExport.ts'
import { type Asked, BadInput, doing, type Endpoint } from './endpoint.ts'
import { stockOf } from './stockOf.ts'

const text = v.string()
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const armed = ({ controls }: Asked) => ({ armed: controls.armed() })
const clock = ({ controls }: Asked) => ({ now: controls.clock.now(), isFrozen: controls.clock.isFrozen() })
const held = ({ controls: { holding } }: Asked) => ({ isHolding: holding.isOn(), held: holding.held() })

const UNITS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** `90s`, `30m`, `2h`, `3d`, or ms. */
function spanOf(span: string | number): number {
  if (typeof span === 'number') return span
  const [, count, unit] = /^(-?\d{1,6}(?:\.\d+)?)([smhd])$/.exec(span) ?? []
  const ms = UNITS[unit ?? '']
  if (count !== undefined && ms !== undefined) return Number(count) * ms
  throw new BadInput({ error: `"${span}" is no span of time`, expected: '90s, 30m, 2h, 3d, or milliseconds' })
}

function linkOptionsIn(link: string) {
  const question = link.indexOf('?')
  return parseLink(new URLSearchParams(question < 0 ? '' : link.slice(question + 1).replace(/#.*$/, '')))
}

const personas = [
  doing({
    path: 'become',
    does: 'Resets this client to a new visitor, signed in as a persona',
    example: { persona: 'returning' },
    fields: { persona: text },
    async act({ controls, client, visitor }, { persona }) {
      if (!isPersona(persona)) throw new UnknownName('persona', persona, Object.keys(known))
      await controls.become(persona, visitor)
      return { visitor: client, persona: await controls.persona(visitor) }
    },
  }),
  doing({
    path: 'link',
    does: 'Applies a repro link; this client becomes its persona',
    example: { link: '/cart?mock=cart.change.rejected@2&persona=guest-cart&seed=7' },
    fields: { link: text },
    async act({ controls, client, visitor }, { link }) {
      const { linkOptions, problems } = linkOptionsIn(link)
      const asVisitor = { ...controls, become: (persona: PersonaId) => controls.become(persona, visitor) }
      const unknown = await applyLink(asVisitor, linkOptions)
      return { visitor: client, problems: [...problems, ...unknown] }
    },
  }),
]

const faults = [
  doing({
    path: 'arm',
    does: 'Arms a scenario, or a fault of any call, as in a link',
    example: { what: 'cart.change.rejected@2' },
    fields: { what: text },
    act(asked, { what }) {
      asked.controls.arm(what)
      return armed(asked)
    },
  }),
  doing({
    path: 'disarm',
    does: 'Disarms the fault of this name',
    example: { name: 'cart.change.rejected' },
    fields: { name: text },
    act(asked, { name }) {
      const names = asked.controls.armed().map((one) => one.name)
      if (!asked.controls.disarm(name))
        throw new BadInput({
          error: `Nothing is armed as "${name}"`,
          expected: 'a name that is armed',
          suggestions: names,
        })
      return armed(asked)
    },
  }),
  doing({
    path: 'clear',
    does: 'Disarms all faults, resets the network, releases held answers and empties the journal; the shop stays',
    example: {},
    fields: {},
    act(asked) {
      asked.controls.clear()
      asked.controls.server.journal.clear()
      return { ...armed(asked), network: asked.controls.network() }
    },
  }),
  doing({
    path: 'network',
    does: 'Changes latency, failures or offline; fields that are left out stay',
    example: { latency: 'lognormal:300', failureRate: 0.1, isOffline: false, seed: 7 },
    fields: {
      latency: v.exactOptional(v.unknown()),
      failureRate: v.exactOptional(v.unknown()),
      isOffline: v.exactOptional(v.unknown()),
      seed: v.exactOptional(v.unknown()),
    },
    act({ controls }, change) {
      controls.setNetwork(networkChangeOf(change))
      return { network: controls.network() }
    },
  }),
  doing({
    path: 'hold',
    does: 'Holds finished answers, or releases all of them',
    example: { isOn: true },
    fields: { isOn: v.optional(v.boolean(), true) },
    act(asked, { isOn }) {
      asked.controls.holding.hold(isOn)
      return held(asked)
    },
  }),
  doing({
    path: 'release',
    does: 'Releases one held answer, by its number',
    example: { number: 1 },
    fields: { number: whole },
    act(asked, { number }) {
      const { holding } = asked.controls
      if (!holding.release(number))
        throw new BadInput({
          error: `No answer ${number} is held`,
          expected: { held: holding.held().map((answer) => answer.number) },
        })
      return held(asked)
    },
  }),
]

const shop = [
  doing({
    path: 'clock',
    does: 'Sets, advances, freezes or resumes the shop’s clock',
    example: { set: '2026-12-24T10:00', advance: '2h', freeze: true },
    fields: {
      set: v.exactOptional(v.union([text, v.number()])),
      advance: v.exactOptional(v.union([text, v.number()])),
      freeze: v.exactOptional(v.literal(true)),
      resume: v.exactOptional(v.literal(true)),
    },
    async act(asked, { set, advance, freeze, resume }) {
      const span = advance === undefined ? undefined : spanOf(advance)
      const { clock: time } = asked.controls
      if (freeze && resume)
        throw new BadInput({
          error: 'The clock cannot be frozen and resumed at once',
          expected: 'freeze or resume',
        })
      if (set !== undefined) await time.set(set)
      if (span !== undefined) await time.advance(span)
      if (freeze) await time.freeze()
      if (resume) await time.resume()
      return clock(asked)
    },
  }),
  doing({
    path: 'reset',
    does: 'Opens a new shop without visitors; a snapshot is taken first',
    example: {},
    fields: {},
    async act({ controls }) {
      await controls.openAfresh()
      return { snapshots: controls.snapshots.list() }
    },
  }),
  doing({
    path: 'seed',
    does: 'The same with other ids, other random results and, with a size, other products; `goods` is the seed of the products',
    example: { seed: 7, goods: 9 },
    fields: { seed: whole, goods: v.exactOptional(whole) },
    async act({ controls }, { seed, goods }) {
      await controls.openAfresh({ seed, ...(goods === undefined ? {} : { catalogueSeed: goods }) })
      return { ...(await stockOf(controls)), snapshots: controls.snapshots.list() }
    },
  }),
  doing({
    path: 'size',
    does: 'Sets the approximate number of variants, up to 80,000; null for the hand-written ones',
    example: { variants: 5_000 },
    fields: { variants: v.nullable(v.number()) },
    async act({ controls }, { variants }) {
      await controls.setSize(variants)
      return stockOf(controls)
    },
  }),
  doing({
    path: 'snapshots',
    does: 'Takes a snapshot of the shop',
    example: { label: 'before the checkout' },
    fields: { label: v.pipe(text, v.minLength(1), v.maxLength(200)) },
    act: async ({ controls }, { label }) => ({ snapshot: await controls.snapshots.take(label) }),
  }),
  doing({
    path: 'restore',
    does: 'Restores a snapshot, by its id',
    example: { id: 1 },
    fields: { id: whole },
    async act({ controls }, { id }) {
      const snapshots = controls.snapshots.list()
      if (!(await controls.snapshots.restore(id)))
        throw new BadInput({ error: `There is no snapshot ${id}`, expected: { snapshots } })
      return { snapshots }
    },
  }),
]

const order = doing({
  path: 'orders',
  does: 'Moves the clock to the time when an order of this client reaches a status, by default its next one',
  example: { gid: '100001', status: 8 },
  fields: { gid: text, status: v.exactOptional(v.enum(OrderStatus)) },
  async act({ controls, visitor }, { gid, status }) {
    const { server, clock: time } = controls
    try {
      await time.set(await timeOfStep(server, visitor, gid, status))
    } catch (error) {
      if (!(error instanceof NoSuchStep)) throw error
      throw new BadInput({ error: error.message, expected: { orders: await ordersOf(server, visitor) } })
    }
    return { orders: await ordersOf(server, visitor) }
  },
})

const sessionExport: Endpoint = {
  method: 'PUT',
  path: 'bag',
  does: 'Restores a session export, with this client as its visitor; a snapshot is taken first',
  body: 'what GET /__mock/bag or the console’s export gave',
  async answer(asked, found) {
    try {
      await takeBag(asked, found)
    } catch (error) {
      if (!(error instanceof SessionExportRefused)) throw error
      throw new BadInput({ error: error.message, expected: 'what GET /__mock/bag gives' })
    }
    return { snapshots: asked.controls.snapshots.list() }
  },
}

/** What can be done under `/__mock`. */
export const commands: readonly Endpoint[] = [...personas, ...faults, ...shop, order, sessionExport]
