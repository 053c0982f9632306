/**
 * Runs the parts of the test one after the other, the quick ones first, and stops at the first that fails.
 * `node build/test.ts` runs all of them, `node build/test.ts types lint` only those named. The last line is always
 * `N passed, N failed`: every test counts as one, and so does every part that has no tests inside it.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'

interface Tally {
  passed: number
  failed: number
}

const root = resolve(import.meta.dirname, '..')
const scratch = mkdtempSync(join(tmpdir(), 'pasar-test-'))
// Run without npm, the tools must still be the project's own, and on the project's own Node.
const path = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter)

const succeeds = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
    shell: process.platform === 'win32',
  }).status === 0

const tool =
  (command: string, ...args: string[]) =>
  (): Tally =>
    succeeds(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/** One Vitest project. A crash before the first test leaves no report, and a report may miss it: both count as a failure. */
const project = (name: string) => (): Tally => {
  const report = join(scratch, `${name}.json`)
  const clean = succeeds('vitest', [
    'run',
    `--project=${name}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const { passed, failed } = tallyOf(report)
  return { passed, failed: clean ? failed : Math.max(failed, 1) }
}

function tallyOf(report: string): Tally {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as {
      numPassedTests: number
      numFailedTests: number
    }
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

const both = (first: () => Tally, second: () => Tally) => (): Tally => {
  const tally = first()
  return tally.failed ? tally : second()
}

const parts: Record<string, () => Tally> = {
  types: tool('tsc', '--noEmit'),
  lint: tool('oxlint', '--quiet'),
  format: tool('oxfmt', '--check'),
  unused: tool('knip', '--no-progress'),
  unit: project('unit'),
  screens: project('screens'),
  build: both(tool('vite', 'build'), tool('node', 'build/prerender.ts')),
  bundle: project('bundle'),
  journeys: project('journeys'),
}

function run(names: readonly string[]): Tally {
  const sum: Tally = { passed: 0, failed: 0 }
  for (const name of names) {
    const part = parts[name]
    if (!part) throw new Error(`There is no part "${name}". The parts: ${Object.keys(parts).join(', ')}.`)
    const start = performance.now()
    console.log(`\n=== ${name}`)
    const { passed, failed } = part()
    console.log(
      `=== ${name}: ${failed ? 'failed' : 'ok'}, ${Math.round((performance.now() - start) / 1000)} s`,
    )
    sum.passed += passed
    sum.failed += failed
    if (failed) break
  }
  return sum
}

const asked = process.argv.slice(2)
try {
  const sum = run(asked.length > 0 ? asked : Object.keys(parts))
  if (sum.failed) process.exitCode = 1
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
