import { reloadDocument } from '../../api/documentLoad.ts'
import type { Failure } from '../../api/failure.ts'
import { onFailure } from '../../api/request.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import { to } from '../../paths.ts'
import { now } from '../../stores/base/clock.ts'
import { notify } from '../../stores/notices/notices.ts'
import { keep, recall } from '../../stores/base/storage.ts'
import { isIn, pathOf, type Router } from '../../navigation/router.ts'

const KEY = 'pasar.reloaded-at'
/** A reload that did not help is not tried again so soon: never a loop. */
const BETWEEN_RELOADS_MS = 60_000

/** May the page reload itself now? Only where it can remember that it did. */
function mayReload(): boolean {
  const at = Number(recall('session', KEY) ?? 0)
  return now() - at > BETWEEN_RELOADS_MS && keep('session', KEY, String(now()))
}

function reloadOnce(word: 'handlers.unauthorized' | 'handlers.bot'): void {
  if (mayReload()) reloadDocument()
  else notify({ key: word, tone: 'error', slot: 'access' })
}

function follow({ kind, status, code }: Failure, router: Router): void {
  if (kind === 'bot') return reloadOnce('handlers.bot')
  if (kind !== 'unauthorized' || code === Refusal.BAD_CSRF_TOKEN) return
  const path = pathOf(router)
  // What was typed is in the draft already, so that the reload comes back to the same step.
  if (status === 403 || isIn(path, '/checkout') || isIn(path, '/account'))
    return reloadOnce('handlers.unauthorized')
  void router.navigate(to.unauthorized())
}

/** What a refused call does to the page (document 1 §6): 401 reloads checkout and account and leaves others, 403 reloads. */
export const startAccessRecovery = (router: Router): (() => void) =>
  onFailure((failure) => follow(failure, router))
