import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** One file of the build, and what it needs at once or later. */
export interface Chunk {
  file: string
  name?: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

export const dist = resolve(import.meta.dirname, '../dist')

/** What the build in `dist` consists of, by the source that Vite names each file for. */
export const readManifest = () =>
  JSON.parse(readFileSync(resolve(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
