import type { Variant } from '../../src/contract/entities/product/variant.ts'
import { beginWords, wordsIn } from './searchWords.ts'

/** So many of a variant on a shopping list. */
export interface ListLine {
  variantId: string
  quantity: number
}

/** The lines with that variant at that quantity, where it stood or else at the end; 0 takes it off. */
export function withLine(lines: readonly ListLine[], line: ListLine): ListLine[] {
  const isIt = ({ variantId }: ListLine) => variantId === line.variantId
  if (line.quantity === 0) return lines.filter((other) => !isIt(other))
  if (!lines.some(isIt)) return [...lines, line]
  return lines.map((other) => (isIt(other) ? line : other))
}

/** Two lists with one name could not be told apart, whatever their letters' case. */
export function isNameTaken(
  lists: readonly { gid: string; name: string }[],
  name: string,
  ownGid?: string,
): boolean {
  const wanted = name.trim().toLowerCase()
  return lists.some((list) => list.gid !== ownGid && list.name.toLowerCase() === wanted)
}

/** What a search in a list goes by: the name as it is said, and in English, which stands in the address. */
export const searchedBy = ({ name, slug }: Pick<Variant, 'name' | 'slug'>): string => `${name} ${slug}`

/** Which of a list's goods a search in it finds: every word begins a word of the name. Under the minimum it finds nothing. */
export function foundInList<Item extends { name: string }>(
  items: readonly Item[],
  term: string,
  minimum: number,
): Item[] {
  const wanted = wordsIn(term)
  if (Array.from(term.trim()).length < minimum || wanted.length === 0) return []
  return items.filter(({ name }) => beginWords(wanted, name))
}
