import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { loadTexts } from '../i18n/index.ts'
import { loadSession } from '../navigation/loaders/loadBase.ts'

/** Loads the session, which is a guest's after a 401. */
async function loader({ request }: LoaderFunctionArgs) {
  await loadSession(request)
  return null
}

/** The page that a 401 leads to, outside checkout and account (document 1 §6). */
export const unauthorizedRoute: RouteObject = {
  path: '/unauthorized',
  loader,
  lazy: async () => {
    const page = import('../pages/errors/UnauthorizedPage.tsx')
    const [{ UnauthorizedPage }] = await Promise.all([page, loadTexts('shop')])
    return { Component: UnauthorizedPage }
  },
}
