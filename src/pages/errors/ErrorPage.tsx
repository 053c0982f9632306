import { Suspense } from 'react'
import { useRouteError } from 'react-router-dom'
import { isFailure } from '../../api/failure.ts'
import { loadTexts } from '../../i18n/index.ts'
import { lazyWithPreload } from '../../ui/deferred/lazyWithPreload.tsx'
import { FailedPage } from './FailedPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

const UNAUTHORIZED = 401
const FORBIDDEN = 403
const NOT_FOUND = 404

export const LogInFirst = lazyWithPreload(async () => {
  const [page] = await Promise.all([import('./LogInFirst.tsx'), loadTexts('shop')])
  return page.LogInFirst
})

const ForbiddenPage = lazyWithPreload(async () => {
  const [page] = await Promise.all([import('./ForbiddenPage.tsx'), loadTexts('shop')])
  return page.ForbiddenPage
})

/** The page for a failed navigation: not found, login required, no permission, or an error (document 2 §8). */
export function ErrorPage() {
  const error = useRouteError()
  const status = isFailure(error) ? error.status : null
  if (status === NOT_FOUND) return <NotFoundPage />
  if (status !== UNAUTHORIZED && status !== FORBIDDEN) return <FailedPage error={error} />
  return <Suspense>{status === FORBIDDEN ? <ForbiddenPage /> : <LogInFirst />}</Suspense>
}
