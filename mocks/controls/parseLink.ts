import { type LinkProblem, type LinkOptions, mocksIn, readLink, splitWhen } from '../scenarios/link.ts'
import { isName, linkNames } from '../scenarios/linkNames.ts'
import { editDistance } from '../base/editDistance.ts'
import { problemOf } from './arm.ts'
import { UnknownName } from './unknownName.ts'
import type { ExplainedLinkProblem } from './explainedLinkProblem.ts'

const examples: Readonly<Partial<Record<string, readonly string[]>>> = {
  persona: ['guest', 'returning'],
  clock: ['2026-12-24T10:00', '2026-12-24T10:00!'],
  latency: ['300', 'uniform:100-800', 'lognormal:300'],
  failures: ['30%', '0.3'],
  seed: ['7'],
  goods: ['7'],
  size: ['5000'],
  offline: ['1'],
  hold: ['1'],
  console: ['1', '0'],
  keep: ['1'],
}

function explained(problem: LinkProblem): ExplainedLinkProblem {
  const { parameter, value } = problem
  if (!isName(parameter)) return problem
  if (parameter !== 'mock') return { ...problem, examples: examples[parameter] ?? [] }
  if (value.trim() === '') return { ...problem, examples: ['cart.change.rejected', 'changeCart:network'] }
  const isUnreadable = (part: string) => readLink(new URLSearchParams([['mock', part]])).problems.length > 0
  const mock = mocksIn(value.trim()).find(isUnreadable) ?? value.trim()
  const error = problemOf(mock)
  if (error instanceof UnknownName) return { ...problem, suggestions: error.suggestions }
  const what = error.asked.startsWith('@') ? mock.slice(0, -error.asked.length) : null
  if (what === null) return { ...problem, examples: ['changeCart:status:503', 'join:code:561'] }
  return { ...problem, examples: [`${what}@2`, `${what}@always`, `${what}@30%`] }
}

/** A short word is soon another one. */
const typosAllowed = (name: string): number => (name.length > 4 ? 2 : 1)

/** `persna=returning`: a parameter that is the shop's own, unless it is one of a link's misspelt. */
function misspelt(search: URLSearchParams): ExplainedLinkProblem[] {
  return [...search].flatMap(([parameter, value]): ExplainedLinkProblem[] => {
    if (isName(parameter)) return []
    const suggestions = linkNames.filter(
      (name) => editDistance(parameter.toLowerCase(), name) <= typosAllowed(name),
    )
    return suggestions.length === 0 ? [] : [{ parameter, value, suggestions }]
  })
}

/** What a later part of the same name replaces. A link may have several faults, but each once. */
function replaced(search: URLSearchParams): ExplainedLinkProblem[] {
  const parts = [...search].flatMap(([parameter, value]) =>
    parameter === 'mock'
      ? mocksIn(value).map((mock) => ({ parameter, value: mock, name: splitWhen(mock).what.toLowerCase() }))
      : isName(parameter)
        ? [{ parameter, value, name: parameter }]
        : [],
  )
  return parts.flatMap(({ parameter, value, name }, at) => {
    const later = parts.slice(at + 1).findLast((other) => other.name === name)
    return later ? [{ parameter, value, replacedBy: later.value }] : []
  })
}

/** Parses a link, and explains each unreadable part with suggestions. */
export function parseLink(search: URLSearchParams): {
  linkOptions: LinkOptions
  problems: ExplainedLinkProblem[]
} {
  const { linkOptions, problems } = readLink(search)
  return { linkOptions, problems: [...problems.map(explained), ...misspelt(search), ...replaced(search)] }
}
