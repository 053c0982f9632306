import type { ComponentType } from 'react'
import { CheckoutStep } from '../../../contract/enumerations.ts'
import { AddressStep } from './AddressStep.tsx'
import { BillingStep } from './BillingStep.tsx'
import { ExpressStep } from './ExpressStep.tsx'
import { MarketplaceStep } from './MarketplaceStep.tsx'
import { StandardStep } from './StandardStep.tsx'
import type { StepProps } from './step.ts'
import { TelephoneStep } from './TelephoneStep.tsx'
import { VatStep } from './VatStep.tsx'

/** The form of each checkout step (document 1 §4). */
export const stepForms: Record<CheckoutStep, ComponentType<StepProps>> = {
  [CheckoutStep.ADDRESS]: AddressStep,
  [CheckoutStep.TELEPHONE]: TelephoneStep,
  [CheckoutStep.VAT]: VatStep,
  [CheckoutStep.EXPRESS]: ExpressStep,
  [CheckoutStep.STANDARD]: StandardStep,
  [CheckoutStep.MARKETPLACE]: MarketplaceStep,
  [CheckoutStep.BILLING]: BillingStep,
}
