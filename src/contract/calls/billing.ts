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

/** Document 2 §7, Authentication and account: payment methods and the company on the tax invoice. */
export const billingCalls = {
  /** Adds a card, or a bank account if the business may pay from one. The server uses the number once and does not store it. */
  createBilling: call('POST', '/api/billing', {
    body: v.object({
      billing: v.union([cardWriteSchema, bankAccountWriteSchema]),
      fromCheckout: v.optional(v.boolean(), false),
    }),
    reply: v.object({ billingId: idSchema, checkout: v.optional(checkoutInfoSchema) }),
    errors: [ErrorCode.PAYMENT_METHOD_CREATE_FAILED, 'forbidden'],
    guards: ['canPlaceOrders'],
  }),
  /**
   * Changes the default payment method. `type` must match the type of the saved method. With `changed` false, the default stays the same
   * and the method applies to the next order only.
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
  /** Deletes a payment method. To delete the default, `isDefault` must be true, which prevents deleting it by mistake. */
  deletePaymentMethod: call('DELETE', '/api/payment-method/:id', {
    body: v.object({ isDefault: v.boolean() }),
    reply: v.object({ data: v.object({ paymentMethods: v.array(savedPaymentMethodSchema) }) }),
    errors: ['not_found', 'is_default'],
  }),
  setDefaultPaymentMethod: call('PUT', '/api/default-payment-method/:id', {
    reply: v.object({ paymentMethodId: idSchema }),
    errors: ['not_found', 'not_available', 'forbidden'],
    guards: ['login'],
  }),
  /** Saves the company for the tax invoice, which completes the VAT step of the checkout. An account keeps it. */
  saveVatInformation: call('POST', '/api/vat-information', {
    body: vatInformationSchema,
    reply: v.object({ data: v.object({ checkout: checkoutInfoSchema }) }),
  }),
  /** Looks up a company in the register by its tax number. */
  findTaxpayer: call('GET', '/api/vat-tax-code/:taxCode', {
    reply: v.object({ data: v.object({ vatInformation: taxpayerSchema }) }),
    errors: ['not_found'],
  }),
}
