import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin } from 'vite'

const root = resolve(import.meta.dirname, '..')

/** The mock's entry points without the testers' tools: the console, the controls, the scenarios, and the texts that the shop has anyway. */
const isOwn = (file: string): boolean =>
  file.startsWith(resolve(root, 'mocks')) &&
  !/[/\\]mocks[/\\](console|controls|scenarios|words|worker)[/\\]/.test(file)

const fileOf = (id: string, importer: string | undefined): string =>
  id.startsWith('.') && importer !== undefined ? resolve(importer, '..', id) : id

/** In one file nothing loads late; a bundler's wrappers around late parts would be counted as code. */
const atOnce: Plugin = {
  name: 'everything-at-once',
  enforce: 'post',
  transform(code, id) {
    if (!isOwn(id)) return undefined
    const imports: string[] = []
    const changed = code.replace(
      /(\bawait\s+)?\bimport\((['"`])([^'"`]+)\2\)/g,
      (_, awaited: string | undefined, _quote, path: string) => {
        const name = `part${imports.length}`
        imports.push(`import * as ${name} from ${JSON.stringify(path)};`)
        return awaited ? name : `Promise.resolve(${name})`
      },
    )
    return imports.length > 0 ? { code: imports.join('') + changed, map: null } : undefined
  },
}

/** The names of imports from elsewhere, which a build of the shop shortens. */
const withoutImports = (code: string): string => code.replace(/^(?:import[^;]*;)+/, '')

/** The brotli size of the mock's code with every section and page in one file, without fixtures, contract and packages. */
export async function ownCode(): Promise<number> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [atOnce],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: resolve(root, 'mocks/hosts/browser/browser.ts'),
        preserveEntrySignatures: 'strict',
        external: (id, importer) => !isOwn(fileOf(id, importer)),
        output: { codeSplitting: false },
      },
    },
  })
  if (!('output' in built)) throw new Error('The mock was not built into one file')
  return built.output
    .map((file) => (file.type === 'chunk' ? brotliCompressSync(withoutImports(file.code)).length : 0))
    .reduce((sum, bytes) => sum + bytes, 0)
}
