import { useContext } from 'react'
import type { ProductPage } from '../../../contract/entities/page.ts'
import { useT } from '../../../i18n/index.ts'
import { useSession } from '../../../stores/session/session.ts'
import { ClockContext } from '../../../ui/time/clockContext.ts'
import { bestBeforeOf, COUNTED_DAYS } from './bestBefore.ts'
import { FactBox } from './FactBox.tsx'
import { KeptTogether } from './KeptTogether.tsx'
import { shortDay, shortMonth } from './shortDay.ts'

const DAYS_OF_A_MONTH = 30

/** How long the product keeps at its warehouse; nothing without a date (document 1 §3, expirationDate). */
export function BestBeforeBox({ variant, warehouse }: Pick<ProductPage, 'variant' | 'warehouse'>) {
  const t = useT()
  const language = useSession((session) => session.language)
  const now = useContext(ClockContext)
  const renderedAt = useSession((session) => session.base?.serverTime)
  // Without a clock it only reserves its space, as long as at the build.
  const bestBefore = bestBeforeOf(variant, warehouse, now?.() ?? Date.parse(renderedAt ?? ''))
  if (!bestBefore) return null
  const { day, daysLeft } = bestBefore
  const isFar = daysLeft > COUNTED_DAYS
  const shown = isFar ? shortMonth(day, language) : shortDay(day, language)
  const keeps = () => {
    if (daysLeft === 0) return t('product.fresh_today')
    if (isFar) return t('product.keeps_for', { count: Math.floor(daysLeft / DAYS_OF_A_MONTH) })
    return t('product.fresh_for', { count: daysLeft })
  }
  return (
    <FactBox icon="tag" more={keeps()} isOpen={now === null}>
      <KeptTogether text={t('product.best_before', { day: shown })} part={shown} />
    </FactBox>
  )
}
