/** Writes the generated parts of docs/spec from the tables of tests/spec: `npm run docs`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fill } from './docs/fill.ts'

const folder = join(import.meta.dirname, '../docs/spec')
let written = 0
for (const file of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  const after = fill(before)
  if (after === before) continue
  writeFileSync(path, after)
  console.log(`docs/spec/${file} written`)
  written += 1
}
console.log(`docs/spec: ${written === 0 ? 'up to date' : `${written} pages written`}`)
