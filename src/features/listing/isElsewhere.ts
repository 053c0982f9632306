import type { useRouterNow } from '../../navigation/useRouterNow.ts'
import { withoutPages } from '../../paths.ts'

type Router = NonNullable<ReturnType<typeof useRouterNow>>

/**
 * Whether the router is at another address than `at`, a path without pages and its query, or navigating to one: the page renders some frames
 * after the router's update. Changing the address then would navigate back.
 */
export function isElsewhere(
  { state: { navigation, location }, basename = '/' }: Router,
  at: string,
): boolean {
  if (navigation.state === 'loading') return true
  return `${withoutPages(location.pathname)}${location.search}` !== `${basename.replace(/\/$/, '')}${at}`
}
