import { linkQuery } from './link.ts'
import type { ScenarioRow } from './row.ts'
import type { When } from './when.ts'

/** The repro link of a scenario, without the base path: `/cart?mock=cart.change.rejected@2&persona=guest-cart`. */
export function rowLink({ id, start, persona }: ScenarioRow, when?: When): string {
  const option = { scenario: id, when: when ?? { kind: 'once' }, isWhenSaid: when !== undefined } as const
  const query = linkQuery({ mocks: [option], persona })
  return `${start}${start.includes('?') ? query.replace('?', '&') : query}`
}
