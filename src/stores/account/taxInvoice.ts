import type { Failure } from '../../api/failure.ts'
import { orFailure } from '../../api/orFailure.ts'
import { request } from '../../api/request.ts'
import { billingCalls } from '../../contract/calls/billing.ts'
import type { VatInformation } from '../../contract/entities/account/vatInformation.ts'
import { changeAccount } from '../session/account.ts'
import { confirmLogin } from '../session/confirmLogin.ts'
import { notify } from '../notices/notices.ts'

/** Saves the company on the tax invoices of the account. Null when it is saved, else the failure. */
export const saveTaxInvoice = (vatInformation: VatInformation): Promise<Failure | null> =>
  orFailure(async () => {
    await confirmLogin()
    await request(billingCalls.saveVatInformation, { body: vatInformation })
    changeAccount({ vatInformation })
    notify({ key: 'wallet.vat_saved', tone: 'success', slot: 'billing' })
  })
