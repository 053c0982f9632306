import { loadLaterWords } from '../../i18n/index.ts'
import type { Errand } from '../../stores/modals.ts'
import { notify } from '../../stores/notices.ts'

/** Starts what the shopper asked for beside buying; what it takes loads with the first press. */
export async function start(errand: Errand): Promise<void> {
  try {
    const [{ startErrand }] = await Promise.all([import('../../stores/errands.ts'), loadLaterWords()])
    await startErrand(errand)
  } catch {
    notify({ key: 'handlers.network', tone: 'error' })
  }
}
