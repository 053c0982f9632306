import { isLongEnough } from '../base/searchTerm.ts'
import type { Variant } from '../../src/contract/entities/product/variant.ts'
import { beginWords, wordsIn } from './searchWords.ts'

/** A quantity of a variant on a shopping list. */
export interface ListLine {
  variantId: string
  quantity: number
}

/** The lines with that variant at that quantity, at its position or at the end; 0 removes it. */
export function withLine(lines: readonly ListLine[], line: ListLine): ListLine[] {
  const isIt = ({ variantId }: ListLine) => variantId === line.variantId
  if (line.quantity === 0) return lines.filter((other) => !isIt(other))
  if (!lines.some(isIt)) return [...lines, line]
  return lines.map((other) => (isIt(other) ? line : other))
}

/** Two lists with one name cannot be distinguished, so that case is ignored. */
export function isNameTaken(
  lists: readonly { gid: string; name: string }[],
  name: string,
  ownGid?: string,
): boolean {
  const wanted = name.trim().toLowerCase()
  return lists.some((list) => list.gid !== ownGid && list.name.toLowerCase() === wanted)
}

/** The names that a search in a list covers: the displayed name, and the English one, which is in the address. */
export const searchedBy = ({ name, slug }: Pick<Variant, 'name' | 'slug'>): string => `${name} ${slug}`

/**
 * The items of a list that a search finds: every word is the beginning of a word of the name. Below the minimum length it finds nothing.
 */
export function foundInList<Item extends { name: string }>(
  items: readonly Item[],
  term: string,
  minimum: number,
): Item[] {
  const wanted = wordsIn(term)
  if (!isLongEnough(term, minimum) || wanted.length === 0) return []
  return items.filter(({ name }) => beginWords(wanted, name))
}
