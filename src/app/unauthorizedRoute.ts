import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { loadLaterWords } from '../i18n/index.ts'
import { loadSession } from '../navigation/loaders/loadBase.ts'

/** Whoever is not signed in any more is a guest from here on. */
async function loader({ request }: LoaderFunctionArgs) {
  await loadSession(request)
  return null
}

/** Where a 401 leads, outside checkout and account (document 1 §6). */
export const unauthorizedRoute: RouteObject = {
  path: '/unauthorized',
  loader,
  lazy: async () => {
    const page = import('../pages/errors/UnauthorizedPage.tsx')
    const [{ UnauthorizedPage }] = await Promise.all([page, loadLaterWords()])
    return { Component: UnauthorizedPage }
  },
}
