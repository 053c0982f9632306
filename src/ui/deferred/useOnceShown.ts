import { useAfterPaint } from './useAfterPaint.ts'
import { useIsHydrating } from './useIsHydrating.ts'

/**
 * For what nobody sees: false while something is drawn for the first time, true once it is on the screen. True at once where all of a
 * page is drawn together, as in Node and where its HTML is taken over.
 */
export const useOnceShown = (): boolean => useAfterPaint(useIsHydrating())
