import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = resolve(import.meta.dirname, '../../locales/en')

/** `shell.language` and all others; a key of one word is a word of English as well. */
function keysIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return path.includes('.') ? [path] : []
  return Object.entries(value).flatMap(([name, inner]) => keysIn(inner, path ? `${path}.${name}` : name))
}

const keys: ReadonlySet<string> = new Set(
  readdirSync(folder).flatMap((file) => keysIn(JSON.parse(readFileSync(join(folder, file), 'utf8')))),
)

const mistakes: readonly RegExp[] = [
  /\bundefined\b/,
  /\bNaN\b/,
  /\[object \w+\]/,
  /\{\{.{0,40}?\}\}/,
  /<\/?\d>/,
  /\bInvalid Date\b/,
  /\bnull\b/,
]

/** Text that a shopper must never see: a raw key of `locales`, a placeholder, or a value that was not formatted. */
export function textFaults(text: string): string[] {
  const raw = text.match(/\b[a-z]\w*(?:\.\w+)+\b/gi)?.filter((word) => keys.has(word)) ?? []
  const found = mistakes.flatMap((mistake) => mistake.exec(text)?.[0] ?? [])
  return [...new Set([...raw, ...found])]
}
