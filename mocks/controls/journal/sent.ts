import { callTable } from '../../../src/contract/callTable.ts'
import { Header } from '../../../src/contract/headers.ts'
import { neededHeaders } from '../../server/guards.ts'
import type { JournalEntry } from '../../server/journal.ts'

/** What of a journal entry is needed to send it once more. */
export type Sent = Pick<JournalEntry, 'method' | 'path' | 'call' | 'language' | 'body'>

const UNKNOWN = { path: '', guards: [] } as const

/** Whether the call needs the visitor's token (document 2 §6). */
export const needsToken = ({ call, method }: Sent): boolean =>
  call !== 'page' && neededHeaders(call === null ? UNKNOWN : callTable[call], method).hasToken

/** The headers that the call requires, the token apart. */
export function headersOf({ call, method, language, body }: Sent): Record<string, string> {
  const isMarked =
    call !== 'page' && neededHeaders(call === null ? UNKNOWN : callTable[call], method).isMarked
  return {
    ...(call === 'page' ? { [Header.PAGE_DATA]: 'true' } : {}),
    ...(isMarked ? { [Header.API_JSON]: 'true' } : {}),
    ...(language === undefined ? {} : { [Header.LANGUAGE]: language }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  }
}

/** The address of an entry's path on a shop's server; `server` ends with a slash. */
export const addressOf = ({ path }: Pick<Sent, 'path'>, server: string): string =>
  server + path.replace(/^\//, '')
