import * as v from 'valibot'
import { STATE_VERSION } from '../../state/version.ts'
import {
  type SessionExport,
  isSessionExportFormat,
  SESSION_EXPORT_VERSION,
  sessionExportSchema,
} from './sessionExportSchema.ts'

/** The largest file that is read, in bytes. */
export const SESSION_EXPORT_MAXIMUM_BYTES = 20_000_000

/** Why a file is refused. */
export type SessionExportProblem =
  | { reason: 'size'; bytes: number }
  | { reason: 'not-json' }
  | { reason: 'not-a-session-export' }
  | { reason: 'version'; found: string }
  | { reason: 'shape'; at: string }

/** A file that is no session export of this version. */
export class SessionExportRefused extends Error {
  readonly problem: SessionExportProblem

  constructor(problem: SessionExportProblem) {
    super(`The file is not a session file that this shop can open: ${JSON.stringify(problem)}`)
    this.name = 'SessionExportRefused'
    this.problem = problem
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SessionExportRefused({ reason: 'not-json' })
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined

/** The session export in a file's text. Throws `SessionExportRefused` for another size, format, version or shape. */
export function readSessionExport(text: string): SessionExport {
  const bytes = new Blob([text]).size
  if (bytes > SESSION_EXPORT_MAXIMUM_BYTES) throw new SessionExportRefused({ reason: 'size', bytes })
  const found = parsed(text)
  if (!isSessionExportFormat(fieldOf(found, 'format')))
    throw new SessionExportRefused({ reason: 'not-a-session-export' })
  const version = fieldOf(found, 'version')
  if (version !== SESSION_EXPORT_VERSION)
    throw new SessionExportRefused({ reason: 'version', found: JSON.stringify(version) ?? '' })
  const stateVersion = fieldOf(fieldOf(found, 'state'), 'version')
  if (stateVersion !== undefined && stateVersion !== STATE_VERSION)
    throw new SessionExportRefused({
      reason: 'version',
      found: `${SESSION_EXPORT_VERSION}.${JSON.stringify(stateVersion)}`,
    })
  const result = v.safeParse(sessionExportSchema, found)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new SessionExportRefused({ reason: 'shape', at: v.getDotPath(issue) ?? '' })
}
