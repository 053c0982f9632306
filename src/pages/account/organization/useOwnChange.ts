import { useNavigate, useRevalidator } from 'react-router-dom'
import type { OrganizationUser } from '../../../contract/entities/account/organization.ts'
import { BusinessRole } from '../../../contract/enumerations.ts'
import { useIsHere } from '../../../navigation/useIsHere.ts'
import { to } from '../../../paths.ts'
import { currentAccount } from '../../../stores/session/account.ts'

/**
 * What follows when a person's own role changes, or ends (null): the page and the session are read again. Without a role that may open this
 * page, the home of the account replaces it, unless the shopper has left it meanwhile.
 */
export function useOwnChange() {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const isHere = useIsHere()
  return async ({ userId }: OrganizationUser, role: BusinessRole | null): Promise<void> => {
    if (currentAccount()?._id !== userId) return
    const mayStay = role === BusinessRole.OWNER || role === BusinessRole.ADMIN
    await (mayStay || !isHere() ? revalidate() : navigate(to.account(), { replace: true }))
  }
}
