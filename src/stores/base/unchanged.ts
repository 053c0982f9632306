type Parts = Readonly<Record<string, unknown>>

const isMade = (value: unknown): value is Parts => typeof value === 'object' && value !== null

/**
 * What the server says, with every part of it that says the same as before taken from there: whoever shows such a part hears of no
 * change. Both are as JSON has them.
 */
export function withUnchanged<Value>(next: Value, before: unknown): Value {
  if (!isMade(next) || !isMade(before)) return next
  const parts = Object.entries(next).map(([name, part]) => [name, withUnchanged(part, before[name])] as const)
  const isSame =
    parts.length === Object.keys(before).length && parts.every(([name, part]) => part === before[name])
  if (isSame) return before as Value
  return (Array.isArray(next) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as Value
}
