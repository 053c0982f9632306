import { peopleIn } from '../../controls/people.ts'
import { harOf } from '../../controls/journal/har.ts'
import { ordersOf } from '../../controls/orders.ts'
import { currentPersona, playedPersona } from '../../controls/persona.ts'
import { faultKinds } from '../../scenarios/fault.ts'
import { sessionExportOf } from './clientSessionExport.ts'
import { type Asked, BadInput, type Endpoint, query } from './endpoint.ts'
import { stockOf } from './stockOf.ts'

function countIn(query: URLSearchParams, name: string): number | null {
  const text = query.get(name)
  if (text === null) return null
  if (/^\d{1,6}$/.test(text)) return Number(text)
  throw new BadInput({
    error: `"${name}" is not understood: ${JSON.stringify(text)}`,
    expected: `?${name}=20`,
  })
}

/** The newest entries, of one call only where one is named. */
function journal({ controls, query }: Asked): unknown {
  const last = countIn(query, 'last')
  const call = query.get('call')
  const entries = controls.journal().filter((entry) => call === null || entry.call === call)
  return { entries: last === null ? entries : entries.slice(-last) }
}

const clockState = ({ clock }: Asked['controls']) => ({ now: clock.now(), isFrozen: clock.isFrozen() })

const holdingState = ({ holding }: Asked['controls']) => ({
  isHolding: holding.isOn(),
  held: holding.held(),
})

async function link({ controls, visitor }: Asked): Promise<unknown> {
  const persona = playedPersona(await controls.server.store.read(), visitor)
  return { link: await controls.link(persona === null ? {} : { persona }) }
}

/** The queries under `/__mock`. */
export const queries: readonly Endpoint[] = [
  query(
    'scenarios',
    'Every scenario of the error catalogue, and the kinds of fault for any call',
    ({ controls }) => ({
      scenarios: controls.scenarios.map(({ id, row, calls, start, persona }) => ({
        id,
        row,
        calls,
        start,
        persona,
      })),
      faults: faultKinds,
    }),
  ),
  query('armed', 'What is armed, and how often it has struck', ({ controls }) => ({
    armed: controls.armed(),
  })),
  query('journal', 'The last 200 requests; ?last=20, ?call=changeCart', journal),
  query('har', 'The same as an HTTP archive (HAR 1.2)', ({ controls, address }) =>
    harOf(controls.journal(), address),
  ),
  query(
    'coverage',
    'Which of the contract’s endings this server has given, call by call',
    ({ controls }) => ({
      share: controls.coverage.share(),
      calls: controls.coverage.calls(),
    }),
  ),
  query('link', 'The repro link for how things stand for this client', link),
  query('bag', 'The whole visit in one file, without any secret; the console opens it too', sessionExportOf),
  query(
    'orders',
    'This client’s orders, the newest first, each with the way that it takes',
    async (asked) => ({
      orders: await ordersOf(asked.controls.server, asked.visitor),
    }),
  ),
  query('personas', 'Everybody whom a client can become, with what they have', async ({ controls }) => ({
    personas: await peopleIn(controls.server),
  })),
  query('persona', 'Who this client is', async ({ controls, client, visitor }) => ({
    visitor: client,
    persona: currentPersona(await controls.server.store.read(), visitor),
  })),
  query('visitors', 'Every client that the shop knows, by its name', async ({ client, clients }) => ({
    you: client,
    visitors: await clients(),
  })),
  query('clock', 'The shop’s time', ({ controls }) => clockState(controls)),
  query(
    'size',
    'How many variants are on the shelves, null for those written by hand, and the seed of the others',
    ({ controls }) => stockOf(controls),
  ),
  query('network', 'Latency, failures, offline', ({ controls }) => ({ network: controls.network() })),
  query('held', 'Finished answers that wait to be released', ({ controls }) => holdingState(controls)),
  query('snapshots', 'Moments that can be stepped back to, the newest first', ({ controls }) => ({
    snapshots: controls.snapshots.list(),
  })),
]
