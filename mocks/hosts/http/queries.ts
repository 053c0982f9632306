import { coverageOf, shareOf } from '../../controls/coverage.ts'
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
  query('armed', 'The armed faults, and how often each has matched', ({ controls }) => ({
    armed: controls.armed(),
  })),
  query('journal', 'The last 200 requests; ?last=20, ?call=changeCart', journal),
  query('har', 'The same as an HTTP archive (HAR 1.2)', ({ controls, address }) =>
    harOf(controls.journal(), address),
  ),
  query(
    'coverage',
    'The documented endings that were met, call by call, those of armed faults apart; ?shops=all counts every shop',
    ({ controls, query: search, allCounts }) => {
      const counts = search.get('shops') === 'all' ? allCounts() : controls.coverage.snapshot()
      const calls = coverageOf(counts)
      return { share: shareOf(calls), calls, counts }
    },
  ),
  query('link', 'The repro link for this client’s current state', link),
  query(
    'session-export',
    'The session export in one file, without secrets; the console opens it too',
    sessionExportOf,
  ),
  query('orders', 'This client’s orders, newest first, each with its timeline', async (asked) => ({
    orders: await ordersOf(asked.controls.server, asked.visitor),
  })),
  query('personas', 'All personas, with their data', async ({ controls }) => ({
    personas: await peopleIn(controls.server),
  })),
  query('persona', 'The persona of this client', async ({ controls, client, visitor }) => ({
    visitor: client,
    persona: currentPersona(await controls.server.store.read(), visitor),
  })),
  query('visitors', 'All known clients, by name', async ({ client, clients }) => ({
    you: client,
    visitors: await clients(),
  })),
  query(
    'outbox',
    'The e-mails and text messages of the shop, with their codes and links, the newest last',
    async ({ controls }) => ({
      messages: (await controls.server.store.read()).outbox,
    }),
  ),
  query('shops', 'The shops that clients have opened by a name of their own', ({ shop, shops }) => ({
    yours: shop,
    shops: shops.names(),
  })),
  query('clock', 'The shop’s time', ({ controls }) => clockState(controls)),
  query(
    'size',
    'The number of variants, null for the hand-written ones, and the seed of the others',
    ({ controls }) => stockOf(controls),
  ),
  query('network', 'Latency, failures, offline', ({ controls }) => ({ network: controls.network() })),
  query('held', 'The held answers', ({ controls }) => holdingState(controls)),
  query('snapshots', 'The snapshots, newest first', ({ controls }) => ({
    snapshots: controls.snapshots.list(),
  })),
]
