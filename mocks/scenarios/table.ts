import type { ScenarioGroup, ScenarioRow } from './row.ts'
import { accessRows } from './rows/access.ts'
import { accountRows } from './rows/account.ts'
import { cartRows } from './rows/cart.ts'
import { checkoutRows } from './rows/checkout.ts'
import { connectionRows } from './rows/connection.ts'
import { ownRows } from './rows/own.ts'
import { pageRows } from './rows/pages.ts'
import { realRows } from './rows/real.ts'
import { searchRows } from './rows/search.ts'
import { trackingRows } from './rows/tracking.ts'

/** Every scenario, about in the order of the error catalogue (document 2 §8). */
export const scenarioGroups: readonly ScenarioGroup[] = [
  { id: 'connection', rows: connectionRows },
  { id: 'access', rows: accessRows },
  { id: 'pages', rows: pageRows },
  { id: 'cart', rows: cartRows },
  { id: 'checkout', rows: checkoutRows },
  { id: 'account', rows: accountRows },
  { id: 'real', rows: realRows },
  { id: 'own', rows: ownRows },
  { id: 'search', rows: searchRows },
  { id: 'tracking', rows: trackingRows },
]

export const scenarioTable: readonly ScenarioRow[] = scenarioGroups.flatMap(({ rows }) => rows)

const byId = new Map<string, ScenarioRow>(scenarioTable.map((row) => [row.id, row]))

export const scenarioOf = (id: string): ScenarioRow | undefined => byId.get(id.toLowerCase())
