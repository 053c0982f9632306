/**
 * Compares builds in turns, so that a change of the machine affects all of them alike:
 * `npm run turns -- <measure> <folder> <folder> …`, with the folders of two or more builds. Prints the median of each figure.
 * docs/performance.md has the measures and what they found.
 */
import { resolve } from 'node:path'
import { chromium } from 'playwright-core'
import { browserFlags } from '../../build/browserFlags.ts'
import { findBrowser } from '../../build/findBrowser.ts'
import { serveStatic } from '../../build/staticServer.ts'
import { quantile } from './statistics.ts'
import type { Figures, Measure } from './turns/measure.ts'
import { measures } from './turns/measures.ts'

const [name = '', ...folders] = process.argv.slice(2)
const measure: Measure | undefined = measures[name]
if (!measure || folders.length < 2) {
  console.error(`Name a measure and two builds. The measures: ${Object.keys(measures).join(', ')}.`)
  process.exit(1)
}

const TURNS = 12

const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserFlags] })
const builds = []
for (const folder of folders) {
  const host = await serveStatic({ folder: resolve(folder), quality: 4 })
  const turn = await measure(browser, host.url)
  builds.push({ folder, host, turn, found: [] as Figures[] })
}
// The first turn warms up. Each turn starts with the last build of the one before.
for (let turn = 0; turn <= TURNS; turn += 1)
  for (const { turn: next, found } of turn % 2 === 0 ? builds : builds.toReversed()) {
    const figures = await next()
    if (turn > 0) found.push(...figures)
  }
for (const { folder, found } of builds) {
  const names = [...new Set(found.flatMap((figures) => Object.keys(figures)))]
  const medians = names.map((figure) => {
    const median = quantile(
      found.flatMap((figures) => figures[figure] ?? []),
      0.5,
    )
    return `${figure} ${median.toFixed(figure === 'shift' ? 4 : 1)}`
  })
  console.log([folder.padEnd(32), ...medians].join('  '))
}
await browser.close()
for (const { host } of builds) await host.close()
