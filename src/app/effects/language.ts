import { isFailure } from '../../api/failure.ts'
import { hasTextsIn, startI18n } from '../../i18n/index.ts'
import { syncCart, waitForWrites } from '../../stores/cart/cartWrites.ts'
import { dismissSlot, notify } from '../../stores/notices/notices.ts'
import { useSession } from '../../stores/session/session.ts'
import type { Router } from '../../navigation/router.ts'

const SLOT = 'language'

/** English is shown for a language whose texts do not load (document 2 §8); the choice stays, and can be tried again. */
function askToTryAgain(router: Router): void {
  const action = { key: 'errors.try_again', run: () => void applyLanguage(router) } as const
  notify({ key: 'handlers.network', tone: 'error', slot: SLOT, action })
}

async function applyLanguage(router: Router): Promise<void> {
  const { language } = useSession.getState()
  try {
    const shown = await startI18n(language)
    // Another language that was chosen meanwhile does the rest.
    if (useSession.getState().language !== language) return
    document.documentElement.lang = shown
    if (hasTextsIn(language)) dismissSlot(SLOT)
    else askToTryAgain(router)
    // The answer to a change in flight names products in the previous language.
    void waitForWrites().then(syncCart)
    await router.revalidate()
  } catch (error) {
    if (!isFailure(error)) throw error
    askToTryAgain(router)
  }
}

/** After a change of the language, loads its texts, the page's data and the cart, which name products. Route and quantities stay. */
export const followLanguage = (router: Router): (() => void) =>
  useSession.subscribe((session, before) => {
    if (session.language !== before.language) void applyLanguage(router)
  })
