import * as v from 'valibot'
import type { Controls } from '../../controls/controls.ts'
import type { CoverageCounts } from '../../controls/coverage.ts'
import type { Shops } from '../shops.ts'
import { suggestedNames } from '../../base/suggestions.ts'

/** Who asks the controls for what. */
export interface Asked {
  controls: Controls
  /** The asking client's name, and its visitor in the shop's state. */
  client: string
  visitor: string
  query: URLSearchParams
  /** Aborts when the client disconnects or the server closes. */
  signal: AbortSignal
  /** Of the server itself, with the slash at its end. */
  address: string
  /** The host by which this client reaches it. */
  host: string
  clients: () => Promise<string[]>
  /** The shop that the client has named; null for the main one. */
  shop: string | null
  shops: Pick<Shops, 'names' | 'close'>
  /** What the main shop and all others have exercised together. */
  allCounts: () => CoverageCounts
  /** Reads the contract as OpenAPI; undefined where the server was started without it. */
  openApi: (() => Promise<object>) | undefined
}

/** One of the controls under `/__mock`. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT'
  /** Behind `/__mock/`. */
  path: string
  /** What it returns or does, for the list of controls. */
  does: string
  /** A body that it accepts; none for a query. */
  body?: unknown
  answer(asked: Asked, text: string): Promise<unknown>
}

/** Bad input to a control: answered with 400 or another status, and nothing has been changed. */
export class BadInput extends Error {
  readonly body: object
  readonly status: number

  constructor(body: { error: string; expected: unknown; suggestions?: readonly string[] }, status = 400) {
    super(body.error)
    this.body = body
    this.status = status
  }
}

/** A control that returns data. */
export const query = (path: string, does: string, read: (asked: Asked) => unknown): Endpoint => ({
  method: 'GET',
  path,
  does,
  answer: async (asked) => read(asked),
})

type Fields = Readonly<Record<string, v.GenericSchema>>

function parsed(text: string, example: unknown): unknown {
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new BadInput({ error: 'The body is not JSON', expected: example })
  }
}

/** Describes the invalid field; an unknown field comes first. */
function problemOf(found: unknown, issue: v.BaseIssue<unknown>, fields: Fields, example: unknown): BadInput {
  const isObject = typeof found === 'object' && found !== null && !Array.isArray(found)
  if (!isObject) return new BadInput({ error: 'The body is no object', expected: example })
  const names = Object.keys(fields)
  const unknown = Object.keys(found).find((name) => !names.includes(name))
  if (unknown !== undefined) {
    const suggestions = names.length > 0 ? suggestedNames(unknown, names) : []
    return new BadInput({ error: `There is no field "${unknown}"`, expected: example, suggestions })
  }
  const field = v.getDotPath(issue)?.split('.')[0] ?? ''
  const value = JSON.stringify(Reflect.get(found, field))
  const error = value === undefined ? `"${field}" is missing` : `"${field}" is not understood: ${value}`
  return new BadInput({ error, expected: example })
}

/** A control that changes something, and returns the new state. Its body is JSON with exactly these fields. */
export function doing<const F extends Fields>({
  path,
  does,
  example,
  fields,
  act,
}: {
  path: string
  does: string
  example: unknown
  fields: F
  act: (asked: Asked, body: v.InferOutput<v.StrictObjectSchema<F, undefined>>) => unknown
}): Endpoint {
  const schema = v.strictObject(fields)
  return {
    method: 'POST',
    path,
    does,
    body: example,
    async answer(asked, text) {
      const found = parsed(text, example)
      const result = v.safeParse(schema, found)
      if (!result.success) throw problemOf(found, result.issues[0], fields, example)
      return act(asked, result.output)
    },
  }
}
