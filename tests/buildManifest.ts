import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** One file of the build, with its static and dynamic imports. */
export interface Chunk {
  file: string
  name?: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

export const dist = resolve(import.meta.dirname, '../dist')

/** The files of the build in `dist`, by the source that Vite names each file for. */
export const readManifest = () =>
  JSON.parse(readFileSync(resolve(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>

/** The file of a chunk, by the name that the build gave it (`build/chunks.ts`). */
export function chunkFile(name: string): string {
  const chunk = Object.values(readManifest()).find((each) => each.name === name)
  if (!chunk) throw new Error(`The build has no ${name}`)
  return chunk.file
}
