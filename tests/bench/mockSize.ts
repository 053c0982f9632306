import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import type { Row } from './row.ts'

const KIB = 1024
const root = resolve(import.meta.dirname, '../..')
const entry = resolve(root, 'mocks/browser.ts')

/** What the mock is, the tools of who tests aside: the console, what it steers, its scenarios, and the words that the shop has anyway. */
const isOwn = (file: string): boolean =>
  file.startsWith(resolve(root, 'mocks')) &&
  !/[/\\]mocks[/\\](console|controls|scenarios|words|worker)[/\\]/.test(file)

const fileOf = (id: string, importer: string | undefined): string =>
  id.startsWith('.') && importer !== undefined ? resolve(importer, '..', id) : id

/** The mock's code with every section and page in one file, without fixtures, contract and packages, as so many bytes of brotli. */
async function ownCode(): Promise<number> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: (id, importer) => !isOwn(fileOf(id, importer)),
        output: { codeSplitting: false },
      },
    },
  })
  if (!('output' in built)) throw new Error('The mock was not built into one file')
  return built.output
    .map((file) => (file.type === 'chunk' ? brotliCompressSync(file.code).length : 0))
    .reduce((sum, bytes) => sum + bytes, 0)
}

/** The file of the core, as the build named it. */
export function coreFile(): string {
  const manifest = JSON.parse(readFileSync(resolve(root, 'dist/.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string; name?: string }
  >
  const chunk = Object.values(manifest).find(({ name }) => name === 'mock')
  if (!chunk) throw new Error('The build has no mock')
  return chunk.file
}

/** What the mock weighs: what the first page waits for, and all its own code together (docs/decisions/0054). */
export async function measureMockSize(): Promise<Row[]> {
  const core = brotliCompressSync(readFileSync(resolve(root, 'dist', coreFile()))).length
  return [
    { what: 'Mock that the first page waits for, brotli', unit: 'KiB', value: core / KIB, target: 60 },
    {
      what: 'Mock’s own code, every section in one file',
      unit: 'KiB',
      value: (await ownCode()) / KIB,
      target: 60,
    },
  ]
}
