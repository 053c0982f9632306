import type { Rolldown } from 'vite'

/** The only entry to scenarios, controls and console: `mocks/hosts/browser/browser.ts` imports it where the address requests it. */
const ENTRY = '/mocks/hosts/browser/controlledPage.ts'

const isEntry = ({ facadeModuleId }: Rolldown.OutputChunk): boolean =>
  facadeModuleId?.endsWith(ENTRY) === true

const stylesOf = ({ viteMetadata }: Rolldown.OutputChunk): Iterable<string> => viteMetadata?.importedCss ?? []

/** The files of a build that only a page with the console loads. */
export function consoleFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const open = new Set<string>()
  const collect = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || open.has(chunk.fileName) || isEntry(chunk)) return
    open.add(chunk.fileName)
    for (const style of stylesOf(chunk)) open.add(style)
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) collect(byName.get(name))
  }
  for (const chunk of chunks) if (chunk.isEntry) collect(chunk)
  const all = chunks.flatMap((chunk) => [chunk.fileName, ...stylesOf(chunk)])
  return new Set(all.filter((name) => !open.has(name)))
}
