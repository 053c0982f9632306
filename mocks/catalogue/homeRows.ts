import { type HomeProducts, homeProductRows } from '../../fixtures/homeRows.ts'
import { HOUR_MS } from '../shop/clock.ts'
import type { Shelf } from '../shop/shelf.ts'

let drawnUp: { key: string; rows: readonly HomeProducts[] } | undefined

/** Which goods the home page's rows hold. Drawn up once an hour, as a shop's editors would: cards show today's stock. */
export function homeRows({ present, language, now, offersSince }: Shelf): readonly HomeProducts[] {
  const key = `${present.seed} ${language} ${offersSince} ${Math.floor(now / HOUR_MS)}`
  if (drawnUp?.key !== key) drawnUp = { key, rows: homeProductRows(present) }
  return drawnUp.rows
}
