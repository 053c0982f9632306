import { useState } from 'react'
import * as v from 'valibot'

const keyOf = (name: string): string => `pasar-mock-console:${name}`

/** What this tab has kept under a name; null without it, or if it does not fit the schema. */
export function recallKept<Value>(name: string, schema: v.GenericSchema<unknown, Value>): Value | null {
  try {
    const result = v.safeParse(schema, JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null'))
    return result.success ? result.output : null
  } catch {
    return null
  }
}

/** Keeps a value for this tab, also for the pages that it loads; null removes it. False where nothing more may be kept. */
export function keep(name: string, value: unknown): boolean {
  try {
    if (value === null) sessionStorage.removeItem(keyOf(name))
    else sessionStorage.setItem(keyOf(name), JSON.stringify(value))
    return true
  } catch {
    // A page that loads again begins without.
    return false
  }
}

/** `useState` whose value outlives the page, so that the console is where it was after a load. */
export function useKept<Value>(
  name: string,
  schema: v.GenericSchema<unknown, Value>,
  initial: Value,
): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => recallKept(name, schema) ?? initial)
  const change = (next: Value) => {
    keep(name, next)
    setValue(next)
  }
  return [value, change]
}
