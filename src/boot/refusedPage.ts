import { type ComponentType, lazy } from 'react'
import type { RouteObject } from 'react-router-dom'
import { foreseenRefusal } from '../api/foreseenRefusal.ts'
import { LogInFirst } from '../pages/errors/ErrorPage.tsx'

type Lazy = () => Promise<{ Component?: ComponentType | null }>

const Nothing = () => null

/** A route's own page loads when the login has opened the way to it. */
const loadingLater = (load: Lazy) => ({
  Component: lazy(async () => ({ default: (await load()).Component ?? Nothing })),
  lazy: undefined,
})

/**
 * Readies a page that was drawn as it is for a guest: what asks for the login is at hand, what would stand there is not waited for.
 * Answers the data that the router begins with.
 */
export async function restoreRefusedPage(routes: readonly RouteObject[], refusedAt: string) {
  await LogInFirst.preload()
  for (const route of routes)
    if (typeof route.lazy === 'function') Object.assign(route, loadingLater(route.lazy))
  return { loaderData: {}, errors: { [refusedAt]: foreseenRefusal } }
}
