import { late } from '../late.ts'

/** What stands under the search field comes with its first use. */
export const loadSuggestions = () => import('./SuggestionList.tsx').then((module) => module.SuggestionList)

export const LateSuggestions = late(loadSuggestions)
