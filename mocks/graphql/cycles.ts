import { type FragmentDefinitionNode, type FragmentSpreadNode, visit } from 'graphql/language'
import { wrongQuery } from './wrongQuery.ts'

function spreadsIn(fragment: FragmentDefinitionNode): FragmentSpreadNode[] {
  const spreads: FragmentSpreadNode[] = []
  visit(fragment, { FragmentSpread: (spread) => void spreads.push(spread) })
  return spreads
}

/** Refuses fragments that spread themselves, directly or through others: no answer could hold them. */
export function refuseCycles(fragments: ReadonlyMap<string, FragmentDefinitionNode>): void {
  const checked = new Set<string>()

  function follow(fragment: FragmentDefinitionNode, outer: readonly string[]): void {
    const path = [...outer, fragment.name.value]
    for (const spread of spreadsIn(fragment)) {
      const name = spread.name.value
      if (path.includes(name)) {
        const via = path.slice(path.indexOf(name) + 1).map((each) => `"${each}"`)
        const words = via.length === 0 ? '' : ` via ${via.join(', ')}`
        throw wrongQuery(`Cannot spread fragment "${name}" within itself${words}.`, spread)
      }
      const inner = fragments.get(name)
      if (inner && !checked.has(name)) follow(inner, path)
    }
    checked.add(fragment.name.value)
  }

  for (const fragment of fragments.values()) follow(fragment, [])
}
