import * as v from 'valibot'
import { call } from '../call.ts'
import { savedPaymentMethodSchema } from '../entities/account/account.ts'
import { bankAccountWriteSchema, billingInfoSchema, cardWriteSchema } from '../entities/account/billing.ts'
import { checkoutInfoSchema } from '../entities/checkout.ts'
import { idSchema } from '../entities/primitives.ts'
import { taxpayerSchema, vatInformationSchema } from '../entities/account/vatInformation.ts'
import { BillingType } from '../enumerations.ts'
import { ErrorCode } from '../errorCodes.ts'

const walletSchema = v.object({
  billingInfos: v.array(billingInfoSchema),
  defaultBillingInfoId: v.optional(idSchema),
})

/** Document 2 §7, Authentication and account: how goods are paid, and whom the tax invoice names. */
export const billingCalls = {
  /** Adds a card, or a bank account where the business may pay from one; its number is used once and kept nowhere. */
  createBilling: call('POST', '/api/billing', {
    body: v.object({
      billing: v.union([cardWriteSchema, bankAccountWriteSchema]),
      fromCheckout: v.optional(v.boolean(), false),
    }),
    reply: v.object({ billingId: idSchema, checkout: v.optional(checkoutInfoSchema) }),
    errors: [ErrorCode.PAYMENT_METHOD_CREATE_FAILED, 'forbidden'],
  }),
  /**
   * `type` is the saved way's own; another is refused. With `changed` false the default stays as it is, and the next order
   * alone is paid so.
   */
  setDefaultBilling: call('PUT', '/api/default_billing', {
    body: v.object({
      id: idSchema,
      changed: v.optional(v.boolean(), true),
      type: v.optional(v.enum(BillingType)),
    }),
    reply: v.object({ data: v.object({ defaultBillingInfoId: idSchema, checkout: checkoutInfoSchema }) }),
    errors: ['not_found', 'not_available', 'forbidden'],
  }),
  deleteBilling: call('DELETE', '/api/billing/:id', {
    reply: v.object({ data: walletSchema }),
    errors: ['not_found'],
  }),
  /** `isDefault` says that the caller knows it to be the default: a default is not deleted unawares. */
  deletePaymentMethod: call('DELETE', '/api/payment-method/:id', {
    body: v.object({ isDefault: v.boolean() }),
    reply: v.object({ data: v.object({ paymentMethods: v.array(savedPaymentMethodSchema) }) }),
    errors: ['not_found', 'is_default'],
  }),
  setDefaultPaymentMethod: call('PUT', '/api/default-payment-method/:id', {
    reply: v.object({ paymentMethodId: idSchema }),
    errors: ['not_found', 'forbidden'],
    guards: ['login'],
  }),
  /** Names whom the tax invoice is for; the checkout's VAT step is complete with it, and an account keeps it. */
  saveVatInformation: call('POST', '/api/vat-information', {
    body: vatInformationSchema,
    reply: v.object({ data: v.object({ checkout: checkoutInfoSchema }) }),
  }),
  /** Who has that tax number, as the register of companies has it. */
  findTaxpayer: call('GET', '/api/vat-tax-code/:taxCode', {
    reply: v.object({ data: v.object({ vatInformation: taxpayerSchema }) }),
    errors: ['not_found'],
  }),
}
