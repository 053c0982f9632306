/** Characters of JSON that the journal keeps of a body or an answer. */
const KEPT_CHARACTERS = 20_000

// A piece of a string keeps the whole of it in memory; a clone of the piece does not.
const ownCopy = (text: string): string => structuredClone(text)

type Sizes<Name extends string> = { [key in Name]?: unknown } & { [key in `${Name}Size`]?: number }

/** In the place of a value that is longer than the journal keeps: the beginning of its JSON, and how long all of it is. */
export function bounded<Name extends string>(
  name: Name,
  entry: { [key in Name]?: unknown },
): Sizes<Name> | null {
  const value = entry[name]
  if (typeof value !== 'object' && typeof value !== 'string') return null
  const text = JSON.stringify(value)
  if (text.length <= KEPT_CHARACTERS) return null
  const cut = { [name]: ownCopy(text.slice(0, KEPT_CHARACTERS)), [`${name}Size`]: text.length }
  return cut as Sizes<Name>
}
