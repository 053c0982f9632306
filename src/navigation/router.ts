import type { createBrowserRouter } from 'react-router-dom'

/** The part of the router that the shop uses; the browser's router and a test's have it. */
export type Router = Pick<
  ReturnType<typeof createBrowserRouter>,
  'state' | 'subscribe' | 'navigate' | 'revalidate' | 'basename' | 'routes'
>

type Place = Pick<Router['state']['location'], 'pathname'>

const withoutBase = ({ pathname }: Place, { basename = '/' }: Router): string => {
  const base = basename.replace(/\/$/, '')
  return base !== '' && pathname.startsWith(base) ? pathname.slice(base.length) || '/' : pathname
}

/** The path on screen without the base path. */
export const pathOf = (router: Router): string => withoutBase(router.state.location, router)

/** The path that the shopper goes to without the base path: that of the navigation in progress, else the one on screen. */
export const targetPathOf = (router: Router): string =>
  withoutBase(router.state.navigation.location ?? router.state.location, router)

export const isIn = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(`${folder}/`)
