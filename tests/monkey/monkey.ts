/**
 * `npm run monkey -- --seed 7 --minutes 10`: walks through the built shop as a visitor who presses everything, as the seed decides, and
 * fails at the first defect of each kind. A finding is repeated, shortened, and printed as a Playwright test. `--walks 1 --from 12`
 * repeats the thirteenth walk of a seed alone.
 */
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { browserFlags } from '../../build/browserFlags.ts'
import { findBrowser, findShell } from '../../build/findBrowser.ts'
import { serveStatic } from '../../build/staticServer.ts'
import { numberFor } from '../../mocks/base/random.ts'
import type { Action, Finding } from './action.ts'
import { wordsOf } from './action.ts'
import { keepEvidence } from './evidence.ts'
import { printTest } from './printTest.ts'
import { shorten } from './shorten.ts'
import { startOf } from './starts.ts'
import { bySeed, CLOCK, recorded, type Walk, walk } from './walk.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '7' },
    minutes: { type: 'string', default: '10' },
    from: { type: 'string', default: '0' },
    walks: { type: 'string', default: 'Infinity' },
  },
})

const dist = resolve(import.meta.dirname, '../../dist')
if (!existsSync(resolve(dist, 'index.html'))) throw new Error('There is no dist/: run `npm run build` first.')

/** Repetitions that shorten one finding. */
const REPEATS = 24

const seed = Number(values.seed)
const first = Number(values.from)
const last = first + Number(values.walks)
const end = performance.now() + Number(values.minutes) * 60_000

const host = await serveStatic({ folder: dist })
const browser = await chromium.launch({ executablePath: findShell() ?? findBrowser(), args: browserFlags })
const seen = new Set<string>()
const known = new Set<string>()
const unrepeated: string[] = []
let walks = 0
let steps = 0
let number = first

/** The shortest path to the finding; null where it does not happen again. */
async function shortest(found: Walk, { what }: Finding): Promise<readonly Action[] | null> {
  const fails = async (actions: readonly Action[]) => {
    const repeated = await walk(browser, {
      shop: host.url,
      start: found.start,
      next: recorded(actions),
      seen: what.startsWith('axe') ? new Set() : null,
      isKnown: (finding) => finding.what !== what,
    })
    return repeated.finding !== null
  }
  if (!(await fails(found.actions)) && !(await fails(found.actions))) return null
  return shorten(found.actions, fails, REPEATS)
}

async function report(found: Walk, finding: Finding, mine: number): Promise<void> {
  const actions = await shortest(found, finding)
  const { persona, path, width, height } = found.start
  console.log(`\n✗ ${finding.what}\n  ${finding.detail}`)
  console.log(`  at ${path} as ${persona}, ${width} × ${height}, walk ${mine}`)
  if (!actions) {
    unrepeated.push(finding.what)
    console.log(
      `  It did not happen again after:\n${found.actions.map((action) => `  - ${wordsOf(action)}`).join('\n')}`,
    )
    if (found.evidence)
      console.log(`  The page at the finding: ${keepEvidence(found.evidence, `seed-${seed}-walk-${mine}`)}`)
    return
  }
  known.add(finding.what)
  console.log(`\n${printTest(found.start, actions, finding, CLOCK)}\n`)
}

async function walkOn(): Promise<void> {
  while (performance.now() < end && number < last) {
    const mine = number
    number += 1
    const chance = { seed: Math.floor(numberFor(`${seed} walk ${mine}`) * 4_294_967_296) }
    const start = startOf(chance)
    const done = await walk(browser, {
      shop: host.url,
      start,
      next: bySeed(chance),
      seen,
      isKnown: ({ what }) => known.has(what) || unrepeated.includes(what),
    })
    walks += 1
    steps += done.actions.length
    if (done.finding) await report(done, done.finding, mine)
  }
}

try {
  await Promise.all(Array.from({ length: availableParallelism() }, walkOn))
} finally {
  await browser.close()
  await host.close()
}
console.log(
  `Monkey, seed ${seed}: ${walks} walks, ${steps} actions, ${known.size} findings, ${unrepeated.length} not repeated.`,
)
if (known.size > 0) process.exitCode = 1
