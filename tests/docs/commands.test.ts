import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import shop from '../../package.json' with { type: 'json' }
import { commands, namedCommands } from './commands.ts'
import { root, tableWith } from './markdown.ts'

/** Commands of npm itself. */
const ofNpm = new Set(['ci', 'install', 'pack'])
const scripts: Readonly<Record<string, string>> = shop.scripts
const entries = Object.entries(commands)

const HOW =
  'Add it to tests/docs/commands.ts with its proof: ' +
  "`'npm run openapi': { prints: /operations written/ }` runs it, `{ in: 'tests/…', says: '…' }` names the test that does."

test('a test runs every command of the docs', () => {
  const unknown = [...namedCommands()].flatMap(([command, files]) =>
    Object.hasOwn(commands, command) ? [] : [`${files.join(', ')}: \`${command}\``],
  )
  expect(unknown, HOW).toEqual([])
})

test('every command of the list is still in the docs', () => {
  const named = namedCommands()
  expect(
    entries.map(([command]) => command).filter((command) => !named.has(command)),
    'Remove it from tests/docs/commands.ts.',
  ).toEqual([])
})

test('every script that the docs name is in package.json, and the README lists the others', () => {
  const named = [...namedCommands().keys()].flatMap((command) => {
    const [, script] = /(?:^| )npm (?:run )?([\w:-]+)/.exec(command) ?? []
    return script === undefined || ofNpm.has(script) ? [] : [script]
  })
  expect(named.filter((script) => !Object.hasOwn(scripts, script))).toEqual([])
  const listed = tableWith('README.md', 'what it does')
    .map(([command = '']) => command)
    .join(' ')
  const missing = Object.keys(scripts).filter((script) => !new RegExp(`npm (run )?${script}\``).test(listed))
  expect(missing, 'Add it to the table "Commands" of README.md.').toEqual([])
})

describe('another test runs', () => {
  const elsewhere = entries.flatMap(([command, proof]) =>
    'in' in proof ? [[command, proof.in, proof.says] as const] : [],
  )
  test.each(elsewhere)('%s: %s', (_command, file, says) => {
    expect(existsSync(join(root, file)), `${file} does not exist`).toBe(true)
    expect(readFileSync(join(root, file), 'utf8')).toContain(says)
  })
})
