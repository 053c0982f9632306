import type { Place } from './document.ts'
import { syntaxError } from './wrongQuery.ts'

export interface Token {
  kind: 'name' | 'number' | 'string' | 'sign' | 'end'
  /** Of a string what it means, of all else what is written. */
  text: string
  at: Place
}

const BLANK = /(?:[\s,\uFEFF]|#[^\n\r]*)+/y
const NAME = /[_A-Za-z]\w*/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y
const BLOCK = /"""(?:\\"""|[^"]|"(?!""))*"""/y
const STRING = /"(?:[^"\\\n\r]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y
const SIGN = /\.\.\.|[!$&()[\]{}:=@|]/y

const endsOfLine = /\r\n|\n|\r/g

/** A block string without the indentation that its lines share, and without blank lines around it. */
function blockText(raw: string): string {
  const lines = raw.slice(3, -3).replaceAll('\\"""', '"""').split(endsOfLine)
  const depths = lines
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length)
  const shared = depths.length === 0 ? 0 : Math.min(...depths)
  const even = lines.map((line, number) => (number === 0 ? line : line.slice(shared)))
  const isFull = (line: string) => line.trim() !== ''
  return even.slice(Math.max(even.findIndex(isFull), 0), even.findLastIndex(isFull) + 1).join('\n')
}

const readings: readonly [Token['kind'], RegExp, (raw: string) => string][] = [
  ['name', NAME, (raw) => raw],
  ['sign', SIGN, (raw) => raw],
  ['string', BLOCK, blockText],
  ['string', STRING, (raw) => String(JSON.parse(raw))],
  ['number', NUMBER, (raw) => raw],
]

/** The words and signs of a GraphQL text, ended by one of kind `end`; refuses what can be neither. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let offset = 0
  const taken = (reading: RegExp): string | undefined => {
    reading.lastIndex = offset
    const [raw] = reading.exec(text) ?? []
    offset += raw?.length ?? 0
    return raw
  }
  // Lines are counted on from the token before, so that a long text is read once.
  let line = 1
  let lineStart = 0
  let counted = 0
  const place = (): Place => {
    for (const end of text.slice(counted, offset).matchAll(endsOfLine)) {
      line += 1
      lineStart = counted + end.index + end[0].length
    }
    counted = offset
    return { line, column: offset - lineStart + 1 }
  }
  for (;;) {
    taken(BLANK)
    const at = place()
    if (offset >= text.length) return [...tokens, { kind: 'end', text: '<EOF>', at }]
    const start = offset
    for (const [kind, reading, meaning] of readings) {
      const raw = taken(reading)
      if (raw === undefined) continue
      tokens.push({ kind, text: meaning(raw), at })
      break
    }
    if (offset > start) continue
    const isOpen = text[offset] === '"'
    const what = isOpen ? 'Unterminated string.' : `Unexpected character: "${text[offset]}".`
    throw syntaxError(what, at)
  }
}
