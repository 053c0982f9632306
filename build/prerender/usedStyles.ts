import { type AtRule, type ChildNode, type Declaration, parse, type Rule } from 'postcss'
import { readSelector } from './selectors.ts'

/** What a page has on it that a selector can ask for: `tag`, `.class`, `[attribute]` and `[attribute=value]`. */
type Marks = ReadonlySet<string>

interface Asked {
  marks: Marks
  /** The variables that are read; all where this is left out. */
  read?: ReadonlySet<string>
  /** Only what a phone shows as long as nothing is done to it. */
  isFirst?: boolean
}

/** Writes what is asked for of a part of a style sheet; empty where that is nothing. */
type Write = (asked: Asked) => string

/**
 * On a wide window, under a mouse, while something moves, on paper, or where the reader chose the colours: that is an outline more.
 * Without scripts the whole style sheets come.
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

/** What a rule says of whether something is shown: by one class alone, or `isDoubtful`, since more is asked. */
interface Shown {
  name: string
  isHidden: boolean
  isDoubtful: boolean
}

/** A style sheet, read once for all pages. */
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

export function readSheet(css: string): Sheet {
  const { nodes } = parse(css)
  const parts = nodes.map(writerOf)
  return { write: (asked) => parts.map((write) => write(asked)).join(''), shown: shownBy(nodes) }
}

/** Whether something with these classes is never shown on a phone, whatever happens to it there. */
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

/** What all that is shown of a page has on it; the rest, and what is in it, needs no style. */
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

/** What a page has on it, shown or not: of the same page it is asked for once for each sheet that might be needed. */
function marksOn(html: string): Marks {
  last = last?.html === html ? last : { html, marks: marksIn(html) }
  return last.marks
}

/** Whether a page has anything on it that a style sheet speaks of. */
export const isUsed = (html: string, sheet: Sheet): boolean => sheet.write({ marks: marksOn(html) }) !== ''

/** Every variable that is read, if only by what another one says; how things move under a mouse is said with the styles as a whole. */
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

/** What draws a page, in two parts. */
export interface UsedStyles {
  /** Of the page's own style sheets: no more is needed of it once these are there. */
  prerendered: string
  /** Of the theme, and of the style sheets that come later or never. */
  kept: string
}

/**
 * What of these style sheets draws a page on a phone, in both schemes: rules whose classes and attributes are on what it shows there,
 * without what is for a mouse or for movement; and of `theme` what any of the page's rules reads. A rule is kept where that is in doubt.
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
