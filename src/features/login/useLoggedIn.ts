import { useRevalidator } from 'react-router-dom'
import type { CartDifference } from '../../contract/entities/cart.ts'
import { clearFormDraft } from '../../stores/base/formDraft.ts'
import { notify } from '../../stores/notices/notices.ts'
import { currentAccount } from '../../stores/session/account.ts'
import { useIsMounted } from '../../ui/layout/useIsMounted.ts'
import type { LoginResult } from './logInAndLink.ts'

type OnDone = (differences: readonly CartDifference[]) => void

/**
 * What follows on a login: the page's data of this shopper, a greeting or what was linked, and `onDone` with the differences of the merged cart; not if the
 * shopper has left the form meanwhile.
 */
export function useLoggedIn(onDone: OnDone): (result: LoginResult) => Promise<void> {
  const { revalidate } = useRevalidator()
  const isMounted = useIsMounted()
  return async ({ differences, link }) => {
    clearFormDraft('login')
    // Prices, lists and greetings are those of this shopper now.
    await revalidate()
    const welcome = { key: 'login.welcome', name: currentAccount()?.name.first ?? '' } as const
    const { key, name } = link ?? welcome
    const isGood = link === null || link.key === 'social.linked'
    notify({ key, values: { name }, tone: isGood ? 'success' : 'error', slot: 'login' })
    // An offer that does not load comes with the next login.
    void import('./passkeys/offerPasskey.ts').then(({ offerPasskey }) => offerPasskey()).catch(() => {})
    if (isMounted()) onDone(differences)
  }
}
