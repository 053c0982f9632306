import { useRouteError } from 'react-router-dom'
import { isFailure } from '../../api/failure.ts'
import { FailedPage } from './FailedPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

const NOT_FOUND = 404

/** What a page that could not be shown turns into: not there, or not to be had just now (document 2 §8). */
export function ErrorPage() {
  const error = useRouteError()
  const isMissing = isFailure(error) && error.status === NOT_FOUND
  return isMissing ? <NotFoundPage /> : <FailedPage error={error} />
}
