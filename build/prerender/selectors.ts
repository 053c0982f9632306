import parser, { type Attribute, type Node } from 'postcss-selector-parser'

export interface ReadSelector {
  text: string
  /** What a page must have for the selector to match there: `tag`, `.class`, `[attribute]` or `[attribute=value]`. */
  needed: readonly string[]
  /** Whether it matches only under a mouse or during a transition between pages. */
  isLater: boolean
  /** The classes of the element that it selects. */
  classes: readonly string[]
  isOneClass: boolean
}

/** The start script sets these on the root, so no page has them yet. */
const SET_AT_START = /^(?:data-(?:boot|first|offline|painted|scheme|screen)|open)$/
const LATER = /^(?::hover|::view-transition)/

function ofAttribute({ attribute, operator, value, insensitive }: Attribute): string[] {
  if (SET_AT_START.test(attribute)) return []
  return operator === '=' && !insensitive ? [`[${attribute}=${value}]`] : [`[${attribute}]`]
}

function neededBy(node: Node): string[] {
  if (parser.isClassName(node)) return [`.${node.value}`]
  if (parser.isTag(node)) return [node.value]
  if (parser.isAttribute(node)) return ofAttribute(node)
  // What is inside `:not()`, `:is()`, `:where()` or `:has()` is optional.
  return parser.isPseudo(node) && node.value === ':disabled' ? ['[disabled]'] : []
}

/** Reads a selector without commas. */
export function readSelector(text: string): ReadSelector {
  const root = parser().astSync(text)
  const nodes = root.first.nodes
  let isLater = false
  root.walkPseudos(({ value }) => {
    isLater ||= LATER.test(value)
  })
  const selected = nodes.slice(nodes.findLastIndex(parser.isCombinator) + 1)
  const classes = selected.filter(parser.isClassName).map(({ value }) => value)
  return {
    text,
    needed: nodes.flatMap(neededBy),
    isLater,
    classes,
    isOneClass: nodes.length === 1 && classes.length === 1,
  }
}
