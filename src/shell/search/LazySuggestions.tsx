import { lazyPart } from '../lazyPart.ts'

/** What stands under the search field comes with its first use. */
export const LazySuggestions = lazyPart(async () => (await import('./SuggestionList.tsx')).SuggestionList)
