import type { UserGroup } from '../../contract/entities/page.ts'
import type { Location } from '../../contract/entities/location.ts'
import { isBusinessView } from '../../stores/session/session.ts'
import { STRICT_POSTAL_CODE_DIGITS } from './typedPostalCode.ts'

/** The fields of the address form, all of them texts. */
export type StartingAddress = {
  firstName: string
  lastName: string
  businessName: string
  addressLine1: string
  addressLine2: string
  postalCode: string
  city: string
  state: string
  district: string
  ward: string
}

/**
 * What a new address begins with: the name of an account, the business that it buys for, and the postcode of the top bar.
 */
export function startingAddress(
  user: UserGroup | null | undefined,
  location: Location | null,
): StartingAddress {
  const account = user?.isGuest === false ? user : null
  const business = account && isBusinessView({ user: account }) ? account.businessAccount : undefined
  return {
    firstName: account?.name.first ?? '',
    lastName: account?.name.last ?? '',
    businessName: business?.name ?? '',
    addressLine1: '',
    addressLine2: '',
    postalCode: (location?.postalCode ?? '').slice(0, STRICT_POSTAL_CODE_DIGITS),
    city: '',
    state: '',
    district: '',
    ward: '',
  }
}
