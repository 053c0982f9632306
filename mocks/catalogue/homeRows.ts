import { type HomeProducts, homeProductRows } from '../../fixtures/homeRows.ts'
import { HOUR_MS } from '../base/clock.ts'
import type { CatalogueView } from './catalogueView.ts'

let cached: { key: string; rows: readonly HomeProducts[] } | undefined

/** Which goods the home page's rows hold. Drawn up once an hour, as a shop's editors would: cards show today's stock. */
export function homeRows({ present, language, now, offersSince }: CatalogueView): readonly HomeProducts[] {
  const key = `${present.seed} ${language} ${offersSince} ${Math.floor(now / HOUR_MS)}`
  if (cached?.key !== key) cached = { key, rows: homeProductRows(present) }
  return cached.rows
}
