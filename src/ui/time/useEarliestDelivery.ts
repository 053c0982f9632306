import { useContext } from 'react'
import type { EarliestDelivery } from '../../contract/entities/product/earliestDelivery.ts'
import { formatDay, formatTimes } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/index.ts'
import { nearness } from '../../i18n/nearness.ts'
import { ClockContext } from './clockContext.ts'

interface DeliveryText {
  when: 'today' | 'tomorrow' | 'later'
  /** `Mon, 24 Nov` */
  day: string
  /** `4–6 pm` */
  time: string
}

/**
 * Says an earliest delivery in words: by its day as seen from now, and its hours, both in Malaysia. Null where none is
 * known, and once it has begun: a page left open for hours promises nothing that is over. Without a clock nobody reads it: it holds a
 * place, and tomorrow is as long as most.
 */
export function useEarliestDelivery(): (earliest: EarliestDelivery | undefined) => DeliveryText | null {
  const now = useContext(ClockContext)
  const language = useLanguage()
  return (earliest) => {
    if (!earliest || (now !== null && Date.parse(earliest.start) <= now())) return null
    return {
      when: now ? (nearness(earliest.day, now()) ?? 'later') : 'tomorrow',
      day: formatDay(earliest.day, language),
      time: formatTimes(earliest.start, earliest.end, language),
    }
  }
}

/** The hours that take the most room in each language: ten in the morning to noon. */
const WIDEST_HOURS = ['2026-01-01T02:00:00.000Z', '2026-01-01T04:00:00.000Z'] as const

/** As long as a promise gets by its hours: a place as large stands still while the present decides, and as its hours go by. */
export const useWidestHours = (): string => formatTimes(...WIDEST_HOURS, useLanguage())
