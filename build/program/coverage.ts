import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { PORT } from '../../mocks/base/port.ts'
import {
  type CallCoverage,
  type CoverageCounts,
  countsOf,
  coverageCountsSchema,
  coverageOf,
  shareOf,
  sumOfCounts,
} from '../../mocks/controls/coverage.ts'
import { journalEntrySchema } from '../../mocks/controls/sessionExport/sessionExportSchema.ts'
import { waysToMeet } from '../../mocks/controls/waysToMeet.ts'
import { baseAddress, Misread, wholeNumber } from './usage.ts'

export const USAGE =
  'coverage [file …] [--url http://localhost:4400] [--min 80] [--natural] [--called] [--call login,join]'

const journalOf = (entries: v.InferOutput<typeof journalEntrySchema>[]) => countsOf(entries)

/** What a saved file may be, each as counts. */
const savedSchema = v.union([
  // The answer of GET /__mock/coverage.
  v.pipe(
    v.object({ counts: coverageCountsSchema }),
    v.transform(({ counts }) => counts),
  ),
  // The answer of GET /__mock/journal.
  v.pipe(
    v.object({ entries: v.array(journalEntrySchema) }),
    v.transform(({ entries }) => journalOf(entries)),
  ),
  // A session bag.
  v.pipe(
    v.object({ journal: v.array(journalEntrySchema) }),
    v.transform(({ journal }) => journalOf(journal)),
  ),
  coverageCountsSchema,
])

const EXPECTED =
  'the answer of /__mock/coverage or /__mock/journal, a session bag, or what shop.coverage() gives'

function countsIn(text: string, name: string): CoverageCounts {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    throw new Misread(`${name} is not JSON. Expected: ${EXPECTED}.`)
  }
  const result = v.safeParse(savedSchema, found)
  if (result.success) return result.output
  throw new Misread(`${name} has no coverage. Expected: ${EXPECTED}.`)
}

async function fileText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    throw new Misread(`${file} cannot be read.`)
  }
}

async function countsAt(url: string): Promise<CoverageCounts> {
  const address = `${url}__mock/coverage?shops=all`
  let response
  try {
    response = await fetch(address)
  } catch {
    throw new Misread(`Nothing answers at ${address}. Start it with npx pasar-mock, or name a saved file.`)
  }
  if (!response.ok) throw new Misread(`${address} answers ${response.status}. Is it a mock server?`)
  return countsIn(await response.text(), address)
}

const isCalled = ({ statuses }: CallCoverage): boolean => statuses.length > 0

function chosen(
  calls: readonly CallCoverage[],
  names: string | undefined,
  isOnlyCalled: boolean,
): CallCoverage[] {
  const wanted = names?.split(',').map((name) => name.trim())
  for (const name of wanted ?? [])
    if (!calls.some(({ call }) => call === name)) throw new Misread(`There is no call "${name}".`)
  return calls.filter((call) => (wanted?.includes(call.call) ?? true) && (!isOnlyCalled || isCalled(call)))
}

function callLines(coverage: CallCoverage): string[] {
  const { call, address, documented } = coverage
  const { met, armed, of } = shareOf([coverage])
  const endings = documented.flatMap(({ ending, count, armed: faults }) =>
    count > 0 ? [`✓ ${ending} ×${count}`] : faults > 0 ? [`~ ${ending} ×${faults}`] : [],
  )
  const gaps = documented.filter((each) => each.count === 0 && each.armed === 0)
  return [
    `${call}  ${address}  ${met + armed} of ${of}`,
    ...(endings.length > 0 ? [`  ${endings.join('  ')}`] : []),
    ...gaps.map(({ ending }) => {
      const { link } = waysToMeet(call, ending)
      return `  · ${ending}${link === undefined ? '' : `  ${link}`}`
    }),
  ]
}

const percent = (part: number, of: number): number => (of === 0 ? 100 : Math.floor((part / of) * 100))

/** The report of calls, and whether enough of their endings were met. */
function coverageReport(
  calls: readonly CallCoverage[],
  { minimum = 0, isNatural = false }: { minimum?: number | undefined; isNatural?: boolean } = {},
): { text: string; isEnough: boolean } {
  const { met, armed, of } = shareOf(calls)
  const counted = isNatural ? met : met + armed
  const isEnough = percent(counted, of) >= minimum
  const never = calls.filter((call) => !isCalled(call))
  return {
    isEnough,
    text: [
      '✓ met by itself   ~ met by an armed fault only   · never met, with a link that meets it',
      ...calls.filter(isCalled).flatMap((call) => ['', ...callLines(call)]),
      ...(never.length > 0
        ? ['', `Never called (${never.length}): ${never.map(({ call }) => call).join(', ')}`]
        : []),
      '',
      `${counted} of ${of} documented endings met (${percent(counted, of)} %): ${met} by themselves, ${armed} by an armed fault only.`,
      ...(minimum === 0
        ? []
        : [
            `Expected: ${minimum} %${isNatural ? ' without armed faults' : ''}. ${isEnough ? 'Passed.' : 'Failed.'}`,
          ]),
    ].join('\n'),
  }
}

/** `pasar-mock coverage`: the endings that a running server or saved sessions have met. Resolves with the exit code. */
export async function coverage(args: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { url: text, min: text, natural: flag, called: flag, call: text },
  })
  const minimum = wholeNumber('--min', values.min, 100)
  const url = baseAddress('--url', values.url ?? `http://localhost:${PORT}`)
  const counts =
    positionals.length === 0
      ? [await countsAt(url)]
      : await Promise.all(positionals.map(async (file) => countsIn(await fileText(file), file)))
  const calls = chosen(coverageOf(sumOfCounts(counts)), values.call, values.called)
  const report = coverageReport(calls, { minimum, isNatural: values.natural })
  console.log(report.text)
  return report.isEnough ? 0 : 1
}
