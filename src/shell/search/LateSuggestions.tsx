import { late } from '../lazyPart.ts'

/** The suggestions below the search field load with its first use. */
export const LateSuggestions = late(async () => (await import('./SuggestionList.tsx')).SuggestionList)
