import {
  type SessionExportProblem,
  SessionExportRefused,
} from '../../controls/sessionExport/readSessionExport.ts'
import { NoSuchStep } from '../../controls/orders.ts'
import { ADDRESS_LENGTH, AddressRefused, SETS_AT_MOST, TooManySets } from '../../controls/sets/savedSets.ts'
import {
  SETS_FILE_MAXIMUM_BYTES,
  type SetsFileProblem,
  SetsFileRefused,
} from '../../controls/sets/setsFile.ts'
import type { ConsoleTranslate } from '../texts.ts'

const MEGABYTE = 1_000_000

function sessionExportReason(problem: SessionExportProblem, say: ConsoleTranslate): string {
  switch (problem.reason) {
    case 'size':
      return say('data.refused.size', { megabytes: Math.ceil(problem.bytes / MEGABYTE) })
    case 'version':
      return say('data.refused.version', { found: problem.found })
    case 'shape':
      return say('data.refused.shape', { at: problem.at })
    case 'not-a-session-export':
      return say('data.refused.not_a_session_file')
    case 'not-json':
      return say('data.refused.not_json')
  }
}

function setsFileReason(problem: SetsFileProblem, say: ConsoleTranslate): string {
  switch (problem.reason) {
    case 'size':
      return say('sets.refused.size', { megabytes: SETS_FILE_MAXIMUM_BYTES / MEGABYTE })
    case 'shape':
      return say('sets.refused.shape', { at: problem.at })
    case 'not_sets':
      return say('sets.refused.not_sets')
    case 'not_json':
      return say('data.refused.not_json')
  }
}

/** Why an action failed, in the console's language. */
export function reasonOf(error: unknown, say: ConsoleTranslate): string {
  if (error instanceof SessionExportRefused) return sessionExportReason(error.problem, say)
  if (error instanceof SetsFileRefused) return setsFileReason(error.problem, say)
  if (error instanceof TooManySets) return say('sets.refused.many', { number: SETS_AT_MOST })
  if (error instanceof AddressRefused) return say('sets.refused.long', { number: ADDRESS_LENGTH })
  if (error instanceof NoSuchStep) return say('clock.no_such_step')
  return say('data.failed', { why: error instanceof Error ? error.message : String(error) })
}
