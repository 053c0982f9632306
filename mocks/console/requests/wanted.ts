import * as v from 'valibot'
import type { Asked } from '../../controls/journal/attempts.ts'
import { isFailed } from '../../controls/journal/attempts.ts'

export const statusClasses = ['2xx', '3xx', '4xx', '5xx'] as const

export const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

/** The filter of the request list. */
export interface Wanted {
  /** Words that must all occur in the row. */
  text: string
  status: 'all' | 'none' | (typeof statusClasses)[number]
  method: 'all' | (typeof methods)[number]
  isOnlyProblems: boolean
}

export const wantedSchema: v.GenericSchema<unknown, Wanted> = v.object({
  text: v.string(),
  status: v.picklist(['all', 'none', ...statusClasses]),
  method: v.picklist(['all', ...methods]),
  isOnlyProblems: v.boolean(),
})

export const everything: Wanted = { text: '', status: 'all', method: 'all', isOnlyProblems: false }

/** The word of a refusal, for example `not_enough_stock`. */
export function refusalMessage(refusal: unknown): string | null {
  if (typeof refusal !== 'object' || refusal === null || !('error' in refusal)) return null
  return typeof refusal.error === 'string' ? refusal.error : null
}

const isProblem = ({ last, earlier }: Asked): boolean =>
  earlier.length > 0 || isFailed(last) || last.fault !== undefined || last.drift !== undefined

const textOf = ({ last: { method, path, call, status, fault, refusal } }: Asked): string =>
  [method, path, call, status, fault, refusalMessage(refusal)].join(' ').toLowerCase()

function isOfStatus(status: number, wanted: Wanted['status']): boolean {
  if (wanted === 'all') return true
  return wanted === 'none' ? status === 0 : `${Math.floor(status / 100)}xx` === wanted
}

/** Whether a request is among the wanted ones. */
export function isWanted(asked: Asked, { text, status, method, isOnlyProblems }: Wanted): boolean {
  if (isOnlyProblems && !isProblem(asked)) return false
  if (!isOfStatus(asked.last.status, status)) return false
  if (method !== 'all' && asked.last.method !== method) return false
  const words = text.toLowerCase().split(/\s+/)
  const row = textOf(asked)
  return words.every((word) => row.includes(word))
}
