const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(language: string): Intl.DateTimeFormat {
  const known = formats.get(language)
  if (known) return known
  const format = new Intl.DateTimeFormat(`${language}-MY`, {
    timeZone: 'Asia/Kuala_Lumpur',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(language, format)
  return format
}

/** A time in ms as the shop's clock shows it, to the second, in the page's language. */
export const shopTime = (time: number): string =>
  formatOf(document.documentElement.lang.slice(0, 2) || 'en').format(time)
