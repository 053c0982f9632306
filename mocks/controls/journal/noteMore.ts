import { machineMs } from '../../base/clock.ts'
import { HIDDEN } from '../../server/cardNumbers.ts'
import type { MockServer } from '../../server/mockServer.ts'
import { redacted } from '../../server/redact.ts'
import { isSecret } from '../../server/secretsInText.ts'
import { stateDifferences } from './stateDifferences.ts'

const secretHeaders: readonly string[] = ['cookie', 'authorization', 'proxy-authorization']

/** The headers of a request, with the values of secrets hidden. */
function headersOf(request: Request): Record<string, string> {
  return Object.fromEntries(
    [...request.headers].map(([name, value]) => [
      name,
      secretHeaders.includes(name) || isSecret(name) ? HIDDEN : redacted(value),
    ]),
  )
}

const noted = new WeakSet<MockServer>()

/** From now on each journal entry has its headers, the time when it began, and what it changed in the shop. */
export function noteMore(server: MockServer): void {
  if (noted.has(server)) return
  noted.add(server)
  const { journal, store } = server
  const add = journal.add.bind(journal)
  journal.add = (entry, number, request) =>
    add(
      {
        ...entry,
        begun: performance.timeOrigin + machineMs() - entry.ms,
        ...(request ? { headers: headersOf(request) } : {}),
      },
      number,
    )
  store.subscribe((before, after, note) => {
    if (before && after && note) Object.assign(note, stateDifferences(before, after))
  })
}
