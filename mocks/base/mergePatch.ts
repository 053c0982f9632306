const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A JSON merge patch (RFC 7396): objects are merged, null removes a field, and any other value replaces what there is. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  const merged = new Map(Object.entries(isObject(target) ? target : {}))
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) merged.delete(name)
    else merged.set(name, mergePatch(merged.get(name), value))
  }
  return Object.fromEntries(merged)
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The merge patch that makes one JSON value of another; null in the new value removes the field, as everywhere in a patch. */
export function mergeDiff(before: unknown, after: unknown): unknown {
  if (!isObject(before) || !isObject(after)) return after
  const removed = Object.keys(before).filter((name) => !Object.hasOwn(after, name))
  const changed = Object.entries(after).filter(([name, value]) => !isSame(before[name], value))
  return Object.fromEntries([
    ...removed.map((name) => [name, null] as const),
    ...changed.map(([name, value]) => [name, mergeDiff(before[name], value)] as const),
  ])
}
