import type { OrganizationUser } from '../../../contract/entities/account/organization.ts'
import { currentAccount } from '../../../stores/session/account.ts'

/** The draft of a member's new role, for the person who changes it. */
export const roleDraft = ({ userId }: OrganizationUser) =>
  `role:${currentAccount()?._id ?? ''}:${userId}` as const
