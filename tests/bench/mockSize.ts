import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chunkFile, dist } from '../buildManifest.ts'
import { ownCode } from '../ownCode.ts'
import { MOCK, OWN_CODE } from '../sizeLimits.ts'
import type { Row } from './row.ts'

const KIB = 1024

/** The file of the core. */
export const coreFile = (): string => chunkFile('mock')

/** The size of the mock: what the first page waits for, and all its own code together (docs/decisions/0054). */
export async function measureMockSize(): Promise<Row[]> {
  const core = brotliCompressSync(readFileSync(resolve(dist, coreFile()))).length
  return [
    { what: 'Mock that the first page waits for, brotli', unit: 'KiB', value: core / KIB, target: MOCK },
    {
      what: 'Mock’s own code, every section in one file',
      unit: 'KiB',
      value: (await ownCode()) / KIB,
      target: OWN_CODE,
    },
  ]
}
