import { ANY_START } from '../../src/contract/callStarts.ts'
import { type Answered, callsUnder, startOf } from '../handlers/sections.ts'

interface Leaf {
  answered: Answered
  paramNames: readonly string[]
}

interface Node {
  literals: Map<string, Node>
  /** Segments that take any text, with what it must end in; the longest ending first. */
  params: { ending: string; node: Node }[]
  calls: Map<string, Leaf>
}

export type Match =
  | { kind: 'found'; answered: Answered; params: Record<string, string> }
  | { kind: 'otherMethod'; methods: readonly string[] }
  | { kind: 'malformed' }
  | { kind: 'unknown' }

const node = (): Node => ({ literals: new Map(), params: [], calls: new Map() })

function step(from: Node, segment: string): Node {
  if (!segment.startsWith(':')) {
    const next = from.literals.get(segment) ?? node()
    from.literals.set(segment, next)
    return next
  }
  const dot = segment.indexOf('.')
  const ending = dot < 0 ? '' : segment.slice(dot)
  const known = from.params.find((param) => param.ending === ending)
  if (known) return known.node
  const next = { ending, node: node() }
  from.params.push(next)
  from.params.sort((one, other) => other.ending.length - one.ending.length)
  return next.node
}

export const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

function treeOf(calls: readonly Answered[]): Node {
  const root = node()
  for (const answered of calls) {
    const { path, methods } = answered.call
    const segments = segmentsOf(path)
    const end = segments.reduce(step, root)
    const paramNames = segments
      .filter((segment) => segment.startsWith(':'))
      .map((segment) => segment.slice(1).split('.')[0] ?? '')
    for (const method of methods) end.calls.set(method, { answered, paramNames })
  }
  return root
}

const trees = new Map<string, Node>()

/** The tree of all calls that begin with that (`startOf`), made when the first of them is asked for. */
async function treeUnder(start: string): Promise<Node> {
  const known = trees.get(start)
  if (known) return known
  const calls = await callsUnder(start)
  const tree = treeOf(calls)
  // Words that no call begins with are many: they are not kept.
  if (calls.length > 0) trees.set(start, tree)
  return tree
}

function* endsOf(
  from: Node,
  segments: readonly string[],
  at: number,
  values: string[],
): Generator<[Node, string[]]> {
  const segment = segments[at]
  if (segment === undefined) {
    if (from.calls.size > 0) yield [from, values]
    return
  }
  const literal = from.literals.get(segment)
  if (literal) yield* endsOf(literal, segments, at + 1, values)
  for (const { ending, node: next } of from.params) {
    if (!segment.endsWith(ending)) continue
    yield* endsOf(next, segments, at + 1, [...values, segment.slice(0, segment.length - ending.length)])
  }
}

function paramsOf(paramNames: readonly string[], values: readonly string[]): Record<string, string> | null {
  try {
    return Object.fromEntries(paramNames.map((name, at) => [name, decodeURIComponent(values[at] ?? '')]))
  } catch {
    return null
  }
}

async function matchUnder(start: string, method: string, segments: readonly string[]): Promise<Match> {
  const methods = new Set<string>()
  for (const [end, values] of endsOf(await treeUnder(start), segments, 0, [])) {
    const leaf = end.calls.get(method)
    if (!leaf) {
      for (const other of end.calls.keys()) methods.add(other)
      continue
    }
    const params = paramsOf(leaf.paramNames, values)
    return params ? { kind: 'found', answered: leaf.answered, params } : { kind: 'malformed' }
  }
  return methods.size > 0 ? { kind: 'otherMethod', methods: [...methods] } : { kind: 'unknown' }
}

/**
 * Which call of the contract a method and a base-less path mean. Literal segments win over `:params`; a path that no call of
 * its first word fits may be one whose first word is anybody's.
 */
export async function match(method: string, path: string): Promise<Match> {
  const segments = segmentsOf(path)
  const found = await matchUnder(startOf(segments), method, segments)
  return found.kind === 'unknown' ? matchUnder(ANY_START, method, segments) : found
}
