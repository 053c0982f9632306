import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** Every page that a newcomer reads, as paths from the root. Decisions record the past, so their commands are not tested. */
export const documents: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  ...globSync('docs/**/*.md', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('docs/decisions/'))
    .toSorted(),
]

/** A fenced code block. */
export interface Block {
  /** Path from the root. */
  file: string
  /** Of the opening fence, counted from 1. */
  line: number
  /** The word after the fence; empty when there is none. */
  language: string
  text: string
  /** The prose between this block and the one before it. */
  before: string
}

interface Page {
  blocks: Block[]
  /** Everything outside of fenced blocks. */
  prose: string
}

export const readPage = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Splits a page into fenced blocks and prose; throws when a fence is not closed. */
export function pageOf(file: string, text = readPage(file)): Page {
  const blocks: Block[] = []
  const prose: string[] = []
  let before: string[] = []
  let open: { line: number; language: string; lines: string[] } | null = null
  for (const [index, line] of text.split('\n').entries()) {
    const fence = /^ {0,3}```\s*(\S*)/.exec(line)
    if (fence && open) {
      const { lines, ...rest } = open
      blocks.push({ file, ...rest, text: lines.join('\n'), before: before.join('\n') })
      open = null
      before = []
    } else if (fence) open = { line: index + 1, language: fence[1] ?? '', lines: [] }
    else if (open) open.lines.push(line)
    else {
      prose.push(line)
      before.push(line)
    }
  }
  if (open) throw new Error(`${file}:${open.line}: this code block has no end.`)
  return { blocks, prose: prose.join('\n') }
}

/** Every fenced block of every page. */
export const allBlocks = (): Block[] => documents.flatMap((file) => pageOf(file).blocks)

/** What a page writes in backticks, outside of fenced blocks. */
export const codeSpans = (file: string): string[] =>
  Array.from(pageOf(file).prose.matchAll(/`([^`]+)`/g), ([, code = '']) => code.replaceAll(/\s+/g, ' '))

/** The bold texts of a page: the guides use bold for texts of the shop. */
export const boldTexts = (prose: string): string[] =>
  Array.from(prose.matchAll(/\*\*([^*]+)\*\*/g), ([, text = '']) => text.replaceAll(/\s+/g, ' '))

/** The cells of each row of the table whose header contains `heading`, without the header. */
export function tableWith(file: string, heading: string): string[][] {
  const lines = pageOf(file).prose.split('\n')
  const start = lines.findIndex((line) => line.startsWith('|') && line.includes(heading))
  if (start < 0) throw new Error(`${file} has no table with the column "${heading}".`)
  const rows = lines.slice(start + 2)
  const end = rows.findIndex((line) => !line.startsWith('|'))
  return rows.slice(0, end < 0 ? undefined : end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}
