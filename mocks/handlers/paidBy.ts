import { PaymentMethod } from '../../src/contract/enumerations.ts'
import type { HandlerContext } from '../state/handlerContext.ts'
import type { StoredOrder } from '../state/records/order.ts'
import type { Payment } from './takePayment.ts'

type Paid = Pick<
  StoredOrder,
  'paymentMethod' | 'billingInfoId' | 'lastFour' | 'organizationId' | 'invoicedTo' | 'returnCheckFee'
>

/** What a new order keeps of its payment, with the business that it was placed for. */
export const paidBy = (payment: Payment, { account, config }: HandlerContext): Paid => ({
  paymentMethod: payment.method,
  ...(payment.billingInfoId === undefined ? {} : { billingInfoId: payment.billingInfoId }),
  ...(payment.lastFour === undefined ? {} : { lastFour: payment.lastFour }),
  ...(account?.business ? { organizationId: account.business.organizationId } : {}),
  ...(payment.invoicedTo === undefined ? {} : { invoicedTo: payment.invoicedTo }),
  ...(payment.method === PaymentMethod.CHECKING_ACCOUNT
    ? { returnCheckFee: config.achDirectDebit.returnCheckFee }
    : {}),
})
