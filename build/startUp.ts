import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** The chunk and all that it imports at once, itself first. */
export function closure(bundle: Bundle, fileName: string, seen: Set<string> = new Set()): Chunk[] {
  const chunk = bundle[fileName]
  if (seen.has(fileName) || chunk?.type !== 'chunk') return []
  seen.add(fileName)
  return [chunk, ...chunk.imports.flatMap((name) => closure(bundle, name, seen))]
}

const stylesOf = (chunk: Chunk): string[] => [...(chunk.viteMetadata?.importedCss ?? [])]

export interface StartUp {
  entry: string
  /** Styles that the entry itself needs. */
  entryStyles: string[]
  /** All that every first page needs: the mock's data, then the entry, what it loads in stages, and what those import. */
  preload: string[]
  /** What a page needs beside that, by the folder of `src/pages` it stands in. */
  pages: Record<string, string[]>
  /** The mock's words, by language. */
  words: Record<string, string[]>
}

/** What the page fetches while it starts, so that it can ask for all of it at once. */
export function startUp(bundle: Bundle): StartUp {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The build has no entry.')
  const seen = new Set<string>()
  const first = closure(bundle, entry.fileName, seen)
  const staged = entry.dynamicImports.flatMap((name) => closure(bundle, name, seen))
  const entryStyles = first.flatMap(stylesOf)
  const scripts = filesOf([...first, ...staged]).filter((file) => !entryStyles.includes(file))
  const preload = [...dataIn(bundle), ...scripts]

  const byName = (pattern: RegExp) =>
    Object.fromEntries(
      chunks.flatMap((chunk) => {
        const name = pattern.exec(chunk.facadeModuleId ?? '')?.[1]
        const files = filesOf(closure(bundle, chunk.fileName)).filter(
          (file) => !preload.includes(file) && !entryStyles.includes(file),
        )
        return name ? [[name, files]] : []
      }),
    )
  return {
    entry: entry.fileName,
    entryStyles,
    preload,
    pages: byName(/src\/pages\/(\w+)\/\w+Page\.tsx$/),
    words: byName(/mocks\/words\/(\w+)\.ts$/),
  }
}

/** The mock waits for it before anything else. */
const dataIn = (bundle: Bundle): string[] =>
  Object.keys(bundle).filter((name) => name.startsWith('assets/') && name.endsWith('.json'))

const filesOf = (chunks: readonly Chunk[]): string[] => [
  ...new Set([...chunks.map(({ fileName }) => fileName), ...chunks.flatMap(stylesOf)]),
]
