import * as v from 'valibot'
import { type CallName, callTable } from '../../../src/contract/callTable.ts'
import { faultInjectorSchema } from '../../scenarios/faultInjectorSchema.ts'
import { shopStateSchema, sizeSchema, timestampSchema } from '../../state/stateSchema.ts'

export const SESSION_EXPORT_FORMAT = 'pasar-session-export'
/** What files had as their format before. */
const OLDER_FORMAT = 'pasar-session-bag'

export const isSessionExportFormat = (format: unknown): boolean =>
  format === SESSION_EXPORT_FORMAT || format === OLDER_FORMAT

/** Increases with every change of the format or of the state in it. */
export const SESSION_EXPORT_VERSION = 1

const isCall = (name: unknown): name is CallName | 'page' | null =>
  name === null || name === 'page' || (typeof name === 'string' && Object.hasOwn(callTable, name))

const text = v.string()

/** How many characters the notes of a tester may have. */
export const NOTES_LENGTH = 10_000

/** An entry of the journal; unknown fields of newer versions are kept. */
export const journalEntrySchema = v.looseObject({
  number: v.number(),
  at: text,
  ms: v.number(),
  by: v.picklist(['page', 'worker', 'node', 'http']),
  request: v.nullable(text),
  method: text,
  path: text,
  call: v.custom<CallName | 'page' | null>(isCall, 'a call of the contract'),
  status: v.number(),
  refusal: v.exactOptional(v.unknown()),
  stack: v.exactOptional(text),
  fault: v.exactOptional(text),
  begun: v.exactOptional(v.number()),
  headers: v.exactOptional(v.record(text, text)),
  changes: v.exactOptional(
    v.array(v.object({ path: text, before: v.exactOptional(text), after: v.exactOptional(text) })),
  ),
  moreChanges: v.exactOptional(v.number()),
  drift: v.exactOptional(
    v.object({ field: text, expected: text, of: v.exactOptional(v.literal('request')) }),
  ),
})

/** A session in one file: the journal, the state, the conditions and the time. */
export const sessionExportSchema = v.object({
  format: v.picklist([SESSION_EXPORT_FORMAT, OLDER_FORMAT]),
  version: v.literal(SESSION_EXPORT_VERSION),
  /** The shop's time when it was packed, in ms. */
  now: timestampSchema,
  isClockFrozen: v.boolean(),
  /** The page on screen, as a path with its query; null where there was none. */
  page: v.nullable(text),
  /** What a tester saw. */
  notes: v.exactOptional(v.pipe(text, v.maxLength(NOTES_LENGTH))),
  /** Null for the hand-written products. */
  size: v.nullable(sizeSchema),
  conditions: faultInjectorSchema,
  state: shopStateSchema,
  journal: v.array(journalEntrySchema),
})
export type SessionExport = v.InferOutput<typeof sessionExportSchema>
