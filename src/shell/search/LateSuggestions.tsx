import { late } from '../lazyPart.ts'

/** What stands under the search field comes with its first use. */
export const LateSuggestions = late(async () => (await import('./SuggestionList.tsx')).SuggestionList)
