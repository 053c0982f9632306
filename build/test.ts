/**
 * Runs the parts of the test and stops after the first that fails. `node build/test.ts` runs all of them, `node build/test.ts types lint`
 * only those named. Fast parts run in parallel; `--changed` limits them to the changes since the last commit, `--changed=main` since
 * another revision. The last line is always `N passed, N failed`: every test counts as one, and so does every part without tests.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changesSince } from './changes.ts'
import { type Part, parts, type Run, type Tally } from './testParts.ts'

const scratch = mkdtempSync(join(tmpdir(), 'pasar-test-'))

const partOf = (name: string): Part => {
  const part = parts[name]
  if (!part) throw new Error(`There is no part "${name}". The parts: ${Object.keys(parts).join(', ')}.`)
  return part
}

/** Groups of parts that may run in parallel. */
function groupsOf(names: readonly string[]): string[][] {
  const groups: string[][] = []
  for (const name of names) {
    const last = groups.at(-1)
    const isJoined = last?.every((other) => !partOf(other).isAlone) && !partOf(name).isAlone
    if (last && isJoined) last.push(name)
    else groups.push([name])
  }
  return groups
}

interface Outcome {
  readonly name: string
  readonly tally: Tally
  readonly output: string
}

/** Runs one part. Beside others its output is kept: printed at once when it passed, returned to be printed last when it failed. */
async function runPart(name: string, run: Omit<Run, 'print'>, isBeside: boolean): Promise<Outcome> {
  const start = performance.now()
  const printed: string[] = []
  if (!isBeside) console.log(`\n=== ${name}`)
  const tally = await partOf(name).run({ ...run, print: isBeside ? (text) => printed.push(text) : null })
  const seconds = Math.round((performance.now() - start) / 1000)
  const output = isBeside ? `\n=== ${name}\n${printed.join('')}` : ''
  if (!tally.failed) process.stdout.write(output)
  console.log(`=== ${name}: ${tally.failed ? 'failed' : 'ok'}, ${seconds} s`)
  return { name, tally, output }
}

async function runAll(names: readonly string[], run: Omit<Run, 'print'>): Promise<Tally> {
  const sum: Tally = { passed: 0, failed: 0 }
  for (const group of groupsOf(names)) {
    const outcomes = await Promise.all(group.map((name) => runPart(name, run, group.length > 1)))
    for (const { tally } of outcomes) {
      sum.passed += tally.passed
      sum.failed += tally.failed
    }
    const failed = outcomes.filter(({ tally }) => tally.failed)
    for (const { output } of failed) process.stdout.write(output)
    if (failed.length > 0) {
      console.log(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`)
      break
    }
  }
  return sum
}

const given = process.argv.slice(2)
const CHANGED = /^--changed(?:=(.+))?$/
const named = given.filter((argument) => !CHANGED.test(argument))
const changed = given.map((argument) => CHANGED.exec(argument)).find((match) => match !== null)
try {
  const changes = changed ? changesSince(changed[1] ?? 'HEAD') : null
  const sum = await runAll(named.length > 0 ? named : Object.keys(parts), { scratch, changes })
  if (sum.failed) process.exitCode = 1
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
