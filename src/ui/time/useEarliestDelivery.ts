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
 * Describes the earliest delivery relative to the present, by day and hours in Malaysia. Null if none is known and once it has started,
 * because the page may be hours old. Without a clock it only reserves space: "tomorrow" is about as long as the others.
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

/** The hours with the longest text in each language: ten in the morning to noon. */
const WIDEST_HOURS = ['2026-01-01T02:00:00.000Z', '2026-01-01T04:00:00.000Z'] as const

/** The longest text of hours: reserving its width keeps the place stable while the day and hours change. */
export const useWidestHours = (): string => formatTimes(...WIDEST_HOURS, useLanguage())
