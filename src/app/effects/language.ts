import { isFailure } from '../../api/failure.ts'
import { startI18n } from '../../i18n/index.ts'
import { syncCart } from '../../stores/cart/cartWrites.ts'
import { notify } from '../../stores/notices/notices.ts'
import { useSession } from '../../stores/session/session.ts'
import type { Router } from '../../navigation/router.ts'

async function applyLanguage(router: Router): Promise<void> {
  try {
    document.documentElement.lang = await startI18n(useSession.getState().language)
    void syncCart()
    await router.revalidate()
  } catch (error) {
    if (!isFailure(error)) throw error
    notify({ key: 'handlers.network', tone: 'error' })
  }
}

/** After a change of the language, loads its texts, the page's data and the cart, which name products. Route and quantities stay. */
export const followLanguage = (router: Router): (() => void) =>
  useSession.subscribe((session, before) => {
    if (session.language !== before.language) void applyLanguage(router)
  })
