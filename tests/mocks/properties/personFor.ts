import type { PersonKey } from '../../../fixtures/people.ts'
import type { Call } from '../../../src/contract/call.ts'

const ofManagers = ['canManageUsers', 'canManageOrganization', 'canApprove'] as const

/** A person whom no guard of the call refuses. */
export function personFor({ guards }: Pick<Call, 'guards'>): PersonKey {
  if (guards.includes('canSendForApproval')) return 'cartEditor'
  return ofManagers.some((guard) => guards.includes(guard)) ? 'businessOwner' : 'returningCustomer'
}
