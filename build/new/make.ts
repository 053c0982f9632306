import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { problemText } from '../program/usage.ts'
import { createDraft } from './draft.ts'
import type { Kind, Options } from './kind.ts'
import { Problem } from './problem.ts'

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
  endpoint: async () => (await import('./endpoint.ts')).endpoint,
  screen: async () => (await import('./screen.ts')).screen,
  scenario: async () => (await import('./scenario.ts')).scenario,
  step: async () => (await import('./step.ts')).step,
  feature: async () => (await import('./feature.ts')).feature,
}

const accepted: Readonly<Record<string, readonly (keyof Options)[]>> = {
  endpoint: ['section'],
  screen: ['en', 'ms', 'zh'],
  scenario: ['call', 'start', 'en', 'ms', 'zh'],
  step: ['en', 'ms', 'zh'],
  feature: ['en', 'ms', 'zh'],
}

function read(args: string[]): { load: () => Promise<Kind>; name: string; options: Options } {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args,
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

/** The same; what is wrong with the arguments is a `Problem` with the usage. */
function asked(args: string[]): ReturnType<typeof read> {
  try {
    return read(args)
  } catch (error) {
    const problem = error instanceof Problem ? error.message : problemText(error)
    throw problem === null ? error : new Problem(`${problem}\n\n${USAGE}`)
  }
}

const root = join(import.meta.dirname, '../..')

function run(...command: string[]): void {
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Problem(`node ${command.join(' ')} failed.`)
}

const listOf = (title: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `\n${title}\n${items.map((item) => `  ${item}\n`).join('')}`

/**
 * Writes the files, rows and tests of something new. Resolves with what to print: the written files and the next steps. Rejects with a
 * `Problem`, before a file is written, if the arguments or the name cannot be used.
 */
export async function make(args: string[]): Promise<string> {
  const { load, name, options } = asked(args)
  const draft = createDraft(root)
  const next = await (await load())(name, options, draft)
  const { created, edited } = draft.write()
  run('node_modules/oxfmt/bin/oxfmt', ...created, ...edited)
  run('build/docs.ts')
  return (
    listOf('Created:', created) +
    listOf('Edited (and docs/spec, generated from tests/spec):', edited) +
    listOf('Next:', [...next, 'Run `npm run check`'])
  )
}
