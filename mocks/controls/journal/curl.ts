import { Header } from '../../../src/contract/headers.ts'
import type { JournalEntry } from '../../server/journal.ts'
import { addressOf, headersOf, needsToken } from './sent.ts'
import { unsendable } from './unsendable.ts'

/** As a POSIX shell reads it back, whatever is in it. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

const JAR = '-b pasar.cookies -c pasar.cookies'

/** Fetches the token with the cart, as the shop does. The cookies identify the client. */
const tokenLine = (server: string): string =>
  `CSRF_TOKEN=$(curl -s ${JAR} -H '${Header.API_JSON}: true' ${quoted(`${server}api/carts/sync`)} | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`

const notes = {
  hidden: '# The journal keeps no secrets: replace each ••• by your own value.',
  cut: '# The journal keeps the beginning of a long body: complete it.',
} as const

/** A request as lines for a shell, at the address of a server of the shop (`npm run mock-server`), with the token it needs. */
export function curlOf(entry: JournalEntry, server: string): string {
  const { method, body, bodySize } = entry
  const why = unsendable(entry)
  const hasToken = needsToken(entry)
  const text = bodySize === undefined ? JSON.stringify(body) : String(body)
  const parts = [
    `curl -i ${JAR} -X ${method} ${quoted(addressOf(entry, server))}`,
    ...Object.entries(headersOf(entry)).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(hasToken ? [`-H "${Header.CSRF}: $CSRF_TOKEN"`] : []),
    ...(body === undefined ? [] : [`--data-raw ${quoted(text)}`]),
  ]
  return [...(why ? [notes[why]] : []), ...(hasToken ? [tokenLine(server)] : []), parts.join(' \\\n  ')].join(
    '\n',
  )
}
