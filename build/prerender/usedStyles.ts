import { type AtRule, type ChildNode, type Declaration, parse, type Rule } from 'postcss'
import { readSelector } from './selectors.ts'

/** The parts of a page that a selector can match: `tag`, `.class`, `[attribute]` and `[attribute=value]`. */
type Marks = ReadonlySet<string>

interface Asked {
  marks: Marks
  /** The variables that are read; all by default. */
  read?: ReadonlySet<string>
  /** Only the rules for a phone before any input. */
  isFirst?: boolean
}

/** Returns the wanted rules of a part of a style sheet; empty if there are none. */
type Write = (asked: Asked) => string

/**
 * Media queries and states that are left out: wide windows, hover, motion, print and forced colours. A browser without scripts gets the
 * complete style sheets.
 */
const LATER_IN = /width ?>=|min-width|prefers-reduced-motion|forced-colors|^print$|scripting/
const MOVING = /^(?:transition|will-change)/
const MOVEMENTS = /\btransition[\w-]*:[^;}]*/g

function writerOfRule(rule: Rule): Write {
  const selectors = rule.selectors.map(readSelector)
  const declarations = rule.nodes
    .filter((node): node is Declaration => node.type === 'decl')
    .map((declaration) => ({ prop: declaration.prop, text: String(declaration) }))
  if (rule.some(({ type }) => type === 'rule')) throw new Error(`A rule inside of ${rule.selector}`)
  return ({ marks, read, isFirst }) => {
    const used = selectors.filter(
      ({ needed, isLater }) => needed.every((mark) => marks.has(mark)) && !(isFirst && isLater),
    )
    if (used.length === 0) return ''
    const said = declarations.filter(({ prop }) =>
      prop.startsWith('--') ? !read || read.has(prop) : !(isFirst && MOVING.test(prop)),
    )
    if (said.length === 0) return ''
    return `${used.map(({ text }) => text).join()}{${said.map(({ text }) => text).join(';')}}`
  }
}

const GROUPS = ['media', 'supports', 'layer', 'container']

function writerOfAtRule(atRule: AtRule): Write {
  if (!GROUPS.includes(atRule.name)) return () => String(atRule) + (atRule.nodes ? '' : ';')
  const inner = (atRule.nodes ?? []).map(writerOf)
  return (asked) => {
    const text =
      asked.isFirst && LATER_IN.test(atRule.params) ? '' : inner.map((write) => write(asked)).join('')
    return text && `@${atRule.name} ${atRule.params}{${text}}`
  }
}

function writerOf(node: ChildNode): Write {
  if (node.type === 'rule') return writerOfRule(node)
  return node.type === 'atrule' ? writerOfAtRule(node) : () => ''
}

/** A rule that hides or shows an element: by one class, or `isDoubtful` when it has further conditions. */
interface Shown {
  name: string
  isHidden: boolean
  isDoubtful: boolean
}

/** A style sheet, parsed once for all pages. */
export interface Sheet {
  write: Write
  /** In the order of its rules. */
  shown: readonly Shown[]
}

function shownBy(nodes: readonly ChildNode[] = [], isInGroup = false): Shown[] {
  return nodes.flatMap((node) => {
    if (node.type === 'atrule') return LATER_IN.test(node.params) ? [] : shownBy(node.nodes, true)
    if (node.type !== 'rule') return []
    const display = node.nodes.findLast((said) => said.type === 'decl' && said.prop === 'display')
    if (display?.type !== 'decl') return []
    const isHidden = display.value === 'none'
    return node.selectors
      .map(readSelector)
      .flatMap(({ classes, isOneClass }) =>
        classes.map((name) => ({ name, isHidden, isDoubtful: isInGroup || !isOneClass })),
      )
  })
}

/** Parses a style sheet once; `write` then returns the rules that a page needs. */
export function readSheet(css: string): Sheet {
  const { nodes } = parse(css)
  const parts = nodes.map(writerOf)
  return { write: (asked) => parts.map((write) => write(asked)).join(''), shown: shownBy(nodes) }
}

