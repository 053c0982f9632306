import { lazyPart } from '../lazyPart.ts'

/** The list below the search field loads at its first use. */
export const LazySuggestions = lazyPart(async () => (await import('./SuggestionList.tsx')).SuggestionList)
