import { type HomeProducts, homeProductRows } from '../../fixtures/homeRows.ts'
import { HOUR_MS } from '../base/clock.ts'
import type { CatalogueView } from './catalogueView.ts'

let cached: { key: string; rows: readonly HomeProducts[] } | undefined

/** The products of the home page's rows, chosen once an hour. The cards show current stock. */
export function homeRows({ present, language, now, offersSince }: CatalogueView): readonly HomeProducts[] {
  const key = `${present.seed} ${language} ${offersSince} ${Math.floor(now / HOUR_MS)}`
  if (cached?.key !== key) cached = { key, rows: homeProductRows(present) }
  return cached.rows
}
