import type { Language } from '../contract/enumerations.ts'

/** Malaysia has one time zone all year. */
const TIME_ZONE = 'Asia/Kuala_Lumpur'

const localeOf: Record<Language, string> = { en: 'en-MY', ms: 'ms-MY', zh: 'zh-MY' }

const made = new Map<string, Intl.DateTimeFormat>()

// Creating a format costs about a hundred times as much as using it.
function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const format =
    made.get(key) ?? new Intl.DateTimeFormat(localeOf[language], { timeZone: TIME_ZONE, ...options })
  made.set(key, format)
  return format
}

/** A calendar day (`2026-11-21`) is read as its noon in Malaysia, a moment as itself. */
const dateOf = (iso: string) => new Date(/^\d{4}-\d{2}-\d{2}$/.test(iso) ? `${iso}T12:00:00+08:00` : iso)

/** An ISO day or moment as `21/11/2026`, in Malaysia, whatever the language. */
export function formatDate(iso: string): string {
  const parts = dateFormat('en', { day: '2-digit', month: '2-digit', year: 'numeric' }).formatToParts(
    dateOf(iso),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('day')}/${part('month')}/${part('year')}`
}

/** An ISO day or moment as a short text in the language, `Sat, 21 Nov`. */
export const formatDay = (iso: string, language: Language): string =>
  dateFormat(language, { weekday: 'short', day: 'numeric', month: 'short' }).format(dateOf(iso))

/** The time of day of an ISO moment in the language, `4:00 pm`. */
export const formatTime = (iso: string, language: Language): string =>
  dateFormat(language, { hour: 'numeric', minute: '2-digit' }).format(dateOf(iso))

// A Malay clock shows noon as "12 PTG"; in speech it is "12 tengah hari".
const hoursOf: Record<Language, Intl.DateTimeFormatOptions> = {
  en: { hour: 'numeric' },
  ms: { hour: 'numeric', dayPeriod: 'short' },
  zh: { hour: 'numeric', dayPeriod: 'short' },
}

/** The hours between two ISO moments of one day, in the language: `4–6 pm`, `10 am–12 pm`, `4–6 petang`. */
export const formatTimes = (start: string, end: string, language: Language): string =>
  dateFormat(language, hoursOf[language])
    .formatRange(dateOf(start), dateOf(end))
    // Browsers use different spaces, and some put them around the dash.
    .replaceAll(/[\u2009\u202f]/g, ' ')
    .replace(' – ', '–')
    // As timetables abbreviate it: in full, it fills two lines of a narrow box.
    .replaceAll('tengah hari', 'tgh hari')

/** The same text without line breaks inside, not even at a hyphen: half of a time on the next line is misread. */
export const unbroken = (text: string): string =>
  text.replaceAll(' ', '\u00a0').replaceAll(/[-–]/g, '$&\u2060')

/** A count with the language's thousands, `1,204`. */
export const formatCount = (count: number, language: Language): string =>
  new Intl.NumberFormat(localeOf[language]).format(count)
