import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import { serveStatic } from '../../build/staticServer.ts'
import { startHttpServer } from '../../mocks/hosts/http/http.ts'
import { dist } from '../buildManifest.ts'
import { compared } from './comparison.ts'
import { coreFile } from './mockSize.ts'
import type { Row } from './row.ts'
import { quantile } from './statistics.ts'

/** The two differ only by chance, and a median falls on one frame or the next, so many visits are needed. */
const ROUNDS = { besideNone: 100, besideServer: 40 }

const root = resolve(import.meta.dirname, '../..')
const size = { locale: 'en-MY', viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 } as const

const department = 'products/category/130000/dairy-eggs'
/** In lower case it would be one of the prerendered searches. */
const notPrerendered = 'products/search/Olive%20Oil'

declare global {
  interface Window {
    /** Milliseconds from the start of the visit to the frame with the first card of a list. */
    firstCard: Promise<number>
  }
}

/** Runs in the page before anything else. */
function installWatch() {
  window.firstCard = new Promise((resolve) => {
    const painted = () => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(performance.now()))
      port1.start()
      port2.postMessage(null)
    }
    const look = () => {
      const card = document.querySelector('main [data-list="grid"] article a[href*="/product/"]')
      if (card?.checkVisibility()) painted()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** A new visitor's visit. */
async function firstCardAt(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(size)
  const page = await context.newPage()
  await page.addInitScript(installWatch)
  await page.goto(address, { waitUntil: 'commit' })
  const at = await page.evaluate(() => window.firstCard)
  await context.close()
  return at
}

/** The shop without its mock, built for this server. */
function buildFor(server: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'pasar-real-'))
  const vite = resolve(root, 'node_modules/vite/bin/vite.js')
  const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error', '--outDir', folder], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, VITE_API: server },
  })
  if (built.status !== 0) throw new Error('The build without the mock failed')
  return folder
}

/** Medians of alternating visits, each of the two first in every other turn. */
async function inTurns(
  browser: Browser,
  rounds: number,
  one: string,
  other: string,
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  // The first compression of a file would count as a slow host.
  for (const address of [one, other]) await firstCardAt(browser, address)
  const visits = [
    async () => times[0].push(await firstCardAt(browser, one)),
    async () => times[1].push(await firstCardAt(browser, other)),
  ]
  for (let round = 0; round < rounds; round += 1)
    for (const visit of round % 2 === 0 ? visits : visits.toReversed()) await visit()
  return [quantile(times[0], 0.5), quantile(times[1], 0.5)]
}

/** A prerendered department, against the same file on a host without the mock's files. */
async function besideNone(browser: Browser, url: string): Promise<Row[]> {
  const host = await serveStatic({ folder: dist, quality: 11 })
  host.replace(coreFile(), null)
  try {
    const [mocked, without] = await inTurns(
      browser,
      ROUNDS.besideNone,
      url + department,
      host.url + department,
    )
    return compared(
      'First list painted',
      [
        ['with the mock', mocked],
        ['by the same build without it', without],
      ],
      { target: 1.05 },
    )
  } finally {
    await host.close()
  }
}

/** A list that is requested and rendered, against the same shop built for a server: the same rules on a port of this machine. */
async function besideServer(browser: Browser, url: string): Promise<Row[]> {
  const server = await startHttpServer({ port: 0 })
  const folder = buildFor(server.url)
  const host = await serveStatic({ folder, quality: 11 })
  try {
    const [mocked, served] = await inTurns(
      browser,
      ROUNDS.besideServer,
      url + notPrerendered,
      host.url + notPrerendered,
    )
    return [
      { what: 'A list that was not prerendered, with the mock', unit: 'ms', value: mocked },
      { what: 'A list that was not prerendered, from a server beside it', unit: 'ms', value: served },
    ]
  } finally {
    await host.close()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** How long a first visit waits for a list's products with the mock, and without. */
export const measureFirstList = async (browser: Browser, url: string): Promise<Row[]> => [
  ...(await besideNone(browser, url)),
  ...(await besideServer(browser, url)),
]
