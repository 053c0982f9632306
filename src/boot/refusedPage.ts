import { type ComponentType, lazy } from 'react'
import type { RouteObject } from 'react-router-dom'
import { foreseenRefusal } from '../api/foreseenRefusal.ts'
import { LogInFirst } from '../pages/errors/ErrorPage.tsx'

type Lazy = () => Promise<{ Component?: ComponentType | null }>

const Nothing = () => null

/** The page of the route, which loads after the login. */
const loadedAfterLogin = (load: Lazy) => ({
  Component: lazy(async () => ({ default: (await load()).Component ?? Nothing })),
  lazy: undefined,
})

/**
 * Prepares a page that was prerendered as a guest sees it: loads the part that asks for the login, and not the page itself. Returns the
 * router's initial data.
 */
export async function restoreRefusedPage(routes: readonly RouteObject[], refusedAt: string) {
  await LogInFirst.preload()
  for (const route of routes)
    if (typeof route.lazy === 'function') Object.assign(route, loadedAfterLogin(route.lazy))
  return { loaderData: {}, errors: { [refusedAt]: foreseenRefusal } }
}
