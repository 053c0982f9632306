import type { createBrowserRouter } from 'react-router-dom'

/** The part of the router that the shop uses; the browser's router and a test's have it. */
export type Router = Pick<
  ReturnType<typeof createBrowserRouter>,
  'state' | 'subscribe' | 'navigate' | 'revalidate' | 'basename' | 'routes'
>

/** The path on screen without the base path. */
export function pathOf({ state, basename = '/' }: Router): string {
  const { pathname } = state.location
  const base = basename.replace(/\/$/, '')
  return base !== '' && pathname.startsWith(base) ? pathname.slice(base.length) || '/' : pathname
}

export const isIn = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(`${folder}/`)
