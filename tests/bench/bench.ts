/**
 * `npm run bench`: builds the shop and times that, serves it with brotli on this machine and measures it in Chromium, and shops of two sizes
 * in Node. Prints a table beside the targets and marks what misses one; asserts nothing, since machines differ. Under 30 % a
 * difference in times is noise. `npm run bench -- calls catalogue` measures only these parts; an unknown part lists all of them.
 * `--quick` measures in less than three minutes what changes most: a few navigations and calls, one visit of Lighthouse.
 * `--markdown` prints the table as docs/benchmarks.md has it.
 */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { browserFlags } from '../../build/browserFlags.ts'
import { findBrowser } from '../../build/findBrowser.ts'
import { serveStatic } from '../../build/staticServer.ts'
import { measureCalls, measureCallsQuickly } from './calls.ts'
import { measureCatalogue } from './catalogue.ts'
import { measureConsole } from './console.ts'
import { measureDevServer } from './devServer.ts'
import { measureDownload } from './download.ts'
import { measureFinding } from './findingProducts.ts'
import { measureFirstList } from './firstList.ts'
import { measureHttpServer } from './httpServer.ts'
import { measureHomeQuickly, measurePhone } from './phone.ts'
import { measurePictures } from './pictures.ts'
import type { Row } from './row.ts'
import { measureUse, measureUseQuickly } from './interactions.ts'

const root = resolve(import.meta.dirname, '../..')
const steps = [
  [resolve(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'],
  ['build/prerender.ts'],
]

type Measure = (browser: Browser, url: string) => Promise<Row[]>

/** For daily use: few repetitions, without the parts that changes rarely affect. */
const quickly: Readonly<Record<string, Measure>> = {
  download: measureDownload,
  use: measureUseQuickly,
  calls: measureCallsQuickly,
  phone: measureHomeQuickly,
}

const wholly: Readonly<Record<string, Measure>> = {
  download: measureDownload,
  list: measureFirstList,
  use: measureUse,
  finding: measureFinding,
  calls: measureCalls,
  pictures: measurePictures,
  console: measureConsole,
  phone: measurePhone,
}

const withoutBuild: Readonly<Record<string, () => Row[] | Promise<Row[]>>> = {
  dev: measureDevServer,
  catalogue: measureCatalogue,
  http: measureHttpServer,
}

/** Writes `dist/`, as `npm run build` does. */
function build(): Row {
  const begun = performance.now()
  for (const step of steps)
    if (spawnSync(process.execPath, step, { cwd: root, stdio: 'inherit' }).status !== 0) process.exit(1)
  return {
    what: 'The build, all pages prerendered',
    unit: 's',
    value: (performance.now() - begun) / 1_000,
    target: 90,
  }
}

/** Builds the shop and measures this selection in a browser. */
async function measureBuild(parts: readonly Measure[]): Promise<Row[]> {
  const built = build()
  const host = await serveStatic({ folder: resolve(root, 'dist'), quality: 11 })
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserFlags, '--enable-precise-memory-info'],
  })
  try {
    const rows = [built]
    for (const measure of parts) rows.push(...(await measure(browser, host.url)))
    return rows
  } finally {
    await browser.close()
    await host.close()
  }
}

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { markdown: { type: 'boolean' }, quick: { type: 'boolean' } },
})
const isMarkdown = options.markdown === true
const inBrowser = options.quick ? quickly : wholly
const inNode = options.quick ? {} : withoutBuild
const known = [...Object.keys(inBrowser), ...Object.keys(inNode)]
const unknown = asked.filter((part) => !known.includes(part))
if (unknown.length > 0) {
  const named = unknown.map((part) => `"${part}"`).join(', ')
  console.error(`There is no part ${named}. The parts: ${known.join(', ')}.`)
  process.exit(1)
}

/** A number with its significant digits. */
const shown = (value: number): string =>
  Number.isInteger(value) ? `${value}` : value.toFixed(Math.abs(value) < 10 ? 2 : 0)

function against({ value, target, isFloor = false }: Row): string {
  if (target === undefined) return ''
  // As it is printed: the difference of two times is a little more or less than the tenths that the clock counts.
  const figure = Number(shown(value))
  const isMissed = isFloor ? figure < target : figure > target
  return `${isFloor ? '≥' : '≤'} ${target}${isMissed ? ', missed' : ''}`
}

function print(row: Row): void {
  const { what, unit, value, peer } = row
  const figure = `${shown(value)} ${unit}`.trim()
  const others = peer === undefined ? '' : `${peer}`
  if (isMarkdown) console.log(`| ${[what, figure, against(row), others].join(' | ')} |`)
  else
    console.log([what.padEnd(56), figure.padStart(10), against(row).padEnd(18), others].join('  ').trimEnd())
}

if (isMarkdown) console.log('| | measured | target | best peer |\n|---|---:|---|---:|')
else console.log([''.padEnd(56), 'measured'.padStart(10), 'target'.padEnd(18), 'best peer'].join('  '))
const isAsked = (part: string) => asked.length === 0 || asked.includes(part)
const parts = Object.entries(inBrowser).flatMap(([part, measure]) => (isAsked(part) ? measure : []))
if (parts.length > 0) for (const row of await measureBuild(parts)) print(row)
for (const [part, measure] of Object.entries(inNode))
  if (isAsked(part)) for (const row of await measure()) print(row)
