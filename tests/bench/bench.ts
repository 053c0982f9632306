/**
 * `npm run bench`: builds the shop, serves it with brotli on this machine and measures it in Chromium, and shops of two sizes
 * in Node. Prints a table beside the targets and marks what misses one; asserts nothing, since machines differ. Under 30 % a
 * difference in times is noise. `npm run bench calls catalogue` measures only these parts of download, use, finding, calls, console,
 * catalogue.
 */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { browserFlags } from '../../build/browserFlags.ts'
import { findBrowser } from '../../build/findBrowser.ts'
import { serveStatic } from '../../build/staticServer.ts'
import { measureCalls } from './calls.ts'
import { measureCatalogue } from './catalogue.ts'
import { measureConsole } from './console.ts'
import { measureDownload } from './download.ts'
import { measureFinding } from './finding.ts'
import type { Row } from './row.ts'
import { measureUse } from './use.ts'

const root = resolve(import.meta.dirname, '../..')
const vite = resolve(root, 'node_modules/vite/bin/vite.js')

type Measure = (browser: Browser, url: string) => Promise<Row[]>

const inBrowser: Readonly<Record<string, Measure>> = {
  download: measureDownload,
  use: measureUse,
  finding: measureFinding,
  calls: measureCalls,
  console: measureConsole,
}

/** Builds the shop and measures so much of it in a browser. */
async function measureBuild(parts: readonly Measure[]): Promise<Row[]> {
  const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (built.status !== 0) process.exit(1)
  const host = await serveStatic({ folder: resolve(root, 'dist'), quality: 11 })
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserFlags, '--enable-precise-memory-info'],
  })
  try {
    const rows: Row[] = []
    for (const measure of parts) rows.push(...(await measure(browser, host.url)))
    return rows
  } finally {
    await browser.close()
    await host.close()
  }
}

function print({ what, unit, value, target }: Row): void {
  const shown = value.toFixed(Math.abs(value) < 10 ? 2 : 0).padStart(8)
  const against = target === undefined ? '' : ` target ${target}${value > target ? ', missed' : ''}`
  console.log(`${what.padEnd(52)}${shown} ${unit.padEnd(4)}${against}`)
}

const asked = process.argv.slice(2)
const isAsked = (part: string) => asked.length === 0 || asked.includes(part)
const parts = Object.entries(inBrowser).flatMap(([part, measure]) => (isAsked(part) ? measure : []))
if (parts.length > 0) for (const row of await measureBuild(parts)) print(row)
if (isAsked('catalogue')) for (const row of measureCatalogue()) print(row)
