import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Names } from './names.ts'

/** A file of build/new/templates, with `__camel__` and the other names of `Names` replaced. */
export function template(file: string, values: Names & Readonly<Record<string, string>>): string {
  const text = readFileSync(join(import.meta.dirname, 'templates', file), 'utf8')
  return text.replaceAll(/__([a-zA-Z]+)__/g, (found, name: string) => values[name] ?? found)
}
