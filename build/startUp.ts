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

/** What the page fetches while it starts: the entry, what the entry loads in stages, and what those import; and its styles. */
export function startUp(bundle: Bundle): { entry: string; entryStyles: string[]; preload: string[] } {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
  if (entry?.type !== 'chunk') throw new Error('The build has no entry.')
  const seen = new Set<string>()
  const first = closure(bundle, entry.fileName, seen)
  const staged = entry.dynamicImports.flatMap((name) => closure(bundle, name, seen))
  const entryStyles = first.flatMap(stylesOf)
  const stagedStyles = staged.flatMap(stylesOf).filter((style) => !entryStyles.includes(style))
  return {
    entry: entry.fileName,
    entryStyles,
    preload: [...[...first, ...staged].map((chunk) => chunk.fileName), ...new Set(stagedStyles)],
  }
}
