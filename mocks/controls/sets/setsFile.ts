import * as v from 'valibot'
import { type SavedSet, savedSetsSchema } from './savedSets.ts'

const FORMAT = 'pasar-saved-sets'
const VERSION = 1

/** The largest file that is read, in bytes. */
export const SETS_FILE_MAXIMUM_BYTES = 2_000_000

/** Why a file is refused; `at` is the field that has the wrong shape. */
export type SetsFileProblem = { reason: 'size' | 'not_json' | 'not_sets' } | { reason: 'shape'; at: string }

/** A file that has no sets of this version. */
export class SetsFileRefused extends Error {
  readonly problem: SetsFileProblem

  constructor(problem: SetsFileProblem) {
    super(`The file has no sets that this console can open: ${JSON.stringify(problem)}`)
    this.name = 'SetsFileRefused'
    this.problem = problem
  }
}

const headSchema = v.looseObject({ format: v.literal(FORMAT), version: v.literal(VERSION) })
const fileSchema = v.object({ ...headSchema.entries, sets: savedSetsSchema })

/** The text of a file with these sets. */
export const setsFileText = (sets: readonly SavedSet[]): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, sets }, null, 2)}\n`

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SetsFileRefused({ reason: 'not_json' })
  }
}

/** The sets in a file. Throws `SetsFileRefused` for another size, format or shape. */
export async function readSetsFile(file: Blob): Promise<readonly SavedSet[]> {
  // Not even read: a file may be larger than memory.
  if (file.size > SETS_FILE_MAXIMUM_BYTES) throw new SetsFileRefused({ reason: 'size' })
  const found = parsed(await file.text())
  if (!v.is(headSchema, found)) throw new SetsFileRefused({ reason: 'not_sets' })
  const result = v.safeParse(fileSchema, found)
  if (result.success) return result.output.sets
  throw new SetsFileRefused({ reason: 'shape', at: v.getDotPath(result.issues[0]) ?? 'sets' })
}
