import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { relative } from 'node:path'

/** Letters enough that no two of the shop's files of styles share them. */
const FONT = 4

const pathOf = (file: string): string => relative(process.cwd(), file.replace(/\?.*$/, ''))

/**
 * What a class of a CSS module is called in development: its own name, and some letters of its file's path. Vite's own names also carry
 * the line they stand in.
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
 * What it is called in a build: the place of its file among all of them in letters, and its own in the file. A page says some
 * hundred of these names, twice, and none of them tells a visitor anything.
 */
export function shortClassName(name: string, file: string, css: string): string {
  files ??= globSync('{src,mocks}/**/*.module.css').toSorted()
  const place = inSystemFont(files.indexOf(pathOf(file)))
  const names = [...new Set(css.match(/(?<=\.)[a-z][\w-]*/gi))]
  return names.includes(name) ? `${place}${names.indexOf(name)}` : `${place}-${name}`
}
