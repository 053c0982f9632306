import type { Rolldown } from 'vite'
import { routePaths } from '../src/contract/routes.ts'
import { screenAt } from './head/screenAt.ts'

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
  /** Styles that every first page needs. */
  entryStyles: string[]
  /** All that every first page needs: the entry, what it loads in stages, and what those import. */
  preload: string[]
  /** The mock and its data, which a page with its own data needs only later. */
  mock: string[]
  /** Further files of a page, by its folder of `src/pages`. */
  pages: Record<string, string[]>
  /** The mock's section for a page, by the same folder; a page with its own data needs it only later. */
  sections: Record<string, string[]>
  /** The mock's texts, by language. */
  texts: Record<string, string[]>
}

/** The files of `mocks/handlers/pages` for the pages of a folder of `src/pages`. */
const SECTIONS: Readonly<Record<string, string>> = {
  home: 'home',
  category: 'listing',
  recommendations: 'listing',
  search: 'search',
  product: 'product',
  cart: 'buying',
  checkout: 'buying',
  confirmation: 'buying',
  account: 'account',
}

/** All files that the page needs while it starts, so that they are requested at once. */
export function startUp(bundle: Bundle): StartUp {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The build has no entry.')
  const seen = new Set<string>()
  const own = closure(bundle, entry.fileName, seen)
  const isMock = (name: string) => isMockDoor(bundle[name])
  const stages = (names: readonly string[]) => names.flatMap((name) => closure(bundle, name, seen))
  const first = [...own, ...stages(entry.dynamicImports.filter((name) => !isMock(name)))]
  const entryStyles = [...new Set(first.flatMap(stylesOf))]
  const preload = filesOf(largestFirst(first)).filter((file) => !entryStyles.includes(file))
  const mock = [...filesOf(largestFirst(stages(entry.dynamicImports.filter(isMock)))), ...dataIn(bundle)]

  const atHand = new Set([...preload, ...mock, ...entryStyles])
  const byName = (pattern: RegExp) => {
    const found: Record<string, string[]> = {}
    for (const chunk of chunks) {
      // A chunk of a group (build/chunks.ts) has no module of its own.
      const modules = chunk.facadeModuleId ? [chunk.facadeModuleId] : chunk.moduleIds
      const name = modules.map((id) => pattern.exec(id)?.[1]).find(Boolean)
      if (!name) continue
      const files = [...filesOf(closure(bundle, chunk.fileName)), ...deferredStylesOf(bundle, chunk)]
      // A folder may have several pages.
      found[name] = [...new Set([...(found[name] ?? []), ...files])].filter((file) => !atHand.has(file))
    }
    return found
  }
  const pages = byName(/src\/pages\/(\w+)\/(?:\w+\/)?\w+Page\.tsx$/)
  // The start finds the files by the address: those of other folders would be bytes of every first visit.
  const screens = new Set(routePaths.map(screenAt))
  const sectionFiles = (section: string) =>
    chunks
      .filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/mocks/handlers/pages/${section}.ts`)))
      .flatMap(({ fileName }) => filesOf(closure(bundle, fileName)))
      .filter((file) => !atHand.has(file))
  return {
    entry: entry.fileName,
    entryStyles,
    preload,
    mock,
    sections: Object.fromEntries(
      Object.entries(SECTIONS).map(([screen, section]) => [screen, sectionFiles(section)]),
    ),
    pages: Object.fromEntries(Object.entries(pages).filter(([folder]) => screens.has(folder))),
    texts: byName(/mocks\/base\/texts\/([a-z]+)\.ts$/),
  }
}

/** The style sheets of a page's deferred parts in its own folder. A prerendered page contains their rules already. */
const deferredStylesOf = (bundle: Bundle, { facadeModuleId, dynamicImports }: Chunk): string[] => {
  const folder = facadeModuleId?.replace(/[^/]*$/, '')
  return dynamicImports
    .flatMap((name) => {
      const part = bundle[name]
      const isOwn = folder && part?.type === 'chunk' && part.facadeModuleId?.startsWith(folder)
      return isOwn ? closure(bundle, name) : []
    })
    .flatMap(stylesOf)
}

/** The style sheets of the deferred parts of cards, on any page. A prerendered page may contain their rules already. */
export function stylesOfDeferredCards(bundle: Bundle, { entryStyles }: StartUp): string[] {
  const parts = Object.values(bundle).filter(
    (file) =>
      file.type === 'chunk' &&
      file.isDynamicEntry &&
      file.facadeModuleId?.includes('/src/features/product-card/'),
  )
  const styles = parts.flatMap(({ fileName }) => closure(bundle, fileName)).flatMap(stylesOf)
  return [...new Set(styles)].filter((file) => !entryStyles.includes(file))
}

const isMockDoor = (file: Bundle[string] | undefined): boolean =>
  file?.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('/mocks/hosts/browser/browser.ts'))

/** A host may give the page six files at a time: what takes longest begins first. */
const largestFirst = (chunks: readonly Chunk[]): Chunk[] =>
  chunks.toSorted((one, other) => other.code.length - one.code.length)

/** The mock needs it before anything else. */
const dataIn = (bundle: Bundle): string[] =>
  Object.keys(bundle).filter((name) => name.startsWith('assets/') && name.endsWith('.json'))

const filesOf = (chunks: readonly Chunk[]): string[] => [
  ...new Set([...chunks.map(({ fileName }) => fileName), ...chunks.flatMap(stylesOf)]),
]
