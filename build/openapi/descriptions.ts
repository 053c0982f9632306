import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../src/contract/calls')

const written = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*(\w+): call\(/g

/** The contract's comment on each call, by the call's name. */
export function descriptions(): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue
    for (const [, text = '', name = ''] of readFileSync(join(folder, file), 'utf8').matchAll(written)) {
      found.set(name, text.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim())
    }
  }
  return found
}
