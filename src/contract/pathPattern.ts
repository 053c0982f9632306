type WithoutEnding<Name extends string> = Name extends `${infer Bare}.${string}` ? Bare : Name

/** The names of the `:params` in a path, as a record of strings. An extension such as `.json` is not part of the name. */
export type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & Params<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<WithoutEnding<Name>, string>
    : Record<never, string>

/** The segments of a path. */
export const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '')

const isParam = (part: string): boolean => part.startsWith(':')

/** Fills the `:params` of a pattern, each encoded. */
export const fillPattern = (pattern: string, params: Readonly<Record<string, string>>): string =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** The extension of a segment such as `:namespace.json`; empty for a plain `:param`. */
const endingOf = (param: string): string => /\.\w+$/.exec(param)?.[0] ?? ''

/** Matches the segments of a path to a pattern and returns the values of its `:params`; null if they do not match. */
export function paramsIn(
  pattern: readonly string[],
  parts: readonly string[],
): Record<string, string> | null {
  if (pattern.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [at, part] of pattern.entries()) {
    const given = parts[at] ?? ''
    if (!isParam(part)) {
      if (part !== given) return null
      continue
    }
    const ending = endingOf(part)
    if (!given.endsWith(ending)) return null
    params[part.slice(1, part.length - ending.length)] = given.slice(0, given.length - ending.length)
  }
  return params
}

/** The specificity of a segment: a word is more specific than a `:param`, and a `:param` with an extension more than one without. */
const weight = (part: string): number => (isParam(part) ? endingOf(part).length : Infinity)

/** Sorts the more specific pattern first, by the first segment whose specificity differs. */
export function byPrecedence(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((part, index) => weight(part) !== weight(other[index] ?? ''))
  return at < 0 ? 0 : weight(other[at] ?? '') > weight(one[at] ?? '') ? 1 : -1
}

/** The decoded segments of a path; null for a malformed address such as `/product/%E0%A4%A`. */
export function decodedParts(path: string): string[] | null {
  try {
    return partsOf(path).map(decodeURIComponent)
  } catch {
    return null
  }
}
