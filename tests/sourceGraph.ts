import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'

const root = join(import.meta.dirname, '..')

export interface Import {
  /** As in the source: `../domain/money.ts`, `react`. */
  specifier: string
  /** Path from the root, for a relative specifier only. */
  target: string | null
  kind: 'value' | 'type' | 'dynamic'
}

export interface SourceFile {
  /** Path from the root, with forward slashes. */
  path: string
  text: string
  imports: Import[]
}

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

const statements = /^(?:import|export)\s+(type\s+)?(?:[^'"`;=()]*?\sfrom\s+)?['"]([^'"]+)['"]/gm
const dynamicImports = /\bimport\(\s*['"]([^'"]+)['"]/g

function importsOf(path: string, text: string): Import[] {
  const targetOf = (specifier: string) =>
    specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier.replace(/\?.*$/, '')) : null
  const code = withoutComments(text)
  return [
    ...Array.from(code.matchAll(statements), ([, type, specifier = '']) => ({
      specifier,
      target: targetOf(specifier),
      kind: type ? ('type' as const) : ('value' as const),
    })),
    ...Array.from(code.matchAll(dynamicImports), ([, specifier = '']) => ({
      specifier,
      target: targetOf(specifier),
      kind: 'dynamic' as const,
    })),
  ]
}

/** Every TypeScript file under the given folders of the repository. */
export const sourceFiles = (folders: readonly string[]): SourceFile[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => {
        const place = join(entry.parentPath, entry.name)
        const path = relative(root, place).replaceAll('\\', '/')
        const text = readFileSync(place, 'utf8')
        return { path, text, imports: importsOf(path, text) }
      }),
  )

export const codeOf = (file: SourceFile): string => withoutComments(file.text)

/** Every cycle of files that import each other, as a path. */
export function cyclesIn(files: readonly SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (path: string, way: readonly string[]): void => {
    const at = way.indexOf(path)
    if (at >= 0) {
      cycles.push([...way.slice(at), path].join(' -> '))
      return
    }
    if (done.has(path)) return
    for (const { target, kind } of byPath.get(path)?.imports ?? [])
      if (target && kind !== 'dynamic' && byPath.has(target)) visit(target, [...way, path])
    done.add(path)
  }
  for (const { path } of files) visit(path, [])
  return cycles
}

/**
 * The two folders where the paths diverge: the folder of each below the common one; null if one of the files is directly in the common
 * folder.
 */
function apart(path: string, target: string): readonly [folder: string, other: string] | null {
  const one = path.split('/')
  const other = target.split('/')
  const at = one.findIndex((name, index) => name !== other[index])
  if (at < 0 || at >= one.length - 1 || at >= other.length - 1) return null
  return [one.slice(0, at + 1).join('/'), other.slice(0, at + 1).join('/')]
}

/** Pairs of sibling folders, with everything inside, that import from each other, types included; each with an import of either. */
export function mutualFolders(files: readonly SourceFile[]) {
  const inside = new Set(files.map(({ path }) => path))
  const imports = new Map<string, string>()
  for (const { path, imports: ofFile } of files)
    for (const { target } of ofFile) {
      const folders = target && inside.has(target) ? apart(path, target) : null
      if (target && folders && folders[0].includes('/'))
        imports.set(folders.join(' '), `${path} imports ${target}`)
    }
  return [...imports].flatMap(([folders, from]) => {
    const [one = '', other = ''] = folders.split(' ')
    const back = imports.get(`${other} ${one}`)
    return back && one < other ? [{ one, other, from, back }] : []
  })
}

/** Every file that the given one needs, directly or indirectly, without types. */
export function reachableFrom(start: string, files: readonly SourceFile[]): SourceFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const found = new Map<string, SourceFile>()
  const visit = (path: string): void => {
    const file = byPath.get(path)
    if (!file || found.has(path)) return
    found.set(path, file)
    for (const { target, kind } of file.imports) if (target && kind !== 'type') visit(target)
  }
  visit(start)
  return [...found.values()]
}

/** Whether the path of an import exists; JSON and styles count. */
export const exists = (path: string): boolean => {
  try {
    return readdirSync(join(root, dirname(path))).includes(posix.basename(path))
  } catch {
    return false
  }
}
