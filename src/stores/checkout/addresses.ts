import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import type { ReplyOf } from '../../contract/call.ts'
import { addressCalls } from '../../contract/calls/addresses.ts'
import { checkoutCalls } from '../../contract/calls/checkout.ts'
import type { Address, SavedAddress } from '../../contract/entities/account/address.ts'
import { type AccountType, CheckoutStep } from '../../contract/enumerations.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import { isSavedAs } from '../../domain/checkout/address.ts'
import { orFound } from '../base/orFound.ts'
import { type CheckoutWork, useCheckout } from './checkout.ts'
import { type CheckoutReply, step } from './checkoutWork.ts'

/** The address with its scope: without it, the address of a business is not found (document 2 §7, default_address). */
const use = ({ _id: id, accountScope }: SavedAddress, changed: boolean): Promise<CheckoutReply> =>
  request(addressCalls.setDefaultAddress, {
    body: { id, changed, accountScope: accountScope as AccountType },
  })

/** Delivers to a saved address; with `isDefault`, later orders as well. */
export const chooseAddress = (address: SavedAddress, isDefault: boolean): Promise<boolean> =>
  step(CheckoutStep.ADDRESS, () => use(address, isDefault))

/** A saved new address, and how the postal register spells it, if that differs (document 1 §3, validationAddresses). */
export interface CreatedAddress {
  saved: SavedAddress
  suggested: Address | null
}

interface CreateOptions {
  /** The step that the address belongs to: that of the delivery address, if it is not said. */
  work?: CheckoutWork
  /** Whether it becomes the default address, as it does by itself (document 2 §7). */
  isDefault?: boolean
  /** Whether the order is delivered to it. */
  isChosen?: boolean
  /** What an earlier attempt with this address has saved: only the rest is repeated. */
  created?: CreatedAddress | null
  /** Called when the address is saved, also if the rest fails. */
  onCreated?: (created: CreatedAddress) => void
}

/** Sends a new address. Where the answer got lost, the address is found in the checkout, without the spelling of the postal register. */
function send(address: Address, isDefault: boolean) {
  const before = useCheckout.getState().info?.shippingAddresses ?? []
  const isNew = (saved: SavedAddress) =>
    before.every(({ _id }) => _id !== saved._id) && isSavedAs(saved, address)
  return orFound<ReplyOf<typeof addressCalls.createAddress>>(
    () =>
      request(addressCalls.createAddress, {
        body: { address, fromCheckout: true, setAsDefaultAddress: isDefault },
      }),
    async () => {
      const { checkout } = (await request(checkoutCalls.refreshCheckout)).data
      const saved = checkout.shippingAddresses.find(isNew)
      if (!saved) return null
      const addressCreationResult = { addressId: saved._id, address: saved, validationAddresses: [] }
      return { addressCreationResult, checkout }
    },
  )
}

/**
 * Saves a new address from the checkout. Null when it failed; the failure can have the code B2B_LOCATION_UNSUPPORTED (document 2 §8). An
 * address that is not the default is chosen in a call of its own.
 */
export async function createAddress(
  address: Address,
  {
    work = CheckoutStep.ADDRESS,
    isDefault = true,
    isChosen = true,
    created: before = null,
    onCreated,
  }: CreateOptions = {},
): Promise<CreatedAddress | null> {
  let created = before
  const isDone = await step(work, async () => {
    if (created)
      return isChosen ? await use(created.saved, false) : await request(checkoutCalls.refreshCheckout)
    const { addressCreationResult: result, checkout } = await send(address, isDefault)
    created = { saved: result.address, suggested: result.validationAddresses[0] ?? null }
    onCreated?.(created)
    if (isChosen && checkout?.selection.addressId !== result.addressId)
      return await use(result.address, false)
    return checkout ? { data: { checkout } } : await request(checkoutCalls.refreshCheckout)
  })
  return isDone ? created : null
}

async function remove(id: string): Promise<void> {
  try {
    await request(addressCalls.deleteAddress, { params: { id } })
  } catch (error) {
    // An earlier attempt may have deleted it.
    if (!isFailure(error) || error.code !== Refusal.NOT_FOUND) throw error
  }
}

/** Replaces a new address by its spelling in the postal register; returns the saved one, or null when it failed. */
export async function respellAddress(
  { saved, suggested }: CreatedAddress,
  options: CreateOptions = {},
): Promise<SavedAddress | null> {
  if (suggested === null) return saved
  const created = await createAddress(suggested, options)
  if (created === null) return null
  const isDone = await step(options.work ?? CheckoutStep.ADDRESS, async () => {
    await remove(saved._id)
    return await request(checkoutCalls.refreshCheckout)
  })
  return isDone ? created.saved : null
}
