import type { ComponentType } from 'react'
import { CheckoutStep } from '../../contract/enumerations.ts'
import { AddressStep } from './steps/AddressStep.tsx'
import { BillingStep } from './billing/BillingStep.tsx'
import { ExpressStep } from './steps/ExpressStep.tsx'
import { MarketplaceStep } from './steps/MarketplaceStep.tsx'
import { StandardStep } from './steps/StandardStep.tsx'
import type { StepProps } from './steps/step.ts'
import { TelephoneStep } from './steps/TelephoneStep.tsx'
import { VatStep } from './steps/VatStep.tsx'

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
