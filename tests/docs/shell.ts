import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { onTestFinished } from 'vitest'
import { root } from './markdown.ts'

interface Options {
  /** The root of the project when left out. */
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** A folder of programs that come first on the PATH. */
  programs?: string | undefined
}

/** The environment of a newcomer's shell, without this project on the PATH and without variables of the test. */
function bareEnvironment({ env, programs }: Options): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|VITE|VITEST|BASE$|NODE_ENV$|NODE_OPTIONS$|TEST$|FORCE_COLOR$)/.test(name),
  )
  const folders = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !/node_modules[/\\]\.bin|node-gyp-bin/.test(folder))
  const path = [...(programs === undefined ? [] : [programs]), ...folders].join(delimiter)
  return { ...Object.fromEntries(inherited), NO_COLOR: '1', ...env, PATH: path }
}

const begin = (command: string, options: Options): ChildProcess =>
  spawn('sh', ['-c', command], {
    cwd: options.cwd ?? root,
    env: bareEnvironment(options),
    detached: true,
    stdio: 'pipe',
  })

/** Ends a command with all programs that it has started. */
function end({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGTERM')
  } catch {
    // It has ended already.
  }
}

/** Collects what a command prints, errors included. */
function output(child: ChildProcess, onText: (whole: string) => void = () => undefined): () => string {
  let whole = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      whole += text
      onText(whole)
    })
  return () => whole
}

/** Runs a command as a newcomer's shell does. */
export function run(
  command: string,
  options: Options = {},
): Promise<{ status: number | null; text: string }> {
  return new Promise((resolve, reject) => {
    const child = begin(command, options)
    const text = output(child)
    child.once('error', reject)
    child.once('close', (status) => resolve({ status, text: text() }))
    onTestFinished(() => end(child))
  })
}

/** Starts a command that keeps running until the test ends; resolves with the match once it has printed `ready`. */
export function start(command: string, ready: RegExp, options: Options = {}): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    const child = begin(command, options)
    onTestFinished(() => end(child))
    const text = output(child, (whole) => {
      const match = ready.exec(whole)
      if (match) resolve(match)
    })
    child.once('close', () => reject(new Error(`\`${command}\` ended: ${text()}`)))
  })
}
