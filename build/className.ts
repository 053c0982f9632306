import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/** Letters enough that no two of the shop's files of styles share them. */
const LETTERS = 4

/**
 * What a class of a CSS module is called in a build: its own name, and some letters of its file's path. Vite's own names also carry
 * the line they stand in, which no compression can do anything about.
 */
export function className(name: string, file: string): string {
  const path = relative(process.cwd(), file.replace(/\?.*$/, ''))
  return `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, LETTERS)}`
}
