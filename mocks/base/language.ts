import { Language } from '../../src/contract/enumerations.ts'

const known: readonly string[] = Object.values(Language)
const isKnown = (text: string): text is Language => known.includes(text)

/** A language range of `accept-language`, such as `zh-MY;q=0.5`; without `q` it has the weight 1. */
function weighed(range: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const q = parameters.find((parameter) => parameter.startsWith('q='))
  return { language: tag.slice(0, 2), weight: q === undefined ? 1 : Number(q.slice(2)) || 0 }
}

/** The supported language of an `accept-language` header with the highest weight; English when there is none. */
export function languageOf(header: string | null): Language {
  const ranges = (header ?? '').split(',').map(weighed)
  const wanted = ranges.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight)
  return wanted.map(({ language }) => language).find(isKnown) ?? Language.ENGLISH
}
