import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import shop from '../../package.json' with { type: 'json' }
import { pageOf, root } from './markdown.ts'

/** Licences that allow the shop to be published under its own, the MIT licence. */
const allowed = ['MIT', 'ISC', 'Apache-2.0', 'OFL-1.1', 'MPL-2.0', 'MPL-2.0 OR Apache-2.0']

const rows = Array.from(
  pageOf('docs/dependencies.md').prose.matchAll(/^\| `([^`]+)` +\| ([^|]+?) +\| ([^|]+?) +\|$/gm),
  ([, name = '', licence = '', use = '']) => ({ name, licence, use }),
)

const licenceOf = (name: string): string => {
  const text = readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')
  return (JSON.parse(text) as { license: string }).license.replace(/^\((.+)\)$/, '$1')
}

describe('the list of packages', () => {
  test('has each package of package.json once', () => {
    const installed = Object.keys({ ...shop.dependencies, ...shop.devDependencies })
    expect(
      rows.map(({ name }) => name).toSorted(),
      'Add a row with its licence and its use to docs/dependencies.md: | `ky` | MIT | HTTP calls with retries. |',
    ).toEqual(installed.toSorted())
  })

  test.each(rows.map((row) => [row.name, row] as const))('%s has its licence, and a use', (name, row) => {
    expect(row.licence).toBe(licenceOf(name))
    expect(allowed).toContain(row.licence)
    expect(row.use).toMatch(/\.$/)
  })
})
