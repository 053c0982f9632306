/**
 * `npm run bench`: builds the shop, serves it with brotli on this machine and measures it in Chromium. Prints a table beside
 * the targets; asserts nothing, since machines differ. Under 30 % a difference in times is noise.
 */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { chromium } from 'playwright-core'
import { browserFlags } from '../../build/browserFlags.ts'
import { findBrowser } from '../../build/findBrowser.ts'
import { serveStatic } from '../../build/staticServer.ts'
import { measureCalls } from './calls.ts'
import { measureDownload } from './download.ts'
import type { Row } from './row.ts'
import { measureUse } from './use.ts'

const root = resolve(import.meta.dirname, '../..')
const vite = resolve(root, 'node_modules/vite/bin/vite.js')
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
  for (const measure of [measureDownload, measureUse, measureCalls])
    rows.push(...(await measure(browser, host.url)))
  for (const { what, unit, value, target } of rows) {
    const shown = value.toFixed(Math.abs(value) < 10 ? 2 : 0).padStart(8)
    console.log(
      `${what.padEnd(52)}${shown} ${unit.padEnd(4)}${target === undefined ? '' : ` target ${target}`}`,
    )
  }
} finally {
  await browser.close()
  await host.close()
}
