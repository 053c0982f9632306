import { isFailure } from '../../../api/failure.ts'
import { loadTexts } from '../../../i18n/index.ts'
import { readPasskeys, rememberPasskeyOffer, wasPasskeyOffered } from '../../../stores/login/passkeys.ts'
import { notify } from '../../../stores/notices/notices.ts'
import { currentAccount } from '../../../stores/session/account.ts'
import { createPasskey } from './ceremonies.ts'
import { canDeviceKeepPasskeys } from './webAuthn.ts'

const slot = 'passkey'

async function create(): Promise<void> {
  const result = await createPasskey()
  if ('problem' in result) {
    const action = { key: 'passkeys.again', run: () => void create() } as const
    notify({ key: result.problem, tone: 'error', slot, action })
  } else notify({ key: 'passkeys.created', tone: 'success', slot })
}

/**
 * Offers a passkey after a login, once for each account in this browser, where the device can keep one and the account has none. The notice
 * stays until the shopper creates one or dismisses it.
 */
export async function offerPasskey(): Promise<void> {
  const accountId = currentAccount()?._id
  if (accountId === undefined || wasPasskeyOffered(accountId)) return
  try {
    if (!(await canDeviceKeepPasskeys())) return
    const { isEnabled, passkeys } = await readPasskeys()
    if (!isEnabled || passkeys.length > 0) return
    await loadTexts('account')
  } catch (error) {
    // The next login offers it.
    if (isFailure(error)) return
    throw error
  }
  // The shopper may have logged out meanwhile.
  if (currentAccount()?._id !== accountId || !rememberPasskeyOffer(accountId)) return
  const action = { key: 'passkeys.accept', run: () => void create() } as const
  notify({ key: 'passkeys.offer', tone: 'info', slot, stays: true, action })
}
