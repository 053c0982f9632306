import type { OrganizationUser } from '../../../contract/entities/account/organization.ts'

/** The draft of a member's new role. */
export const roleDraft = ({ userId }: OrganizationUser) => `role:${userId}` as const
