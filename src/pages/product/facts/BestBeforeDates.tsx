import { useContext, useEffect, useState } from 'react'
import { isAbort, isFailure } from '../../../api/failure.ts'
import { request } from '../../../api/request.ts'
import { catalogueListCalls } from '../../../contract/calls/catalogueLists.ts'
import type { Variant } from '../../../contract/entities/product/variant.ts'
import type { Warehouse } from '../../../contract/entities/product/warehouse.ts'
import { useLanguage, useT } from '../../../i18n/index.ts'
import { useSession } from '../../../stores/session/session.ts'
import { ClockContext } from '../../../ui/time/clockContext.ts'
import { DetailsSection } from '../DetailsSection.tsx'
import styles from './BestBeforeDates.module.css'
import { shortDay, shortMonth } from './shortDay.ts'
import { bestBeforeOn, COUNTED_DAYS } from './bestBefore.ts'

/** The best-before date (`2026-12-03`) of a variant at one place. */
interface Dated {
  warehouse: Warehouse
  expirationDate: string
}

const datedIn = ({ inventory }: Variant): readonly Dated[] =>
  inventory.flatMap(({ warehouse, expirationDate }) =>
    expirationDate === undefined ? [] : { warehouse, expirationDate },
  )

/**
 * The best-before date at each place that sells the variant, for one that several places sell. Opening the section requests the dates of
 * the stock there now (document 2 §7, expiration); until then, and after a failure, it shows those of the page's data.
 */
export function BestBeforeDates({ variant }: { variant: Variant }) {
  const t = useT()
  const language = useLanguage()
  const now = useContext(ClockContext)
  const renderedAt = useSession((session) => session.base?.serverTime)
  const [isAsked, setIsAsked] = useState(false)
  const [fresh, setFresh] = useState<{ of: Variant; dates: readonly Dated[] } | null>(null)
  useEffect(() => {
    if (!isAsked) return undefined
    const controller = new AbortController()
    request(catalogueListCalls.expiration, { params: { id: variant._id }, signal: controller.signal }).then(
      ({ expirations }) => setFresh({ of: variant, dates: expirations }),
      (error: unknown) => {
        if (!isAbort(error) && !isFailure(error)) throw error
      },
    )
    return () => controller.abort()
  }, [isAsked, variant])
  const known = datedIn(variant)
  if (known.length < 2) return null
  const dates = fresh?.of === variant ? fresh.dates : known
  const dayOf = ({ expirationDate }: Dated) => {
    const bestBefore = bestBeforeOn(expirationDate, now?.() ?? Date.parse(renderedAt ?? ''))
    if (!bestBefore) return t('product.best_before_passed')
    const { day, daysLeft } = bestBefore
    return daysLeft > COUNTED_DAYS ? shortMonth(day, language) : shortDay(day, language)
  }
  return (
    <DetailsSection title={t('product.best_before_dates')} onOpen={() => setIsAsked(true)}>
      <ul className={styles.list}>
        {dates.map((dated) => (
          <li key={dated.warehouse._id} className={styles.row}>
            <span>{dated.warehouse.name}</span>
            <span className={styles.day}>{dayOf(dated)}</span>
          </li>
        ))}
      </ul>
    </DetailsSection>
  )
}
