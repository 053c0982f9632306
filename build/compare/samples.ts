import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { Header } from '../../src/contract/headers.ts'
import { type CallName, callSections } from '../../src/contract/callTable.ts'
import { unsendable } from '../../mocks/controls/journal/unsendable.ts'
import { journalEntrySchema } from '../../mocks/controls/sessionExport/sessionExportSchema.ts'
import type { JournalEntry } from '../../mocks/server/journal.ts'
import { buyer } from '../../tests/mocks/buyer.ts'
import { errorInputs } from '../../tests/mocks/errorInputs/errorInputs.ts'
import { replySections } from '../../tests/mocks/replies/sections.ts'
import { openServer, shopper } from '../../tests/mocks/shopper.ts'
import { Misread } from '../program/usage.ts'

/** A request and how the mocked server ended it. */
export interface Sample {
  call: CallName | 'page'
  method: string
  path: string
  body?: unknown
  status: number
  /** The code of a refusal. */
  code?: string
}

const codeOf = (refusal: unknown): string | undefined =>
  typeof refusal === 'object' && refusal !== null && 'errorCode' in refusal
    ? String(refusal.errorCode)
    : undefined

/** Those that can be sent again as they were, once each. What a fault has changed is no answer of the shop. */
function samplesOf(entries: readonly JournalEntry[]): Sample[] {
  const found = new Map<string, Sample>()
  for (const entry of entries) {
    const { call, method, path, body, status, refusal, fault } = entry
    if (call === null || fault !== undefined || status === 0 || unsendable(entry)) continue
    const code = codeOf(refusal)
    found.set(JSON.stringify([method, path, body]), {
      call,
      method,
      path,
      ...(body === undefined ? {} : { body }),
      status,
      ...(code === undefined ? {} : { code }),
    })
  }
  return [...found.values()]
}

async function openScene() {
  const server = openServer()
  const ana = shopper(server)
  await ana.sync()
  return { server, ana, anas: buyer(ana) }
}

/** For the wanted calls: every documented error with a real input that causes it, and every call with an input that succeeds. */
export async function inputSamples(isWanted: (call: Sample['call']) => boolean): Promise<Sample[]> {
  const found: Sample[] = []
  const sections = Object.keys(callSections) as (keyof typeof replySections)[]
  for (const section of sections) {
    const calls = Object.keys(callSections[section]) as CallName[]
    // Pages are requested between the calls of every section.
    if (!isWanted('page') && !calls.some(isWanted)) continue
    const scene = await openScene()
    await replySections[section](scene)
    found.push(...samplesOf(scene.server.journal.entries()))
  }
  const inputs = Object.entries(errorInputs)
    .filter(([call]) => isWanted(call as CallName))
    .flatMap(([, errors]) => Object.values(errors))
  for (const provoke of inputs) {
    if (!provoke) continue
    const scene = await openScene()
    await provoke(scene)
    found.push(...samplesOf(scene.server.journal.entries().slice(-1)))
  }
  return found.filter(({ call }) => isWanted(call))
}

const savedSchema = v.union([
  v.pipe(
    v.object({ entries: v.array(journalEntrySchema) }),
    v.transform(({ entries }) => entries),
  ),
  v.pipe(
    v.object({ journal: v.array(journalEntrySchema) }),
    v.transform(({ journal }) => journal),
  ),
])

/** The requests of a saved journal: the answer of `/__mock/journal`, or a session bag. Throws `Misread`. */
export async function journalSamples(file: string): Promise<Sample[]> {
  try {
    return samplesOf(v.parse(savedSchema, JSON.parse(await readFile(file, 'utf8'))))
  } catch {
    throw new Misread(`${file} is no journal. Expected: the answer of /__mock/journal, or a session bag.`)
  }
}

/** The headers of a sample that do not identify anyone. */
export const markersOf = ({ call, body }: Sample): Record<string, string> => ({
  ...(call === 'page' ? { [Header.PAGE_DATA]: 'true' } : { [Header.API_JSON]: 'true' }),
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
})
