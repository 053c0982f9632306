import type { JournalEntry } from '../../serving/journal.ts'
import { askedIn, isFailed } from './attempts.ts'
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

/** What the shop sends by itself at moments of its own. */
const isTelemetry = ({ call }: JournalEntry): boolean => call === 'track' || call === 'logClientError'

const isProblem = (entry: JournalEntry): boolean =>
  isFailed(entry) || entry.drift !== undefined || entry.fault !== undefined

const codeOf = ({ refusal }: JournalEntry): string | null => {
  if (typeof refusal !== 'object' || refusal === null || !('error' in refusal)) return null
  return typeof refusal.error === 'string' ? refusal.error : null
}

/** What the journal has to say again of the request. */
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

/** The page asks by itself as it opens: its journal is waited for. */
function waited(entry: JournalEntry): string {
  const { call, status, fault } = entry
  return [
    comment(`${nameOf(entry)}: ${endOf(entry)}. The page asks for it as it opens.`),
    `await expect`,
    `  .poll(() => page.evaluate(() => Reflect.get(globalThis, 'mock').journal()))`,
    `  .toContainEqual(expect.objectContaining(${JSON.stringify({ call, status, fault })}))`,
  ].join('\n')
}

function sent(entry: JournalEntry): string {
  const { number, method, path, body } = entry
  const request: Request = { method, path, ...(body === undefined ? {} : { body }) }
  if (entry.call === 'page') request.isPage = true
  return [
    comment(`${nameOf(entry)}: ${endOf(entry)}.`),
    `const entry${number} = await page.evaluate((request) => Reflect.get(globalThis, 'mock').send(request), ${literal(request)})`,
    `expect(entry${number}).toMatchObject(${literal(expectedOf(entry))})`,
  ].join('\n')
}

const left = {
  hidden: 'its secrets are in no journal. Do here what the shopper did.',
  cut: 'the journal keeps only the beginning of its body. Do here what the shopper did.',
} as const

function stepOf(entry: JournalEntry, isOpening: boolean): string {
  if (isOpening && isRead(entry)) return waited(entry)
  const why = unsendable(entry)
  return why ? comment(`${nameOf(entry)}: ${endOf(entry)}; ${left[why]}`) : sent(entry)
}

interface Opened {
  /** The address of the repro link. */
  link: string
  /** Every entry counts; else only what was written, and what went wrong. */
  isEvery?: boolean
}

/**
 * A test for `@playwright/test` that opens a repro link and has the shop asked again what the journal tells: writes in their
 * order, and every request that went wrong. It goes through `window.mock`, which sees the calls whether the page or its worker
 * answers them; while the page still does, `page.waitForResponse` hears of none.
 */
export function playwrightTestOf(
  entries: readonly JournalEntry[],
  { link, isEvery = false }: Opened,
): string {
  const firstWrite = entries.find((entry) => !isRead(entry))?.number ?? Infinity
  const counting = askedIn(entries)
    .flatMap(({ earlier, last }) => [...earlier, last])
    .toSorted((one, other) => one.number - other.number)
    .filter((entry) => isEvery || (!isTelemetry(entry) && (!isRead(entry) || isProblem(entry))))
  const steps = counting.map((entry) => stepOf(entry, entry.fault !== undefined && entry.number < firstWrite))
  const [only, ...others] = counting
  const title = only && others.length === 0 ? `${nameOf(only)}: ${endOf(only)}` : 'what happened in the shop'
  return `import { expect, test } from '@playwright/test'

test(${JSON.stringify(title)}, async ({ page }) => {
  // The link sets up who shops, when, and what goes wrong.
  await page.goto(${JSON.stringify(link)})
  await page.waitForFunction(() => Reflect.get(globalThis, 'mock')?.shop())
${steps.map((step) => `\n${indented(step)}\n`).join('')}})
`
}
