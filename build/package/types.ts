import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { callTable } from '../../src/contract/callTable.ts'
import { entries } from './entries.ts'
import { personas } from '../../mocks/scenarios/personas.ts'

const root = resolve(import.meta.dirname, '../..')
const api = 'mocks/hosts/package/api.ts'

/** The compiler's own declarations of each file, from what is written there: neither imports nor bodies are read. */
const options = [
  '--ignoreConfig --declaration --emitDeclarationOnly --isolatedDeclarations --noResolve --noCheck',
  '--target es2023 --module esnext --moduleResolution bundler',
]

/** An import of names that the contract derives from its schemas. */
const DERIVED = /\{ (CallName|PersonaId) \} from '\.\.\/[^']+'/g

/** Each entry also has the public types: `import type { MockControls } from 'pasar-mock/node'`. */
const PUBLIC = `export type * from './api.js'\nexport type * from './names.js'\n`

const unionOf = (names: readonly string[]): string => names.map((name) => `\n  | '${name}'`).join('')

/** Those names as texts. */
const names = `/** A call of the contract. */
export type CallName =${unionOf(Object.keys(callTable))}

export type PersonaId =${unionOf(Object.keys(personas))}
`

/** Writes the declarations of the package's entries into `folder`; throws where an entry would need the types of another package. */
export function writeTypes(folder: string): void {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const scratch = join(folder, 'declared')
  const files = [api, ...Object.values(entries).map(({ file }) => file)].map((file) => join(root, file))
  execFileSync(process.execPath, [
    compiler,
    ...options.join(' ').split(' '),
    '--rootDir',
    join(root, dirname(api)),
    '--outDir',
    scratch,
    ...files,
  ])
  mkdirSync(folder, { recursive: true })
  for (const file of globSync('*.d.ts', { cwd: scratch })) {
    const text = readFileSync(join(scratch, file), 'utf8').replaceAll(DERIVED, "{ $1 } from './names.js'")
    if (/from '\.\.\//.test(text)) throw new Error(`${file} has types from outside of the package.`)
    const shared = Object.hasOwn(entries, basename(file, '.d.ts')) ? PUBLIC : ''
    writeFileSync(join(folder, file), shared + text.replaceAll(/(from '\.\/\w+)\.ts'/g, "$1.js'"))
  }
  rmSync(scratch, { recursive: true })
  writeFileSync(join(folder, 'names.d.ts'), names)
}
