import * as v from 'valibot'
import { applyLink } from '../../controls/applyLink.ts'
import { SessionExportRefused } from '../../controls/sessionExport/readSessionExport.ts'
import { NotInTime } from '../../controls/journal/expectations.ts'
import { ordersOf } from '../../controls/orders.ts'
import { unpackedLink } from '../../controls/packedLink.ts'
import { parseLink } from '../../controls/parseLink.ts'
import { UnknownName } from '../../controls/unknownName.ts'
import type { CallName } from '../../../src/contract/callTable.ts'
import { OrderStatus } from '../../../src/contract/enumerations.ts'
import { isPersona, type PersonaId, personas as known } from '../../scenarios/personas.ts'
import { takeSessionExport } from './clientSessionExport.ts'
import { BadInput, doing, type Endpoint } from './endpoint.ts'
import { faultCommands } from './faultCommands.ts'
import { shopCommands } from './shopCommands.ts'

const text = v.string()

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

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const flag = v.exactOptional(v.boolean())

const tests = [
  doing({
    path: 'wait',
    does: 'Waits for requests of a call, by default for one and up to 5 seconds; 408 if they do not come',
    example: { call: 'placeOrder', count: 1, withinMs: 5_000 },
    fields: { call: text, count: v.exactOptional(count), withinMs: v.exactOptional(count) },
    async act({ controls, signal }, { call, ...rest }) {
      try {
        return { entries: await controls.wait({ call: call as CallName, ...rest }, signal) }
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
    await controls.stepOrder(gid, status, visitor)
    return { orders: await ordersOf(controls.server, visitor) }
  },
})

const sessionExport: Endpoint = {
  method: 'PUT',
  path: 'session-export',
  does: 'Restores a session export, with this client as its visitor; a snapshot is taken first',
  body: 'what GET /__mock/session-export or the console’s export gave',
  async answer(asked, found) {
    try {
      await takeSessionExport(asked, found)
    } catch (error) {
      if (!(error instanceof SessionExportRefused)) throw error
      throw new BadInput({ error: error.message, expected: 'what GET /__mock/session-export gives' })
    }
    return { snapshots: asked.controls.snapshots.list() }
  },
}

/** What can be done under `/__mock`. */
export const commands: readonly Endpoint[] = [
  ...personas,
  ...faultCommands,
  ...shopCommands,
  ...tests,
  order,
  sessionExport,
]
