import type { ScenarioRow } from './row.ts'
import { cartRows } from './rows/cart.ts'

/** Every scenario, in the order of the error catalogue (document 2 §8). */
export const scenarioTable: readonly ScenarioRow[] = [...cartRows]

const byId = new Map(scenarioTable.map((row) => [row.id, row]))

export const scenarioOf = (id: string): ScenarioRow | undefined => byId.get(id)
