import type { JournalEntry } from '../../server/journal.ts'
import { isFailed } from './attempts.ts'
import type { Request } from './send.ts'
import { unsendable } from './unsendable.ts'

/** A comment of one line, whatever is in it. */
const comment = (text: string): string => `// ${text.replaceAll(/\s+/g, ' ').trim()}`

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? line : `  ${line}`))
    .join('\n')

const literal = (value: unknown): string => JSON.stringify(value, null, 2)

const isRead = ({ method }: JournalEntry): boolean => method === 'GET' || method === 'HEAD'

/** Requests that the shop sends by itself at irregular times. */
const isTelemetry = ({ call }: JournalEntry): boolean => call === 'track' || call === 'logClientError'

const isProblem = (entry: JournalEntry): boolean =>
  isFailed(entry) || entry.drift !== undefined || entry.fault !== undefined

const codeOf = ({ refusal }: JournalEntry): string | null => {
  if (typeof refusal !== 'object' || refusal === null || !('error' in refusal)) return null
  return typeof refusal.error === 'string' ? refusal.error : null
}

/** The parts of a request that the journal compares. */
function expectedOf(entry: JournalEntry): object {
  const { call, status, fault } = entry
  const error = codeOf(entry)
  return {
    call,
    status,
    ...(fault === undefined ? {} : { fault }),
    ...(error === null ? {} : { refusal: { error } }),
  }
}

const endOf = (entry: JournalEntry): string => {
  const { status, fault } = entry
  const answer = status === 0 ? 'no answer' : `${status}`
  const code = codeOf(entry)
  return `${answer}${code === null ? '' : ` ${code}`}${fault === undefined ? '' : `, by the fault ${fault}`}`
}

const nameOf = ({ method, path, call }: JournalEntry): string =>
  call === null || call === 'page' ? `${method} ${path}` : `${call}, ${method} ${path}`

const requestOf = ({ method, path, body, call }: JournalEntry): Request => ({
  method,
  path,
  ...(body === undefined ? {} : { body }),
  ...(call === 'page' ? { isPage: true } : {}),
})

/** A fault applies to the first matching request: the page's own as it opens, or else the test's. */
function met(entry: JournalEntry): string {
  const { call, status, fault } = entry
  const given = { request: requestOf(entry), met: { call, status, fault } }
  return [
    comment(`${nameOf(entry)}: ${endOf(entry)}. The page may ask by itself as it opens; else the test does.`),
    `await expect`,
    `  .poll(() =>`,
    `    page.evaluate(async ({ request, met }) => {`,
    `      const mock = Reflect.get(globalThis, 'mock')`,
    `      const isMet = (entry: object) => Object.entries(met).every(([name, value]) => Reflect.get(entry, name) === value)`,
    `      return mock.journal().some(isMet) || isMet(await mock.send(request))`,
    `    }, ${JSON.stringify(given)}),`,
    `  )`,
    `  .toBe(true)`,
  ].join('\n')
}

function sent(entry: JournalEntry): string {
  const { number } = entry
  return [
    comment(`${nameOf(entry)}: ${endOf(entry)}.`),
    `const entry${number} = await page.evaluate((request) => Reflect.get(globalThis, 'mock').send(request), ${literal(requestOf(entry))})`,
    `expect(entry${number}).toMatchObject(${literal(expectedOf(entry))})`,
  ].join('\n')
}

const left = {
  hidden: 'its secrets are in no journal. Do here what the shopper did.',
  cut: 'the journal keeps only the beginning of its body. Do here what the shopper did.',
} as const

function stepOf(entry: JournalEntry): string {
  const why = unsendable(entry)
  if (!why && isRead(entry) && entry.fault !== undefined) return met(entry)
  return why ? comment(`${nameOf(entry)}: ${endOf(entry)}; ${left[why]}`) : sent(entry)
}

interface Opened {
  /** The address of the repro link. */
  link: string
  /** Every entry counts; otherwise only writes and failures. */
  isEvery?: boolean
}

/**
 * A test for `@playwright/test` that opens a repro link and repeats the journal's requests: writes in their order, and every failed
 * request. It uses `window.mock`, which sees requests that the page answers as well as those of the worker; `page.waitForResponse` misses
 * the former.
 */
export function playwrightTestOf(
  entries: readonly JournalEntry[],
  { link, isEvery = false }: Opened,
): string {
  const counting = entries.filter(
    (entry) => isEvery || (!isTelemetry(entry) && (!isRead(entry) || isProblem(entry))),
  )
  const [only, ...others] = counting
  const title = only && others.length === 0 ? `${nameOf(only)}: ${endOf(only)}` : 'what happened in the shop'
  return `import { expect, test } from '@playwright/test'

test(${JSON.stringify(title)}, async ({ page }) => {
  // The link sets up who shops, when, and what goes wrong.
  await page.goto(${JSON.stringify(link)})
  await page.waitForFunction(() => Reflect.get(globalThis, 'mock')?.shop())
${counting.map((entry) => `\n${indented(stepOf(entry))}\n`).join('')}})
`
}
