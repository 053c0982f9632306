import type { Language } from '../../contract/enumerations.ts'
import { formatDay, formatTimes, unbroken } from '../../i18n/format.ts'

/** The day and the hours of a delivery slot: `Thu, 26 Nov, 4–6 pm`, in Chinese without a comma. */
export const slotText = ({ start, end }: { start: string; end: string }, language: Language): string =>
  `${unbroken(formatDay(start, language))}${language === 'zh' ? ' ' : ', '}${unbroken(formatTimes(start, end, language))}`
