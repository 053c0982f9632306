import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import type { ReplyOf } from '../../contract/call.ts'
import { addressCalls } from '../../contract/calls/addresses.ts'
import type { Address, SavedAddress } from '../../contract/entities/account/address.ts'
import { isSavedAs } from '../../domain/checkout/address.ts'
import { orFound } from '../base/orFound.ts'
import { notify } from '../notices/notices.ts'
import { confirmLogin } from '../session/confirmLogin.ts'

/** A saved address, and whether the postal register spells it differently (document 1 §3, validationAddresses). */
export interface AddressSaved {
  saved: SavedAddress
  hasSuggestion: boolean
}

async function removeReplaced(id: string): Promise<void> {
  try {
    await request(addressCalls.deleteAddress, { params: { id } })
  } catch (error) {
    if (!isFailure(error)) throw error
    // The new address is saved, so that nothing is lost; the old one can be deleted in the list. The notice of the saved address stays beside it.
    notify({ key: 'addresses.both_kept', tone: 'error', slot: 'address-kept' })
  }
}

/** Sends a new address. If the answer is lost, looks for the address among the saved ones; the postal register's spelling is then unknown. */
const send = (address: Address, isDefault: boolean, replaces: string | undefined) =>
  orFound<ReplyOf<typeof addressCalls.createAddress>>(
    () => request(addressCalls.createAddress, { body: { address, setAsDefaultAddress: isDefault } }),
    async () => {
      const { addresses } = await request(addressCalls.listAddresses, { query: {} })
      const saved = addresses.find(
        (each) => each._id !== replaces && isSavedAs(each, address) && (each.isDefault || !isDefault),
      )
      return saved
        ? { addressCreationResult: { addressId: saved._id, address: saved, validationAddresses: [] } }
        : null
    },
  )

/**
 * Saves a new address, or a changed one in place of another: the documents have no call that changes one, so the new one is saved before the
 * old one is deleted. Throws the `Failure` of a refused address, for example with the code B2B_LOCATION_UNSUPPORTED (document 2 §8).
 */
export async function saveAddress(
  address: Address,
  { isDefault, replaces }: { isDefault: boolean; replaces?: string | undefined },
): Promise<AddressSaved> {
  await confirmLogin()
  const { addressCreationResult: result } = await send(address, isDefault, replaces)
  if (replaces !== undefined) await removeReplaced(replaces)
  return { saved: result.address, hasSuggestion: result.validationAddresses.length > 0 }
}
