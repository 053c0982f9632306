import * as v from 'valibot'
import { STATE_VERSION } from '../../state/state.ts'
import { type Bag, BAG_FORMAT, BAG_VERSION, bagSchema } from './bagSchema.ts'

/** The largest file that is read, in bytes. */
export const BAG_MAXIMUM_BYTES = 20_000_000

/** Why a file is refused. */
export type BagProblem =
  | { reason: 'size'; bytes: number }
  | { reason: 'not-json' }
  | { reason: 'not-a-bag' }
  | { reason: 'version'; found: string }
  | { reason: 'shape'; at: string }

/** A file that is no bag of this version. */
export class BagRefused extends Error {
  readonly problem: BagProblem

  constructor(problem: BagProblem) {
    super(`The file is no session bag that this shop can open: ${JSON.stringify(problem)}`)
    this.name = 'BagRefused'
    this.problem = problem
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BagRefused({ reason: 'not-json' })
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined

/** The bag in a file's text. Throws `BagRefused` for another size, format, version or shape. */
export function readBag(text: string): Bag {
  const bytes = new Blob([text]).size
  if (bytes > BAG_MAXIMUM_BYTES) throw new BagRefused({ reason: 'size', bytes })
  const found = parsed(text)
  if (fieldOf(found, 'format') !== BAG_FORMAT) throw new BagRefused({ reason: 'not-a-bag' })
  const version = fieldOf(found, 'version')
  if (version !== BAG_VERSION)
    throw new BagRefused({ reason: 'version', found: JSON.stringify(version) ?? '' })
  const stateVersion = fieldOf(fieldOf(found, 'state'), 'version')
  if (stateVersion !== undefined && stateVersion !== STATE_VERSION)
    throw new BagRefused({ reason: 'version', found: `${BAG_VERSION}.${JSON.stringify(stateVersion)}` })
  const result = v.safeParse(bagSchema, found)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new BagRefused({ reason: 'shape', at: v.getDotPath(issue) ?? '' })
}
