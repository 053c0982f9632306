import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes the data of pages into a file with a hashed name for a permanent cache; returns the name. */
export function writeData(dist: string, place: string, value: unknown): string {
  const text = JSON.stringify(value)
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const name = `assets/${place}${hash}.json`
  writeFileSync(join(dist, name), text)
  return name
}
