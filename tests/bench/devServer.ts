import { type Browser, chromium, type Page } from 'playwright-core'
import { browserFlags } from '../../build/browserFlags.ts'
import { findBrowser } from '../../build/findBrowser.ts'
import { startDevServer } from '../dev/startDevServer.ts'
import { copyProject } from '../setup/copyProject.ts'
import type { Row } from './row.ts'
import { quantile } from './statistics.ts'

const STARTS = 5

/** Milliseconds: until the server is ready, and from the navigation until the page and the worker are there. */
interface Start {
  ready: number
  first: number
  worker: number
  next: number
  reload: number
}

/** Milliseconds from a navigation until the shop runs, by the clock: a server that is still bundling sends a page that reloads. */
async function untilRunning(page: Page, navigate: () => Promise<unknown>): Promise<number> {
  const navigated = Date.now()
  await navigate()
  await page.waitForFunction(() => document.documentElement.dataset['boot'] === 'running')
  const running = await page.evaluate(() => {
    const [mark] = performance.getEntriesByName('pasar:running')
    return performance.timeOrigin + (mark?.startTime ?? Number.NaN)
  })
  return running - navigated
}

/** Starts the server in a folder, opens home twice in new windows and once more in the last, and ends the server. */
async function startOnce(folder: string, browser: Browser): Promise<Start> {
  const begun = performance.now()
  const server = await startDevServer(folder)
  const ready = performance.now() - begun
  const open = async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    return context.newPage()
  }
  const page = await open()
  const opened = Date.now()
  const first = await untilRunning(page, () => page.goto(server.url))
  await page.waitForFunction(() => document.documentElement.dataset['mock'] === 'worker')
  const worker = Date.now() - opened
  await page.context().close()
  const second = await open()
  const next = await untilRunning(second, () => second.goto(server.url))
  const reload = await untilRunning(second, () => second.reload())
  await second.context().close()
  await server.close()
  return { ready, first, worker, next, reload }
}

/** The development server, in a copy of the project. */
export async function measureDevServer(): Promise<Row[]> {
  const copy = copyProject()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserFlags] })
  try {
    const starts: Start[] = []
    for (let count = 0; count < STARTS; count += 1) starts.push(await startOnce(copy.folder, browser))
    const row = (what: string, name: keyof Start, target: number): Row => {
      const median = quantile(
        starts.map((start) => start[name]),
        0.5,
      )
      return { what, unit: 'ms', value: Math.round(median), target }
    }
    return [
      row('Development server, ready', 'ready', 2_000),
      row('Its first page, opened at once', 'first', 5_000),
      row('Its worker, opened at once', 'worker', 5_000),
      row('Its page in a new window', 'next', 2_000),
      row('Its page after a reload', 'reload', 2_000),
    ]
  } finally {
    await browser.close()
    copy.remove()
  }
}
