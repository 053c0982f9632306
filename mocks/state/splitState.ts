/** Collections of the state whose entries are stored separately, since most changes touch one entry. */
const COLLECTIONS = ['visitors', 'accounts', 'organizations']

type Tree = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A state taken apart: entries by `collection/id`, and the rest. */
export interface StateEntries {
  rest: unknown
  entries: ReadonlyMap<string, unknown>
}

/** Takes a state apart, of whatever shape. */
export function splitState(state: unknown): StateEntries {
  const entries = new Map<string, unknown>()
  if (!isTree(state)) return { rest: state, entries }
  const rest = Object.fromEntries(
    Object.entries(state).map(([name, value]) => {
      if (!COLLECTIONS.includes(name) || !isTree(value)) return [name, value]
      for (const [id, entry] of Object.entries(value)) entries.set(`${name}/${id}`, entry)
      return [name, {}]
    }),
  )
  return { rest, entries }
}

/** The state that was taken apart. */
export function joinState({ rest, entries }: StateEntries): unknown {
  if (!isTree(rest)) return rest
  const collected = COLLECTIONS.flatMap((name) => {
    const start = `${name}/`
    const own = [...entries].filter(([key]) => key.startsWith(start))
    return own.length > 0
      ? [[name, Object.fromEntries(own.map(([key, entry]) => [key.slice(start.length), entry]))]]
      : []
  })
  return { ...rest, ...Object.fromEntries(collected) }
}
