type Parts = Readonly<Record<string, unknown>>

const isMade = (value: unknown): value is Parts => typeof value === 'object' && value !== null

/**
 * The new JSON value, in which every part that equals the old one is the old object, so that components showing that part do not render
 * again.
 */
export function withUnchanged<Value>(next: Value, before: unknown): Value {
  if (!isMade(next) || !isMade(before)) return next
  const parts = Object.entries(next).map(([name, part]) => [name, withUnchanged(part, before[name])] as const)
  const isSame =
    parts.length === Object.keys(before).length && parts.every(([name, part]) => part === before[name])
  if (isSame) return before as Value
  return (Array.isArray(next) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as Value
}
