/**
 * Insert rows into source text. The end of a block is found by its indentation: oxfmt formats every file of the project, so the first line
 * with the indentation of the opening line and a closing bracket ends it.
 */

/** The text that a row is inserted at is not in the file. */
export class MissingAnchor extends Error {}

const indentOf = (line: string): string => /^ */.exec(line)?.[0] ?? ''
const countOf = (text: string, brackets: RegExp): number => text.match(brackets)?.length ?? 0
const staysOpen = (line: string): boolean => countOf(line, /[{[(]/g) > countOf(line, /[}\])]/g)

/** The indexes of the first and the last line of the block whose first line begins with `opening`. */
function blockOf(lines: readonly string[], opening: string): { first: number; last: number } {
  const first = lines.findIndex((line) => line.trimStart().startsWith(opening) && staysOpen(line))
  const indent = indentOf(lines[first] ?? '')
  const last = lines.findIndex(
    (line, at) => at > first && indentOf(line) === indent && /^[}\])]/.test(line.trimStart()),
  )
  if (first === -1 || last === -1) throw new MissingAnchor(opening)
  return { first, last }
}

/** Adds rows at the end of a block: `append(text, 'export const cartCalls = {', row)`. */
export function append(text: string, opening: string, rows: string): string {
  const lines = text.split('\n')
  return lines.toSpliced(blockOf(lines, opening).last, 0, rows).join('\n')
}

/** Adds rows inside a block, before the first line that begins with `next`. */
export function insertBefore(text: string, opening: string, next: string, rows: string): string {
  const lines = text.split('\n')
  const { first, last } = blockOf(lines, opening)
  const at = lines.findIndex(
    (line, index) => index > first && index < last && line.trimStart().startsWith(next),
  )
  if (at === -1) throw new MissingAnchor(`${next} in ${opening}`)
  return lines.toSpliced(at, 0, rows).join('\n')
}

/** Adds text directly after the first occurrence of another. */
export function insertAfter(text: string, before: string, addition: string): string {
  const at = text.indexOf(before)
  if (at === -1) throw new MissingAnchor(before)
  return text.slice(0, at + before.length) + addition + text.slice(at + before.length)
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Imports a value by its name; an import of the same file is extended. */
export function addImport(text: string, name: string, from: string): string {
  const existing = new RegExp(`^import \\{([^}]*)\\} from '${escaped(from)}'`, 'm').exec(text)
  if (existing) {
    const [statement, names = ''] = existing
    const isImported = names.split(',').some((one) => one.trim() === name)
    return isImported ? text : text.replace(statement, statement.replace(/,?\s*\}/, `, ${name} }`))
  }
  const lines = text.split('\n')
  const last = lines.findLastIndex((line) => /^(import .* from|\} from) '/.test(line))
  if (last === -1) throw new MissingAnchor('import')
  return lines.toSpliced(last + 1, 0, `import { ${name} } from '${from}'`).join('\n')
}
