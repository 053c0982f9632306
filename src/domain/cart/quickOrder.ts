import { DEFAULT_MAXIMUM_QUANTITY, QUICK_ORDER_LINES_MAXIMUM, SKU_MAXIMUM } from '../../contract/limits.ts'

/** One line of a quick order, by its number in the text: an article number and a quantity, or what is wrong with it. */
export type QuickLine =
  | { number: number; text: string; sku: string; quantity: number }
  | { number: number; text: string; problem: 'sku' | 'quantity' | 'beyond' }

const SEPARATOR = /[\t;,]/
const LINE_END = /\r\n|\r|\n/
const BYTE_ORDER_MARK = /^\uFEFF/

const cellsOf = (line: string): string[] =>
  line
    .split(SEPARATOR.test(line) ? SEPARATOR : /\s+/)
    .map((cell) => cell.trim().replaceAll(/^"|"$/g, '').trim())

/** The first line of a table: its second cell is a word, and its first one contains no digit. */
const isHeading = ([first = '', second = '']: readonly string[]): boolean =>
  !/\d/.test(first) && second !== '' && !/\d/.test(second)

const isSku = (text: string): boolean => text.length <= SKU_MAXIMUM && /^[A-Z0-9][A-Z0-9._/-]*$/.test(text)

function lineOf(text: string, number: number): QuickLine {
  const [first = '', second = ''] = cellsOf(text)
  const sku = first.toUpperCase()
  if (!isSku(sku)) return { number, text, problem: 'sku' }
  const quantity = second === '' ? 1 : Number(second)
  const isQuantity = Number.isInteger(quantity) && quantity >= 1 && quantity <= DEFAULT_MAXIMUM_QUANTITY
  return isQuantity ? { number, text, sku, quantity } : { number, text, problem: 'quantity' }
}

/**
 * The lines of a typed, pasted or uploaded text: an article number and a quantity, separated by a space, comma, semicolon or tab; a quantity
 * that is left out is 1. Empty lines and a heading are skipped. At most 200 lines; those beyond have the problem `beyond`.
 */
export function quickLines(text: string): QuickLine[] {
  const lines = text
    .replace(BYTE_ORDER_MARK, '')
    .split(LINE_END)
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '')
  const [first] = lines
  const rows = first && isHeading(cellsOf(first.line)) ? lines.slice(1) : lines
  return rows.map(({ line, number }, index) =>
    index < QUICK_ORDER_LINES_MAXIMUM ? lineOf(line, number) : { number, text: line, problem: 'beyond' },
  )
}

/** The typed lines, followed by those of an uploaded table without its heading. */
export function withUploaded(typed: string, uploaded: string): string {
  if (typed.trim() === '') return uploaded
  const [first = '', ...rest] = uploaded.replace(BYTE_ORDER_MARK, '').split(LINE_END)
  const lines = isHeading(cellsOf(first)) ? rest : [first, ...rest]
  return [typed.trimEnd(), ...lines].join('\n')
}
