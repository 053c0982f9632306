import { isFailure } from '../../api/failure.ts'
import { request, writeTurns } from '../../api/request.ts'
import { addressCalls } from '../../contract/calls/addresses.ts'
import type { SavedAddress } from '../../contract/entities/account/address.ts'
import type { AccountType } from '../../contract/enumerations.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import { serialQueue } from '../base/serialQueue.ts'
import { notify } from '../notices/notices.ts'
import { receiveAddresses, useAddressBook } from './addressBook.ts'
import { confirmLogin, inAccount } from '../session/confirmLogin.ts'

const SLOT = 'addresses'

/**
 * Reads the addresses again, for example after another tab changed them; once more where a write has begun or ended meanwhile, which the answer
 * may lack. A failure leaves them as they are.
 */
export async function refreshAddresses(): Promise<void> {
  const turns = writeTurns()
  try {
    const { addresses } = await request(addressCalls.listAddresses, { query: {} })
    if (writeTurns() !== turns) await refreshAddresses()
    else receiveAddresses(addresses)
  } catch (error) {
    if (!isFailure(error)) throw error
  }
}

function notifyFailed(error: unknown, key: 'addresses.delete_failed' | 'addresses.default_failed'): void {
  if (!isFailure(error)) throw error
  const isGone = error.code === Refusal.NOT_FOUND
  notify({ key: isGone ? 'addresses.gone' : key, tone: 'error', slot: SLOT })
  if (isGone) void refreshAddresses()
}

/** Saves a deleted address again: a new entry with the same fields, because there is no call that restores one. */
async function restore({ _id, accountScope: _scope, isDefault, ...address }: SavedAddress): Promise<void> {
  try {
    await confirmLogin()
    await request(addressCalls.createAddress, { body: { address, setAsDefaultAddress: isDefault } })
    await refreshAddresses()
    notify({ key: 'addresses.restored', tone: 'success', slot: SLOT })
  } catch (error) {
    if (!isFailure(error)) throw error
    notify({
      key: 'addresses.restore_failed',
      tone: 'error',
      slot: SLOT,
      action: {
        key: 'errors.try_again',
        run: () => void restore({ _id, accountScope: _scope, isDefault, ...address }),
      },
    })
  }
}

/** Counts the changes of a default. */
let defaultsSet = 0

/** Deletes an address: it disappears at once, returns after a failure, and a notice offers to undo it. */
export async function removeAddress(address: SavedAddress): Promise<void> {
  const { _id } = address
  if (useAddressBook.getState().removed.includes(_id)) return
  useAddressBook.setState(({ removed }) => ({ removed: [...removed, _id] }))
  const before = defaultsSet
  try {
    const { data } = await inAccount(request(addressCalls.deleteAddress, { params: { id: _id } }))
    const { confirmed } = useAddressBook.getState()
    // Deletions are not queued: an answer with an address that is gone here may be older than the answer to a later deletion, and one that
    // arrives after a change of the default may be older than that.
    const isOlder =
      defaultsSet !== before ||
      data.addresses.some((kept) => !confirmed.some((each) => each._id === kept._id))
    receiveAddresses(isOlder ? confirmed.filter((each) => each._id !== _id) : data.addresses)
    const action = { key: 'notices.undo', run: () => void restore(address) } as const
    notify({ key: 'addresses.deleted', tone: 'info', slot: SLOT, action })
    // Or another tab has added it.
    if (isOlder) void refreshAddresses()
  } catch (error) {
    notifyFailed(error, 'addresses.delete_failed')
  } finally {
    useAddressBook.setState(({ removed }) => ({ removed: removed.filter((id) => id !== _id) }))
  }
}

/** A later press counts: its call is sent after the earlier ones, so that the server ends with it as well. */
const defaultChanges = serialQueue()

/** Makes an address the default one of its scope: shown at once, undone after a failure. Returns whether it is saved. */
export async function makeDefaultAddress({ _id: id, accountScope }: SavedAddress): Promise<boolean> {
  useAddressBook.setState(({ defaults }) => ({ defaults: { ...defaults, [accountScope]: id } }))
  try {
    const body = { id, changed: true, accountScope: accountScope as AccountType }
    await defaultChanges(() => inAccount(request(addressCalls.setDefaultAddress, { body })))
    defaultsSet += 1
    const { confirmed } = useAddressBook.getState()
    receiveAddresses(
      confirmed.map((each) =>
        each.accountScope === accountScope ? { ...each, isDefault: each._id === id } : each,
      ),
    )
    notify({ key: 'addresses.default_set', tone: 'success', slot: SLOT })
    return true
  } catch (error) {
    notifyFailed(error, 'addresses.default_failed')
    return false
  } finally {
    // Another address may have been chosen meanwhile.
    const { [accountScope]: chosen, ...defaults } = useAddressBook.getState().defaults
    if (chosen === id) useAddressBook.setState({ defaults })
  }
}
