import { type Failure, isFailure } from '../../api/failure.ts'
import { orFailure } from '../../api/orFailure.ts'
import { request } from '../../api/request.ts'
import type { ReplyOf } from '../../contract/call.ts'
import { billingCalls } from '../../contract/calls/billing.ts'
import { checkoutCalls } from '../../contract/calls/checkout.ts'
import type { BankAccountWrite, CardWrite } from '../../contract/entities/account/billing.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import { isBankAccount } from '../../domain/checkout/bankAccount.ts'
import { orFound } from '../base/orFound.ts'
import { serialQueue } from '../base/serialQueue.ts'
import { notify } from '../notices/notices.ts'
import { type SavedBilling, useWallet } from './wallet.ts'
import { confirmLogin, inAccount } from '../session/confirmLogin.ts'

const SLOT = 'billing'

function notifyFailed(error: unknown, key: 'wallet.delete_failed' | 'wallet.default_failed'): void {
  if (!isFailure(error)) throw error
  notify({ key: error.code === Refusal.NOT_FOUND ? 'wallet.gone' : key, tone: 'error', slot: SLOT })
}

/** What remains after a deletion, with its default. A card is a payment method, a bank account a billing (docs/decisions/0091). */
async function deleted(billing: SavedBilling): Promise<{ kept: string[]; defaultId: string | undefined }> {
  const params = { id: billing._id }
  if (isBankAccount(billing)) {
    const { data } = await inAccount(request(billingCalls.deleteBilling, { params }))
    return { kept: data.billingInfos.map(({ _id }) => _id), defaultId: data.defaultBillingInfoId }
  }
  const body = { isDefault: billing.isDefault }
  const { data } = await inAccount(request(billingCalls.deletePaymentMethod, { params, body }))
  return {
    kept: data.paymentMethods.map(({ paymentMethodId }) => paymentMethodId),
    defaultId: data.paymentMethods.find(({ isDefault }) => isDefault)?.paymentMethodId,
  }
}

/** Counts the changes of the default. The answer to a deletion sent before one of them may name the former default. */
let defaultsSet = 0

/** Deletes a card or bank account: it disappears at once, and returns after a failure. */
export async function removeBilling(billing: SavedBilling): Promise<void> {
  const { _id } = billing
  if (useWallet.getState().removed.includes(_id)) return
  useWallet.setState(({ removed }) => ({ removed: [...removed, _id] }))
  const before = defaultsSet
  try {
    const { kept, defaultId } = await deleted(billing)
    useWallet.setState(({ confirmed, defaultId: known }) => ({
      confirmed: confirmed.filter((each) => kept.includes(each._id)),
      // A card that is gone is not the default.
      defaultId: defaultsSet !== before && known !== undefined && kept.includes(known) ? known : defaultId,
    }))
    notify({ key: 'wallet.deleted', tone: 'info', slot: SLOT })
  } catch (error) {
    notifyFailed(error, 'wallet.delete_failed')
    // Another tab has deleted it, or has made it the default: the list then shows what there is.
    const code = isFailure(error) ? error.code : null
    if (code === Refusal.IS_DEFAULT) useWallet.setState({ defaultId: _id })
    if (code === Refusal.NOT_FOUND)
      useWallet.setState(({ confirmed }) => ({ confirmed: confirmed.filter((each) => each._id !== _id) }))
  } finally {
    useWallet.setState(({ removed }) => ({ removed: removed.filter((id) => id !== _id) }))
  }
}

/** A later press counts: its call is sent after the earlier ones, so that the server ends with it as well. */
const defaultChanges = serialQueue()

/** Makes a card or bank account the default: shown at once, undone after a failure. */
export async function makeDefaultBilling(billing: SavedBilling): Promise<void> {
  const { _id: id, type } = billing
  useWallet.setState({ chosen: id })
  try {
    await defaultChanges<unknown>(() =>
      inAccount<unknown>(
        isBankAccount(billing)
          ? request(billingCalls.setDefaultBilling, { body: { id, changed: true, type } })
          : request(billingCalls.setDefaultPaymentMethod, { params: { id } }),
      ),
    )
    defaultsSet += 1
    useWallet.setState({ defaultId: id })
    notify({ key: 'wallet.default_set', tone: 'success', slot: SLOT })
  } catch (error) {
    notifyFailed(error, 'wallet.default_failed')
  } finally {
    // Another one may have been chosen meanwhile.
    if (useWallet.getState().chosen === id) useWallet.setState({ chosen: null })
  }
}

const lastFourOf = (billing: BankAccountWrite | CardWrite): string =>
  ('cardNumber' in billing ? billing.cardNumber : billing.accountNumber).slice(-4)

/** Sends a card or a bank account. Where the answer got lost, it is found among those that were not there before. */
function send(billing: BankAccountWrite | CardWrite) {
  const before = useWallet.getState().confirmed
  return orFound<ReplyOf<typeof billingCalls.createBilling>>(
    () => request(billingCalls.createBilling, { body: { billing } }),
    async () => {
      const { billingInfos } = (await request(checkoutCalls.refreshCheckout)).data.checkout
      const saved = billingInfos.find(
        ({ _id, lastFour }) => lastFour === lastFourOf(billing) && before.every((known) => known._id !== _id),
      )
      return saved ? { billingId: saved._id } : null
    },
  )
}

/** Adds a card or a bank account. The number is sent once and never stored. Null when it is saved, else the failure (code 487). */
export const saveBilling = (billing: BankAccountWrite | CardWrite): Promise<Failure | null> =>
  orFailure(async () => {
    await confirmLogin()
    await send(billing)
    notify({ key: 'wallet.added', tone: 'success', slot: SLOT })
  })
