import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { relative } from 'node:path'

/** Enough characters that no two style sheets of the shop share them. */
const FONT = 4

const pathOf = (file: string): string => relative(process.cwd(), file.replace(/\?.*$/, ''))

/**
 * The class name of a CSS module in development: its own name, and a hash of the file's path. Vite's names also contain the line number.
 */
export function className(name: string, file: string): string {
  const hash = createHash('sha256').update(pathOf(file)).digest('base64url')
  return `${name}-${hash.slice(0, FONT)}`
}

const LETTER_A = 97
const ALPHABET = 26

const inSystemFont = (number: number): string =>
  (number < ALPHABET ? '' : inSystemFont(Math.floor(number / ALPHABET) - 1)) +
  String.fromCodePoint(LETTER_A + (number % ALPHABET))

let files: string[] | undefined

/**
 * The class name in a build: the number of its file, as letters, and its own number in the file. A page contains some hundred class names,
 * twice, so that short ones save bytes.
 */
export function shortClassName(name: string, file: string, css: string): string {
  files ??= globSync('{src,mocks}/**/*.module.css').toSorted()
  const place = inSystemFont(files.indexOf(pathOf(file)))
  const names = [...new Set(css.match(/(?<=\.)[a-z][\w-]*/gi))]
  return names.includes(name) ? `${place}${names.indexOf(name)}` : `${place}-${name}`
}
