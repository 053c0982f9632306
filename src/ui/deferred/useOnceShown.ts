import { useAfterPaint } from './useAfterPaint.ts'
import { useIsHydrating } from './useIsHydrating.ts'

/**
 * For invisible parts of a page: false in the first render, true after the paint. True at once when the whole page renders together, as
 * in Node and during hydration.
 */
export const useOnceShown = (): boolean => useAfterPaint(useIsHydrating())
