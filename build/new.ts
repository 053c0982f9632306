/** Writes the files, rows and tests of something new: `npm run new -- endpoint gift-cards`. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createDraft } from './new/draft.ts'
import type { Kind, Options } from './new/kind.ts'
import { Problem } from './new/problem.ts'

const USAGE = `npm run new -- <kind> <name> [options]

  endpoint gift-cards [--section catalogue]              a call of the server: GET /api/gift-cards
  screen gift-cards                                      a page: /gift-cards
  scenario gift-cards.failed [--call page] [--start /]   an error to reproduce by a link
  step gift-note                                         a step of the checkout
  feature gift-cards                                     a part that shell and pages share

For a screen, a scenario, a step or a feature, --en, --ms and --zh give its title in English, Malay and Chinese:
  npm run new -- screen gift-cards --en 'Gift cards' --ms 'Kad hadiah' --zh '礼品卡'`

/** Each loads on its own: an argument that is wrong is answered without the shop's tables. */
const kinds: Readonly<Record<string, () => Promise<Kind>>> = {
  endpoint: async () => (await import('./new/endpoint.ts')).endpoint,
  screen: async () => (await import('./new/screen.ts')).screen,
  scenario: async () => (await import('./new/scenario.ts')).scenario,
  step: async () => (await import('./new/step.ts')).step,
  feature: async () => (await import('./new/feature.ts')).feature,
}

const accepted: Readonly<Record<string, readonly (keyof Options)[]>> = {
  endpoint: ['section'],
  screen: ['en', 'ms', 'zh'],
  scenario: ['call', 'start', 'en', 'ms', 'zh'],
  step: ['en', 'ms', 'zh'],
  feature: ['en', 'ms', 'zh'],
}

function asked(): { load: () => Promise<Kind>; name: string; options: Options } {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { section: text, call: text, start: text, en: text, ms: text, zh: text },
  })
  const [kind, name, ...rest] = positionals
  if (kind === undefined) throw new Problem('Name what to make.')
  const load = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (!load) throw new Problem(`There is no template "${kind}".`)
  if (name === undefined || rest.length > 0) throw new Problem(`Give one name: ${kind} gift-cards`)
  for (const option of Object.keys(values) as (keyof Options)[])
    if (!accepted[kind]?.includes(option)) throw new Problem(`--${option} does not go with ${kind}.`)
  return { load, name, options: values }
}

const root = join(import.meta.dirname, '..')

function run(...command: string[]): void {
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Problem(`node ${command.join(' ')} failed.`)
}

const listOf = (title: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `\n${title}\n${items.map((item) => `  ${item}\n`).join('')}`

const isMisread = (error: unknown): error is Error =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('ERR_PARSE_ARGS')

async function make(load: () => Promise<Kind>, name: string, options: Options): Promise<void> {
  const draft = createDraft(root)
  const next = await (await load())(name, options, draft)
  const { created, edited } = draft.write()
  run('node_modules/oxfmt/bin/oxfmt', ...created, ...edited)
  run('build/docs.ts')
  console.log(
    listOf('Created:', created) +
      listOf('Edited (and docs/spec, generated from tests/spec):', edited) +
      listOf('Next:', [...next, 'Run `npm run check`']),
  )
}

/** Prints a problem of the input; other errors are thrown. */
function refuse(error: unknown, more: string): void {
  if (!(error instanceof Problem) && !isMisread(error)) throw error
  console.error(error.message + more)
  process.exitCode = 1
}

try {
  const { load, name, options } = asked()
  try {
    await make(load, name, options)
  } catch (error) {
    refuse(error, '')
  }
} catch (error) {
  refuse(error, `\n\n${USAGE}`)
}
