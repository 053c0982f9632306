import * as v from 'valibot'
import { answerOverrideSchema } from '../../base/answerOverride.ts'
import { faultText } from '../../scenarios/fault.ts'
import { applyLink } from '../../controls/applyLink.ts'
import { SessionExportRefused } from '../../controls/sessionExport/readSessionExport.ts'
import { networkChangeOf } from '../../controls/networkChange.ts'
import { NotInTime } from '../../controls/journal/expectations.ts'
import { timeOfStep, NoSuchStep, ordersOf } from '../../controls/orders.ts'
import { unpackedLink } from '../../controls/packedLink.ts'
import { parseLink } from '../../controls/parseLink.ts'
import { UnknownName } from '../../controls/unknownName.ts'
import type { CallName } from '../../../src/contract/callTable.ts'
import { OrderStatus } from '../../../src/contract/enumerations.ts'
import { isPersona, type PersonaId, personas as known } from '../../scenarios/personas.ts'
import { takeBag } from './clientSessionExport.ts'
import { type Asked, BadInput, doing, type Endpoint } from './endpoint.ts'
import { shopCommands } from './shopCommands.ts'

const text = v.string()
const armed = ({ controls }: Asked) => ({ armed: controls.armed() })
const held = ({ controls: { holding } }: Asked) => ({ isHolding: holding.isOn(), held: holding.held() })

async function linkOptionsIn(link: string) {
  const [beforeHash = '', hash = ''] = link.split('#')
  const question = beforeHash.indexOf('?')
  const query = new URLSearchParams(question < 0 ? '' : beforeHash.slice(question + 1))
  const { search, isDamaged } = await unpackedLink(query, hash)
  if (isDamaged)
    throw new BadInput({
      error: 'The compressed part of the link is missing or damaged',
      expected: 'the whole link, with what follows its #',
    })
  return parseLink(search)
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
      const { linkOptions, problems } = await linkOptionsIn(link)
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
    path: 'answer',
    does: 'Answers a call with another body, or with a merge patch (RFC 7396) of its real reply; also with status and headers',
    example: { call: 'syncCart', patch: { data: { cart: { revision: 7 } } }, when: 'always' },
    fields: {
      ...answerOverrideSchema.entries,
      call: text,
      when: v.exactOptional(text),
    },
    act(asked, { call, when = 'once', ...answer }) {
      asked.controls.arm(`${call}:${faultText({ kind: 'answer', answer })}@${when}`)
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
    path: 'strict',
    does: 'Answers 400 to fields, query parameters and headers that the contract does not have; otherwise the journal marks them as drift',
    example: { isOn: true },
    fields: { isOn: v.optional(v.boolean(), true) },
    act: ({ controls }, { isOn }) => ({ isStrict: controls.strict(isOn) }),
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
    fields: { number: v.pipe(v.number(), v.integer(), v.minValue(0)) },
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

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const flag = v.exactOptional(v.boolean())

const tests = [
  doing({
    path: 'wait',
    does: 'Waits for requests of a call, by default for one and up to 5 seconds; 408 if they do not come',
    example: { call: 'placeOrder', count: 1, withinMs: 5_000 },
    fields: { call: text, count: v.exactOptional(count), withinMs: v.exactOptional(count) },
    async act({ controls }, { call, ...rest }) {
      try {
        return { entries: await controls.wait({ call: call as CallName, ...rest }) }
      } catch (error) {
        if (!(error instanceof NotInTime)) throw error
        throw new BadInput({ error: error.message, expected: { call, ...rest } }, 408)
      }
    },
  }),
  doing({
    path: 'verify',
    does: 'Compares the session with what is expected; 409 lists the differences',
    example: { calls: { placeOrder: 0 }, isAllAnswered: true, isNothingArmed: true, isWithoutDrift: true },
    fields: {
      calls: v.exactOptional(v.record(v.string(), count)),
      isAllAnswered: flag,
      isNothingArmed: flag,
      isWithoutDrift: flag,
    },
    act({ controls }, expected) {
      const problems = controls.verify(expected)
      if (problems.length > 0) throw new BadInput({ error: problems.join('; '), expected }, 409)
      return { problems }
    },
  }),
  doing({
    path: 'close-shop',
    does: 'Closes the shop that this client has named; the next request opens a new one',
    example: {},
    fields: {},
    act({ shop, shops }) {
      if (shop === null)
        throw new BadInput({ error: 'The main shop stays open', expected: 'the header x-mock-shop' })
      return { isClosed: shops.close(shop) }
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
export const commands: readonly Endpoint[] = [
  ...personas,
  ...faults,
  ...shopCommands,
  ...tests,
  order,
  sessionExport,
]
