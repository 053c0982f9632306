import type { Variant } from '../contract/entities/variant.ts'
import { loadLaterWords } from '../i18n/index.ts'
import type * as Errands from '../stores/errands.ts'
import type { Errand } from '../stores/modals.ts'
import { notify } from '../stores/notices.ts'

/** What an errand takes loads with the first press, and may not come. */
async function withErrands(work: (errands: typeof Errands) => Promise<void>): Promise<void> {
  try {
    const [errands] = await Promise.all([import('../stores/errands.ts'), loadLaterWords()])
    await work(errands)
  } catch {
    notify({ key: 'handlers.network', tone: 'error' })
  }
}

/** Starts what the shopper asked for beside buying; a guest logs in first. */
export const start = (errand: Errand): Promise<void> => withErrands(({ startErrand }) => startErrand(errand))

/** The press of a variant's heart. */
export const pressHeart = (variant: Variant): Promise<void> =>
  withErrands((errands) => errands.pressHeart(variant))
