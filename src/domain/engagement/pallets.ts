import type { Address } from '../../contract/entities/account/address.ts'
import type { PalletPayload } from '../../contract/entities/palletPayload.ts'
import type { PalletQuote } from '../../contract/entities/palletQuote.ts'
import type { Variant } from '../../contract/entities/product/variant.ts'
import { dayAhead, dayOf } from './reminder.ts'
import { phoneDigits } from '../checkout/validation.ts'
import { isDiscontinued, isSample } from '../product/variant.ts'

/** Number of pallets by variant id. */
export type PalletCounts = Readonly<Record<string, number>>

/** The contact and delivery details, as typed. */
export type PalletTexts = Record<Exclude<keyof PalletPayload, 'items'>, string>

/** Whether a product is sold by the pallet: not discontinued, and not a sample, which is given away singly (docs/decisions/0041). */
export const comesByPallet = (variant: Variant): boolean => !isSample(variant) && !isDiscontinued(variant)

/** The variants of which at least one pallet is requested. */
export const palletItems = (counts: PalletCounts): PalletPayload['items'] =>
  Object.entries(counts)
    .filter(([, pallets]) => pallets > 0)
    .map(([variantId, pallets]) => ({ variantId, pallets }))

/** The total number of pallets. */
export const palletCount = (counts: PalletCounts): number =>
  palletItems(counts).reduce((sum, { pallets }) => sum + pallets, 0)

/** What is wrong with a typed delivery day: it does not exist, or it is not after today. Null when nothing is. */
export function deliveryDayProblem(typed: string, now: number): 'no_day' | 'not_ahead' | null {
  const day = dayOf(typed)
  if (day === null) return 'no_day'
  return day > dayAhead(now, 0) ? null : 'not_ahead'
}

/** The payload (document 2 §7, `palletPayload`): trimmed, and without empty fields. */
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

const POSTAL_CODE_PART = 5

/** The addresses that a quote includes the delivery to: those with its postal code (docs/decisions/0126). */
export const addressesOfQuote = <Place extends Pick<Address, 'postalCode'>>(
  { postalCode }: Pick<PalletQuote, 'postalCode'>,
  addresses: readonly Place[],
): readonly Place[] =>
  addresses.filter((address) => address.postalCode.startsWith(postalCode.slice(0, POSTAL_CODE_PART)))

/** The delivery day of a quote as typed, 26/11/2026; empty where it has none or the day has come. */
export function dayOfQuote({ deliveryDay }: Pick<PalletQuote, 'deliveryDay'>, now: number): string {
  if (deliveryDay === undefined || deliveryDay <= dayAhead(now, 0)) return ''
  return deliveryDay.split('-').toReversed().join('/')
}
