import { cpSync, globSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { readExplorer } from '../explorer/readExplorer.ts'
import { readOpenApi } from '../openapi/readOpenApi.ts'
import { entries, peers, program } from './entries.ts'
import { noteModules } from './noteModules.ts'

const root = resolve(import.meta.dirname, '../..')
const isPeer = (id: string): boolean => peers.some((peer) => id === peer || id.startsWith(`${peer}/`))

/** The files that modules read beside themselves: pictures and letters. */
const files = ['fixtures/packshots/**/*.{json,svg}', 'fixtures/illustrations/*.svg']

/** Where the package has the files of the project, beside its modules. */
const FILES = 'files'

/** Modules that read a file beside themselves find it in the package: all modules of the package are in one folder. */
const filesBeside = (): Plugin => ({
  name: 'pasar-package-files',
  transform: {
    filter: { id: /\/fixtures\/packshots\/\w+\.ts$/, code: 'import.meta.url' },
    handler(code, id) {
      const place = JSON.stringify(`./${FILES}/${relative(root, id)}`)
      return { code: code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url)`), map: null }
    },
  },
})

/** The file of the package's OpenAPI document, beside its modules. */
const OPEN_API = 'openapi.json'

/** The package has the OpenAPI document as a file, since it is made from the sources and from tests. */
const openApiFile = (): Plugin => ({
  name: 'pasar-package-openapi',
  load: {
    filter: { id: /\/build\/openapi\/readOpenApi\.ts$/ },
    handler: () => `import { readFile } from 'node:fs/promises'
export const readOpenApi = async () =>
  JSON.parse(await readFile(new URL('./${OPEN_API}', import.meta.url), 'utf8'))`,
  },
})

/** The package has the page of the mock server as texts, without types. */
const explorerTexts = (): Plugin => ({
  name: 'pasar-package-explorer',
  load: {
    filter: { id: /\/build\/explorer\/readExplorer\.ts$/ },
    handler: async () => `const explorer = ${JSON.stringify(await readExplorer())}
export const readExplorer = async () => explorer`,
  },
})

/** Writes the modules of the package for Node into `folder`, with the packages they use; returns the paths of those packages' modules. */
export async function bundleForNode(folder: string): Promise<string[]> {
  const noted = noteModules()
  await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'import.meta.hot': 'undefined' },
    plugins: [filesBeside(), openApiFile(), explorerTexts(), noted.plugin],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      target: 'es2023',
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(
          [...Object.entries(entries), [program.name, program] as const].map(([name, { file }]) => [
            name,
            join(root, file),
          ]),
        ),
        external: isPeer,
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[name]-[hash:8].js' },
      },
    },
  })
  for (const file of files.flatMap((pattern) => globSync(pattern, { cwd: root })))
    cpSync(join(root, file), join(folder, FILES, dirname(file), file.slice(dirname(file).length + 1)))
  writeFileSync(join(folder, OPEN_API), JSON.stringify(await readOpenApi()))
  return noted.modules()
}
