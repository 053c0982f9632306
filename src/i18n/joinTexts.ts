import type { Language } from '../contract/enumerations.ts'

/** Chinese has no spaces, neither after a full stop nor before a link. */
const separators: Record<Language, string> = { en: ' ', ms: ' ', zh: '' }

/** Texts that follow each other in one line, without those that are null. An empty last text leaves the place for a link. */
export const joinTexts = (language: Language, ...texts: readonly (string | null)[]): string =>
  texts.filter((text) => text !== null).join(separators[language])
