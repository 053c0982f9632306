import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { dist } from '../buildManifest.ts'
import { FILES_IN_ALL, WEIGHT_MB } from '../sizeLimits.ts'
import type { Row } from './row.ts'

/** The files to upload to a static host. */
export function measureWeight(): Row[] {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0)
  return [
    { what: 'Weight of the build', unit: 'MB', value: bytes / 1e6, target: WEIGHT_MB },
    { what: 'Files of the build', unit: '', value: files.length, target: FILES_IN_ALL },
  ]
}
