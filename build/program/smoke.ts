import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import type { SavedSet } from '../../mocks/controls/sets/savedSets.ts'
import { readSetsFile, SetsFileRefused } from '../../mocks/controls/sets/setsFile.ts'
import { baseAddress, Misread } from './usage.ts'

export const USAGE = 'smoke sets.json --url http://localhost:5173'

/** How long an app may take to start, and then to send its first requests. */
const START_MS = 60_000
const SETTLE_MS = 20_000
const QUIET_MS = 500

/** What a page says of the mock in it. */
interface Seen {
  problems: string[]
  /** Armed, with the number of requests that matched. */
  armed: { name: string; matched: number }[]
  requests: number
  /** Requests at which the mock itself failed. */
  defects: string[]
}

async function savedSetsIn(file: string): Promise<readonly SavedSet[]> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch {
    throw new Misread(`${file} cannot be read.`)
  }
  try {
    return await readSetsFile(new Blob([text]))
  } catch (error) {
    if (error instanceof SetsFileRefused) throw new Misread(error.message)
    throw error
  }
}

async function openBrowser(): Promise<Browser> {
  let playwright
  try {
    playwright = await import('@playwright/test')
  } catch {
    throw new Misread('This needs Playwright: npm install --save-dev @playwright/test')
  }
  const { CHROME_PATH: executablePath } = process.env
  return playwright.chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    // Chromium has no sandbox for the root user of a container.
    chromiumSandbox: process.getuid?.() !== 0,
  })
}

/** Resolves when no request has been sent for half a second, or after twenty seconds: a held answer never comes. */
async function settled(page: Page): Promise<void> {
  const isQuiet = (quiet: number) => {
    const { journal } = (Reflect.get(globalThis, 'mock') as { server: { journal: Journal } }).server
    const entries = journal.entries()
    const last = entries.at(-1)
    const end = last ? (last.begun ?? 0) + last.ms - performance.timeOrigin : 0
    return journal.pending() === 0 && performance.now() - end > quiet
  }
  interface Journal {
    entries(): { begun?: number; ms: number }[]
    pending(): number
  }
  await page.waitForFunction(isQuiet, QUIET_MS, { timeout: SETTLE_MS }).catch(() => undefined)
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const mock = Reflect.get(globalThis, 'mock') as {
      problems: { parameter: string; value: string }[]
      armed(): { name: string; matched: number }[]
      journal(): { method: string; path: string; stack?: string }[]
    }
    const journal = mock.journal()
    return {
      problems: mock.problems.map(({ parameter, value }) => `${parameter}=${value}`),
      armed: mock.armed().map(({ name, matched }) => ({ name, matched })),
      requests: journal.length,
      defects: journal.flatMap(({ method, path, stack }) =>
        stack === undefined ? [] : [`${method} ${path}`],
      ),
    }
  })

/** Opens a set as a new visitor; returns what is wrong, and what was seen. */
async function openSet(browser: Browser, address: string): Promise<{ wrong: string[]; seen?: Seen }> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(`uncaught ${error.name}: ${error.message}`))
  try {
    const response = await page.goto(address)
    if (response && !response.ok()) wrong.push(`the page is answered with ${response.status()}`)
    await page.waitForFunction(() => Reflect.has(globalThis, 'mock'), null, { timeout: START_MS })
    await settled(page)
    const seen = await look(page)
    wrong.push(
      ...seen.problems.map((problem) => `the link is not understood at ${problem}`),
      ...seen.defects.map((request) => `the mock failed at ${request}`),
    )
    return { wrong, seen }
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    return { wrong: [...wrong, `the app did not start with the mock: ${message}`] }
  } finally {
    await context.close()
  }
}

const faultText = ({ name, matched }: Seen['armed'][number]): string =>
  matched > 0 ? `${name} met` : `${name} waits for a step`

/** `pasar-mock smoke`: opens each set of a file in an app, and reports what goes wrong. Resolves with the exit code. */
export async function smoke(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { url: { type: 'string' } },
  })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) throw new Misread('Name one file of sets.')
  if (values.url === undefined) throw new Misread('--url is missing.')
  const base = baseAddress('--url', values.url)
  const sets = await savedSetsIn(file)
  const browser = await openBrowser()
  let failed = 0
  try {
    for (const { name, address } of sets) {
      const { wrong, seen } = await openSet(browser, base + address.slice(1))
      if (wrong.length > 0) failed += 1
      const facts = seen ? [`${seen.requests} requests`, ...seen.armed.map(faultText)].join(', ') : address
      console.log(`${wrong.length > 0 ? '✗' : '✓'} ${name}: ${facts}`)
      for (const text of wrong) console.log(`  ${text}`)
    }
  } finally {
    await browser.close()
  }
  console.log(`${sets.length - failed} of ${sets.length} sets passed`)
  return failed > 0 ? 1 : 0
}
