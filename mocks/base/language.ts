import { Language } from '../../src/contract/enumerations.ts'

const known: readonly string[] = Object.values(Language)
const isKnown = (text: string): text is Language => known.includes(text)

/** The first supported language of an `accept-language` header; English when there is none. */
export function languageOf(header: string | null): Language {
  const wanted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return wanted.find(isKnown) ?? Language.ENGLISH
}
