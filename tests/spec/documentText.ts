/** `in-store pickup` and `Cart Editor` are IN_STORE_PICKUP and CART_EDITOR in the code; an e-mail is an EMAIL. */
const codeNameOf = (words: string): string =>
  words
    .trim()
    .replace(/e-mail/i, 'email')
    .replaceAll(/[^a-zA-Z0-9]+/g, '_')
    .replace(/_$/, '')
    .toUpperCase()

/** One row of a table of codes: `saved card 0`, `17 search term`, or a name that is its own value. */
function codeOf(words: string): [string, number | string] {
  const text = words.trim()
  const first = /^(-?\d+) (.+)$/.exec(text)
  if (first?.[1] && first[2]) return [codeNameOf(first[2]), Number(first[1])]
  const last = /^(.+) (-?\d+)$/.exec(text)
  if (last?.[1] && last[2]) return [codeNameOf(last[1]), Number(last[2])]
  return [codeNameOf(text), text]
}

export const codesOf = (row: string, separator = ','): Record<string, number | string> =>
  Object.fromEntries(row.split(separator).map(codeOf))

/** The fields of `a, b{c,d}, e.f` as dotted paths: a, b, b.c, b.d, e.f. */
export function fieldsOf(text: string): string[] {
  const fields: string[] = []
  const parents: string[] = []
  for (const [token] of text.matchAll(/[\w.]+|[{}]/g)) {
    if (token === '{') parents.push(fields.at(-1) ?? '')
    else if (token === '}') parents.pop()
    else fields.push(parents.length > 0 ? `${parents.at(-1)}.${token}` : token)
  }
  return fields
}