/** Whether a phone never shows an element with these classes, in any state. */
function hiddenBy(sheets: readonly Sheet[]): (classes: readonly string[]) => boolean {
  const rules = sheets.flatMap(({ shown }) => shown)
  const sure = new Map(rules.flatMap((rule, at) => (rule.isDoubtful ? [] : [[rule.name, { ...rule, at }]])))
  const atTimes = new Set(
    rules.flatMap(({ isDoubtful, isHidden, name }) => (isDoubtful && !isHidden ? [name] : [])),
  )
  return (classes) => {
    const said = classes.flatMap((name) => sure.get(name) ?? []).toSorted((one, other) => one.at - other.at)
    return Boolean(said.at(-1)?.isHidden) && !classes.some((name) => atTimes.has(name))
  }
}

const TAG = /<(\/?)([a-z][\w-]*)((?: [^\s=>"]+(?:="[^"]*")?)*) ?(\/?)>/g
const EMPTY = new Set(['br', 'hr', 'img', 'input', 'link', 'meta'])

/** The parts of a page's visible elements; hidden elements and their content need no style. */
function marksIn(html: string, isHidden: (classes: readonly string[]) => boolean = () => false): Set<string> {
  const marks = new Set(['html', 'body'])
  let depth = 0
  let hiddenFrom = Number.POSITIVE_INFINITY
  for (const [, isEnd, tag = '', attributes = '', isWhole] of html.matchAll(TAG)) {
    if (isEnd) {
      depth -= 1
      if (depth < hiddenFrom) hiddenFrom = Number.POSITIVE_INFINITY
      continue
    }
    const isInside = depth >= hiddenFrom
    const hasContent = !isWhole && !EMPTY.has(tag)
    if (hasContent) depth += 1
    if (isInside) continue
    marks.add(tag)
    for (const [, name = '', value = ''] of attributes.matchAll(/ ([^\s=]+)(?:="([^"]*)")?/g)) {
      marks.add(`[${name}]`).add(`[${name}=${value}]`)
      if (name !== 'class') continue
      const classes = value.split(' ')
      for (const one of classes) marks.add(`.${one}`)
      if (hasContent && isHidden(classes)) hiddenFrom = depth
    }
  }
  return marks
}

let last: { html: string; marks: Marks } | undefined

/** The parts of all elements of a page, visible or not. Cached, since it is read once for each style sheet of a page. */
function marksOn(html: string): Marks {
  last = last?.html === html ? last : { html, marks: marksIn(html) }
  return last.marks
}

/** Whether any selector of a style sheet can match on a page. */
export const isUsed = (html: string, sheet: Sheet): boolean => sheet.write({ marks: marksOn(html) }) !== ''

/** Every variable that is read, also by another variable. Variables of hover and motion come with the complete style sheets. */
function readIn(sheets: readonly Sheet[], marks: Marks): Set<string> {
  const read = new Set<string>()
  for (;;) {
    const known = read.size
    const text = sheets.map(({ write }) => write({ marks, read })).join('')
    for (const [, variable = ''] of text.replace(MOVEMENTS, '').matchAll(/var\((--[\w-]+)/g))
      read.add(variable)
    if (read.size === known) return read
  }
}

/** The styles of a page, in two parts. */
export interface UsedStyles {
  /** From the page's own style sheets; unused once these have loaded. */
  prerendered: string
  /** From the theme, and from style sheets that load later or never. */
  kept: string
}

/**
 * The rules of these style sheets that a page needs on a phone, in both colour schemes: those whose classes and attributes occur in its
 * visible elements, without the rules for hover and motion, and the variables of `theme` that these rules read. A doubtful rule is kept.
 */
export function usedStyles(
  html: string,
  theme: Sheet,
  sheets: Readonly<Record<'own' | 'late', readonly Sheet[]>>,
): UsedStyles {
  const all = [...sheets.own, ...sheets.late]
  const read = readIn([theme, ...all], marksOn(html))
  const marks = marksIn(html, hiddenBy(all))
  const first = (some: readonly Sheet[]) =>
    some.map(({ write }) => write({ marks, read, isFirst: true })).join('')
  return {
    prerendered: first(sheets.own),
    kept: theme.write({ marks, read }) + first(sheets.late),
  }
}
