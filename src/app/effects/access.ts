import { reloadDocument } from '../../api/documentLoad.ts'
import type { Failure } from '../../api/failure.ts'
import { onFailure } from '../../api/request.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import { to } from '../../paths.ts'
import { mayReload } from '../../stores/base/reloadAllowance.ts'
import { notify } from '../../stores/notices/notices.ts'
import { isIn, pathOf, type Router } from '../../navigation/router.ts'

function reloadOnce(message: 'handlers.unauthorized' | 'handlers.bot'): void {
  if (mayReload()) reloadDocument()
  else notify({ key: message, tone: 'error', slot: 'access' })
}

function recover({ kind, status, code }: Failure, router: Router): void {
  if (kind === 'bot') return reloadOnce('handlers.bot')
  if (kind !== 'unauthorized' || code === Refusal.BAD_CSRF_TOKEN) return
  const path = pathOf(router)
  // The draft has kept the input, so that the reload returns to the same step.
  if (status === 403 || isIn(path, '/checkout') || isIn(path, '/account'))
    return reloadOnce('handlers.unauthorized')
  void router.navigate(to.unauthorized(), { state: path + router.state.location.search })
}

/** Reacts to a call without access (document 1 §6): 401 reloads checkout and account and leaves other pages, 403 reloads. */
export const startAccessRecovery = (router: Router): (() => void) =>
  onFailure((failure) => recover(failure, router))
