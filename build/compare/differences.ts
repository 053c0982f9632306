import * as v from 'valibot'
import { errorBodySchema } from '../../src/contract/call.ts'
import { callTable } from '../../src/contract/callTable.ts'
import { pageReplySchema } from '../../src/contract/entities/page.ts'
import { wordsOfCheck } from '../../mocks/base/expectedWords.ts'
import type { Sample } from './samples.ts'

/** What a real server answered. */
export interface RealAnswer {
  /** 0 when there was none. */
  status: number
  /** Undefined for an answer that is not JSON. */
  body: unknown
}

/** Where an answer of the real server departs from the mocked one, or from the contract. */
export interface Difference {
  call: Sample['call']
  /** A path in the answer, with `[]` for each element of a list; empty for the answer as a whole. */
  field: string
  kind: 'status' | 'code' | 'missing' | 'type' | 'enum' | 'value'
  text: string
}

const FIRST_ERROR = 400

const fieldOf = (issue: v.BaseIssue<unknown>): string =>
  (issue.path ?? [])
    .map(({ key }) => (typeof key === 'number' ? '[]' : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')

function kindOf({ kind, type, received }: v.BaseIssue<unknown>): Difference['kind'] {
  if (received === 'undefined') return 'missing'
  if (kind === 'validation') return 'value'
  return ['picklist', 'enum', 'literal', 'variant'].includes(type) ? 'enum' : 'type'
}

/** Of a union, the issues of the alternative that fits best. */
function* leaves(issue: v.BaseIssue<unknown>): Generator<v.BaseIssue<unknown>> {
  if (issue.type === 'union' && issue.issues)
    for (const inner of issue.issues.slice(0, 1)) yield { ...inner, path: inner.path ?? issue.path }
  else yield issue
}

function shapeDifferences(call: Sample['call'], { status, body }: RealAnswer): Difference[] {
  const reply = call === 'page' ? pageReplySchema : callTable[call].reply
  const result = v.safeParse(status < FIRST_ERROR ? reply : errorBodySchema, body)
  if (result.success) return []
  return result.issues
    .flatMap((issue) => [...leaves(issue)])
    .map((issue) => {
      const kind = kindOf(issue)
      const expected = wordsOfCheck(issue) ?? issue.expected ?? 'another value'
      return {
        call,
        field: fieldOf(issue),
        kind,
        text: kind === 'missing' ? 'is missing' : `expected ${expected}, found ${issue.received}`,
      }
    })
}

const codeIn = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'errorCode' in body ? String(body.errorCode) : undefined

/** The differences of one answer. A status that differs says more than the shape of another answer. */
export function differencesOf(sample: Sample, answer: RealAnswer): Difference[] {
  const { call, status, code } = sample
  const of = { call, field: '' } as const
  if (answer.status !== status) {
    const found = answer.status === 0 ? 'no answer' : String(answer.status)
    return [{ ...of, kind: 'status', text: `expected ${status}, found ${found}` }]
  }
  if (answer.body === undefined) return [{ ...of, kind: 'type', text: 'expected JSON' }]
  const found = codeIn(answer.body)
  return [
    ...(code !== undefined && code !== found
      ? [{ ...of, kind: 'code', text: `expected ${code}, found ${found ?? 'none'}` } as const]
      : []),
    ...shapeDifferences(call, answer),
  ]
}
