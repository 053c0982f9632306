import type { Payment } from '../../contract/entities/payment.ts'
import type { BillingType } from '../../contract/enumerations.ts'
import type { MessageKey } from '../../i18n/keys.ts'

type Underscored<Text extends string> = Text extends `${infer Word} ${infer Rest}`
  ? `${Word}_${Underscored<Rest>}`
  : Text

/** The name of a billing type: the text `billing.apple_pay` for "apple pay". The compiler asks for the text of a new one. */
export function billingName(type: BillingType): MessageKey {
  const name = type.replaceAll(' ', '_') as Underscored<BillingType>
  return `billing.${name}`
}

/** Who confirms a payment: the bank of a card, or the provider. */
export const providerName = ({ provider, billingType }: Payment): MessageKey =>
  provider === 'acs' ? 'payment.bank_of_card' : billingName(billingType)
