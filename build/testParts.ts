import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import type { Changes } from './changes.ts'

export interface Tally {
  passed: number
  failed: number
}

/** How a part runs: alone in the terminal, or in parallel with others, with its output printed at its end. */
export interface Run {
  /** Where a part may leave a report. */
  scratch: string
  /** Null where everything is checked. */
  changes: Changes | null
  print: ((text: string) => void) | null
}

export interface Part {
  /** It measures time, needs a browser or all cores, and therefore runs alone. */
  isAlone?: true
  run: (run: Run) => Promise<Tally>
}

const root = resolve(import.meta.dirname, '..')
// Also without npm, the tools are those of the project, on the project's Node.
const path = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter)

function succeeds(command: string, args: readonly string[], { print }: Run): Promise<boolean> {
  const isColoured = process.stdout.isTTY && !process.env['NO_COLOR']
  const child = spawn(command, args, {
    cwd: root,
    stdio: print ? 'pipe' : 'inherit',
    env: { ...process.env, PATH: path, ...(print && isColoured ? { FORCE_COLOR: '1' } : {}) },
    shell: process.platform === 'win32',
    // A part that hangs fails, and its output is printed.
    timeout: 3 * 60 * 60_000,
  })
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', print ?? (() => {}))
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', (status) => done(status === 0))
  })
}

const one = (isPassed: boolean): Tally => (isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

const tool =
  (command: string, ...args: string[]): Part['run'] =>
  async (run) =>
    one(await succeeds(command, args, run))

/** A tool that takes the files to check. Without changed files it passes. */
const toolOnFiles =
  (kind: RegExp, command: string, ...args: string[]): Part['run'] =>
  async (run) => {
    const files = run.changes?.files.filter((file) => kind.test(file)) ?? []
    return one((run.changes && files.length === 0) || (await succeeds(command, [...args, ...files], run)))
  }

/** One Vitest project. A crash before the first test leaves no report, and a report may miss it: both count as a failure. */
const project =
  (name: string): Part['run'] =>
  async (run) => {
    const report = join(run.scratch, `${name}.json`)
    rmSync(report, { force: true })
    const isClean = await succeeds(
      'vitest',
      [
        'run',
        `--project=${name}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...(run.changes ? [`--changed=${run.changes.since}`, '--passWithNoTests'] : []),
      ],
      run,
    )
    const { passed, failed } = tallyOf(report)
    return { passed, failed: isClean ? failed : Math.max(failed, 1) }
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

const inTurn =
  (first: Part['run'], second: Part['run']): Part['run'] =>
  async (run) => {
    const tally = await first(run)
    return tally.failed ? tally : second(run)
  }

/** The parts of the test, the quick ones first. */
export const parts: Readonly<Record<string, Part>> = {
  types: {
    run: tool(
      'tsc',
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      'node_modules/.cache/types.tsbuildinfo',
    ),
  },
  lint: { run: toolOnFiles(/\.tsx?$/, 'oxlint', '--quiet') },
  format: { run: toolOnFiles(/\.(tsx?|css|json|md|html|ya?ml)$/, 'oxfmt', '--check') },
  unused: { run: tool('knip', '--no-progress') },
  unit: { run: project('unit') },
  random: { isAlone: true, run: project('random') },
  screens: { isAlone: true, run: project('screens') },
  build: { isAlone: true, run: inTurn(tool('vite', 'build'), tool('node', 'build/prerender.ts')) },
  bundle: { isAlone: true, run: project('bundle') },
  dev: { isAlone: true, run: project('dev') },
  journeys: { isAlone: true, run: project('journeys') },
  engines: { isAlone: true, run: project('engines') },
  monkey: { isAlone: true, run: tool('node', 'tests/monkey/monkey.ts', '--seed', '7', '--minutes', '2') },
}
