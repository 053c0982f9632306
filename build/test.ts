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

/** Neighbours that may run side by side. */
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

async function runPart(name: string, run: Omit<Run, 'print'>, isBeside: boolean): Promise<Tally> {
  const start = performance.now()
  const printed: string[] = []
  if (!isBeside) console.log(`\n=== ${name}`)
  const tally = await partOf(name).run({ ...run, print: isBeside ? (text) => printed.push(text) : null })
  if (isBeside) process.stdout.write(`\n=== ${name}\n${printed.join('')}`)
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`=== ${name}: ${tally.failed ? 'failed' : 'ok'}, ${seconds} s`)
  return tally
}

async function runAll(names: readonly string[], run: Omit<Run, 'print'>): Promise<Tally> {
  const sum: Tally = { passed: 0, failed: 0 }
  for (const group of groupsOf(names)) {
    const tallies = await Promise.all(group.map((name) => runPart(name, run, group.length > 1)))
    for (const { passed, failed } of tallies) {
      sum.passed += passed
      sum.failed += failed
    }
    if (sum.failed) break
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
