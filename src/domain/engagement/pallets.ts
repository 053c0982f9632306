import type { PalletPayload } from '../../contract/entities/palletQuote.ts'
import type { Variant } from '../../contract/entities/product/variant.ts'
import { dayAhead, dayOf } from './reminder.ts'
import { phoneDigits } from '../checkout/validation.ts'
import { isDiscontinued, isSample } from '../product/variant.ts'

/** How many pallets of each variant are asked for, by its id. */
export type PalletCounts = Readonly<Record<string, number>>

/** Who asks for pallets, and where they go, as it is typed. */
export type PalletTexts = Record<Exclude<keyof PalletPayload, 'items'>, string>

/** Whether goods come by the pallet: what is still made, and no samples, which are given away one by one (docs/decisions/0041). */
export const comesByPallet = (variant: Variant): boolean => !isSample(variant) && !isDiscontinued(variant)

/** What is asked for: things of which there is to be at least one pallet. */
export const palletItems = (counts: PalletCounts): PalletPayload['items'] =>
  Object.entries(counts)
    .filter(([, pallets]) => pallets > 0)
    .map(([variantId, pallets]) => ({ variantId, pallets }))

/** All pallets that are asked for. */
export const palletCount = (counts: PalletCounts): number =>
  palletItems(counts).reduce((sum, { pallets }) => sum + pallets, 0)

/** What is wrong with a typed day of delivery: there is no such day, or it is not after today. Null when nothing is. */
export function deliveryDayProblem(typed: string, now: number): 'no_day' | 'not_ahead' | null {
  const day = dayOf(typed)
  if (day === null) return 'no_day'
  return day > dayAhead(now, 0) ? null : 'not_ahead'
}

/** What is sent (document 2 §7, `palletPayload`): without the blanks around it, and without what was left empty. */
export function palletPayloadOf(texts: PalletTexts, counts: PalletCounts): PalletPayload {
  const companyName = texts.companyName.trim()
  const notes = texts.notes.trim()
  const deliveryDay = dayOf(texts.deliveryDay)
  return {
    firstName: texts.firstName.trim(),
    lastName: texts.lastName.trim(),
    email: texts.email.trim(),
    phoneNumber: phoneDigits(texts.phoneNumber),
    postalCode: texts.postalCode.trim(),
    ...(companyName ? { companyName } : {}),
    ...(deliveryDay ? { deliveryDay } : {}),
    ...(notes ? { notes } : {}),
    items: palletItems(counts),
  }
}
