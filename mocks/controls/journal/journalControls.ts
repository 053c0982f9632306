import { PORT } from '../../base/port.ts'
import { type LinkOptions, linkQuery } from '../../scenarios/link.ts'
import type { MockServer } from '../../server/mockServer.ts'
import type { JournalEntry } from '../../server/journal.ts'
import type { AppBridge } from '../../base/appBridge.ts'
import { type JournalExpectations, journalExpectations } from './expectations.ts'
import type { FaultInjectorControls } from '../../scenarios/createFaultInjector.ts'
import { curlOf } from './curl.ts'
import { type Har, harOf } from './har.ts'
import { playwrightTestOf } from './playwrightTest.ts'
import { type Request, send, sentOf } from './send.ts'
import type { Sent } from './sent.ts'
import { serverAddress } from './serverAddress.ts'
import { unsendable } from './unsendable.ts'
import { linkOptionsForRequest } from './linkOptionsForRequest.ts'

/** Operations on the journal. An unknown entry number throws a `RangeError`. */
export interface JournalControls extends JournalExpectations {
  /** The last 200 requests, oldest first. */
  journal(): readonly JournalEntry[]
  clearJournal(): void
  /** The journal as an HTTP archive (HAR 1.2); secrets are hidden in it. */
  har(): Har
  /** Lines for a shell that send the request to `npm run mock-server`, or to another server of the shop (ends with a slash). */
  curl(number: number, server?: string): string
  /** A test for `@playwright/test` that opens the link for the current state and repeats all requests, or one. */
  playwright(number?: number): Promise<string>
  /** Sends a request as the shop does, `{ method: 'POST', path: '/api/carts/change', body }`; returns its entry. */
  send(request: Request): Promise<JournalEntry>
  /** Sends a request again, with a fresh token. Throws where the journal has not kept all of it, secrets above all. */
  replay(number: number): Promise<JournalEntry>
}

interface JournalTools {
  server: MockServer
  faultInjector: Pick<FaultInjectorControls, 'armed'>
  shop: () => AppBridge | null
  visitor: string
  /** The link options for the current state. */
  linkOptions: () => Promise<LinkOptions>
  /** After the server's state may have changed. */
  changed: () => Promise<void>
}

const lack = {
  hidden: 'holds secrets, which the journal does not keep',
  cut: 'is longer than the journal keeps',
} as const

/** The page's own mock never receives requests from a shell. */
const MOCK_SERVER = `http://localhost:${PORT}/`

const START = { path: '/' }

export function journalControls({
  server,
  faultInjector,
  shop,
  visitor,
  linkOptions,
  changed,
}: JournalTools): JournalControls {
  const { journal } = server
  let count = 0

  function entryOf(number: number): JournalEntry {
    const entry = journal.entries().find((one) => one.number === number)
    if (!entry) throw new RangeError(`The journal has no entry ${number}`)
    return entry
  }
  async function sendNow(sent: Sent, number: string): Promise<JournalEntry> {
    const entry = await send({ server, shop: shop(), visitor }, sent, number)
    if (sent.method !== 'GET') await changed()
    return entry
  }
  /** The clock is frozen at the start of the journal. */
  async function linkTo(entries: readonly JournalEntry[], only?: JournalEntry): Promise<string> {
    const now = only ? linkOptionsForRequest(await linkOptions(), only) : await linkOptions()
    const [first] = entries
    const begun = now.clock === undefined || !first ? {} : { clock: Date.parse(first.at) }
    const { path } = entries.find(({ call }) => call === 'page') ?? START
    const query = linkQuery({ ...now, ...begun })
    // The address needs an option, since that loads `window.mock`.
    const asked = query === '' ? '?console=1' : query
    return `${serverAddress(server)}${path.slice(1)}${path.includes('?') ? asked.replace('?', '&') : asked}`
  }

  return {
    ...journalExpectations(journal, faultInjector),
    journal: () => journal.entries(),
    clearJournal: () => journal.clear(),
    har: () => harOf(journal.entries(), serverAddress(server)),
    curl: (number, address) =>
      address === undefined
        ? `# npm run mock-server answers this.\n${curlOf(entryOf(number), MOCK_SERVER)}`
        : curlOf(entryOf(number), address),
    async playwright(number) {
      const all = journal.entries()
      if (number === undefined) return playwrightTestOf(all, { link: await linkTo(all) })
      const only = entryOf(number)
      return playwrightTestOf([only], { link: await linkTo(all, only), isEvery: true })
    },
    send: async (request) => sendNow(await sentOf(request), `sent-${(count += 1)}`),
    async replay(number) {
      const entry = entryOf(number)
      const why = unsendable(entry)
      if (why) throw new Error(`Request ${number} ${lack[why]}`)
      return sendNow(entry, `replay-${number}-${(count += 1)}`)
    },
  }
}
