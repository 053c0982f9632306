import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { browserFlags } from '../../build/browserFlags.ts'
import { findBrowser } from '../../build/findBrowser.ts'
import { startDevServer } from '../dev/startDevServer.ts'
import { workingCopy } from '../setup/workingCopy.ts'
import type { Row } from './row.ts'
import { quantile } from './statistics.ts'

const STARTS = 3

/** Milliseconds: until the server is ready, and from the navigation until the first page and the worker are there. */
interface Start {
  ready: number
  page: number
  worker: number
  reload: number
}

/** Starts the server in a folder, opens home in a new window, and ends the server. */
async function startOnce(folder: string, browser: Browser): Promise<Start> {
  const begun = performance.now()
  const server = await startDevServer(folder)
  const ready = performance.now() - begun
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const runningAt = async () => {
    await page.waitForFunction(() => document.documentElement.dataset['boot'] === 'running')
    return page.evaluate(() => performance.getEntriesByName('pasar:running')[0]?.startTime ?? Number.NaN)
  }
  await page.goto(server.url)
  const first = await runningAt()
  await page.waitForFunction(() => document.documentElement.dataset['mock'] === 'worker')
  const worker = await page.evaluate(() => performance.now())
  await page.reload()
  const reload = await runningAt()
  await context.close()
  await server.close()
  return { ready, page: first, worker, reload }
}

async function starts(folder: string, browser: Browser, isCold: boolean): Promise<Start[]> {
  const found: Start[] = []
  for (let count = 0; count < STARTS; count += 1) {
    if (isCold) rmSync(join(folder, 'node_modules/.vite'), { recursive: true, force: true })
    found.push(await startOnce(folder, browser))
  }
  return found
}

/** The development server, in a copy of the project: with an empty cache as a newcomer starts it, and with its packages at hand. */
export async function measureDevServer(): Promise<Row[]> {
  const copy = workingCopy()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserFlags] })
  try {
    const cold = await starts(copy.folder, browser, true)
    const warm = await starts(copy.folder, browser, false)
    const row = (what: string, of: readonly Start[], name: keyof Start, target: number): Row => ({
      what,
      unit: 'ms',
      value: Math.round(
        quantile(
          of.map((start) => start[name]),
          0.5,
        ),
      ),
      target,
    })
    return [
      row('Development server, ready', [...cold, ...warm], 'ready', 2_000),
      row('Its first page, nothing cached', cold, 'page', 5_000),
      row('Its first page, packages cached', warm, 'page', 2_000),
      row('Its page after a reload', warm, 'reload', 2_000),
      row('Its worker, nothing cached', cold, 'worker', 5_000),
    ]
  } finally {
    await browser.close()
    copy.remove()
  }
}
