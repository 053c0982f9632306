import { isFailure } from '../../api/failure.ts'
import { startI18n } from '../../i18n/index.ts'
import { syncCart } from '../../stores/cart/cartWrites.ts'
import { notify } from '../../stores/notices/notices.ts'
import { useSession } from '../../stores/session/session.ts'
import type { Router } from '../../navigation/router.ts'

async function speak(router: Router): Promise<void> {
  try {
    document.documentElement.lang = await startI18n(useSession.getState().language)
    void syncCart()
    await router.revalidate()
  } catch (error) {
    if (!isFailure(error)) throw error
    notify({ key: 'handlers.network', tone: 'error' })
  }
}

/** Another language loads its texts, and what names goods anew: the page's data and the cart. Route and quantities stay. */
export const followLanguage = (router: Router): (() => void) =>
  useSession.subscribe((session, before) => {
    if (session.language !== before.language) void speak(router)
  })
