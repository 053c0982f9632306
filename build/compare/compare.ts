import { parseArgs } from 'node:util'
import { callTable } from '../../src/contract/callTable.ts'
import { baseAddress, Misread } from '../program/usage.ts'
import { type Difference, differencesOf } from './differences.ts'
import { idsOf } from './ids.ts'
import { realServer } from './realServer.ts'
import { journalSamples, inputSamples, type Sample } from './samples.ts'

export const USAGE =
  'npm run compare -- --url https://staging.example.com [--journal journal.json] [--call login,join] [--writes]'

const isKnown = (name: string): boolean => name === 'page' || Object.hasOwn(callTable, name)

async function samplesFor(journal: string | undefined, calls: string | undefined): Promise<Sample[]> {
  const wanted = calls?.split(',').map((name) => name.trim())
  const unknown = wanted?.find((name) => !isKnown(name))
  if (unknown !== undefined) throw new Misread(`There is no call "${unknown}".`)
  const isWanted = (call: Sample['call']) => wanted?.includes(call) ?? true
  if (journal === undefined) return inputSamples(isWanted)
  return (await journalSamples(journal)).filter(({ call }) => isWanted(call))
}

/** Equal differences of several answers are one line, with their number. */
function linesOf(differences: readonly Difference[]): string[] {
  const counts = new Map<string, number>()
  for (const { call, field, kind, text } of differences) {
    const line = `${call}  ${field === '' ? '(answer)' : field}  ${kind}: ${text}`
    counts.set(line, (counts.get(line) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([line, count]) => (count === 1 ? line : `${line} (${count} times)`))
}

/**
 * Sends the inputs of the tests, or a journal, to a real server and prints where its answers differ by call and field. Reads only,
 * unless `--writes` is given. Resolves with the exit code: 1 for differences.
 */
export async function compare(
  args: string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: { url: text, journal: text, call: text, writes: { type: 'boolean', default: false } },
  })
  if (values.url === undefined) throw new Misread('--url is missing.')
  const base = baseAddress('--url', values.url)
  const all = await samplesFor(values.journal, values.call)
  const samples = all.filter(({ method }) => values.writes || method === 'GET')
  const server = realServer(base, {
    cookie: environment['COMPARE_COOKIE'],
    authorization: environment['COMPARE_AUTHORIZATION'],
  })
  const differences: Difference[] = []
  const withRealIds = await idsOf((sample) => server.send(sample))
  let unknown = 0
  for (const sample of samples) {
    const asked = withRealIds(sample)
    if (asked) differences.push(...differencesOf(asked, await server.send(asked)))
    else unknown += 1
  }
  for (const line of linesOf(differences)) console.log(line)
  const left = all.length - samples.length
  console.log(
    [
      `${samples.length - unknown} requests of ${new Set(samples.map(({ call }) => call)).size} calls: ${differences.length} differences.`,
      ...(unknown > 0
        ? [`${unknown} requests name records for which the server shows no other; they were not sent.`]
        : []),
      ...(left > 0 ? [`${left} writes were not sent; --writes sends them.`] : []),
    ].join(' '),
  )
  return differences.length > 0 ? 1 : 0
}
