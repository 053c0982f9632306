import { Language } from '../../contract/enumerations.ts'
import { formatDay, formatTime, unbroken } from '../../i18n/format.ts'
import { useLanguage, useT } from '../../i18n/index.ts'
import { now } from '../../stores/base/clock.ts'

const DAY_MS = 24 * 60 * 60_000

/** A time near the present as a text: `Today, 4:15 pm`, `Sat, 21 Nov, 4:15 pm`, `11月21日周六 下午4:15`; an expected one is `Today, about 4:15 pm`. */
export function useTimeText(): (iso: string, isExpected?: boolean) => string {
  const t = useT()
  const language = useLanguage()
  return (iso, isExpected = false) => {
    const day = formatDay(iso, language)
    const exact = unbroken(formatTime(iso, language))
    const time = isExpected ? unbroken(t('order.step_expected', { time: exact })) : exact
    if (day === formatDay(new Date(now()).toISOString(), language)) return t('order.today', { time })
    if (day === formatDay(new Date(now() + DAY_MS).toISOString(), language))
      return t('order.tomorrow', { time })
    return language === Language.CHINESE ? `${day} ${time}` : `${day}, ${time}`
  }
}
