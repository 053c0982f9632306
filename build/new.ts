/**
 * `npm run new -- <kind> <name>`: writes the files, rows and tests of a new endpoint, screen, scenario or checkout step from templates. What it
 * leaves passes `npm run check`.
 */
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { endpoint } from './new/endpoint.ts'
import { CannotWrite, filesIn } from './new/files.ts'
import { scenario } from './new/scenario.ts'
import { screen } from './new/screen.ts'
import { step } from './new/step.ts'
import type { Template } from './new/template.ts'

const root = resolve(import.meta.dirname, '..')
const templates: Readonly<Record<string, Template>> = { endpoint, screen, scenario, step }

const help = `npm run new -- <kind> <name> writes files, rows and tests from a template:

${Object.values(templates)
  .map(({ usage, about }) => `  npm run new -- ${usage}\n      ${about}`)
  .join('\n')}

Examples: npm run new -- endpoint gift-cards
          npm run new -- screen gift-cards
          npm run new -- scenario gift-cards.unavailable --start /gift-cards
          npm run new -- step gift-note`

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [join(root, command), ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) throw new CannotWrite(`${command} failed.`)
}

function write(): void {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { section: { type: 'string' }, start: { type: 'string' } },
  })
  const [kind = '', name = ''] = positionals
  const template = Object.hasOwn(templates, kind) ? templates[kind] : undefined
  if (!template || positionals.length !== 2) throw new CannotWrite(help)
  const files = filesIn(root)
  const left = template.write(files, name, values)
  const written = files.write()
  run('node_modules/oxfmt/bin/oxfmt', ...written)
  run('build/docs.ts')
  console.log(`Written:\n${written.map((path) => `  ${path}`).join('\n')}`)
  console.log(`\nWhat is left to you:\n${left.map((line) => `  ${line}`).join('\n')}`)
}

try {
  write()
} catch (error) {
  // Node's own message says which option it does not know.
  if (!(error instanceof CannotWrite || error instanceof TypeError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
