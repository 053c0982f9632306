import type { Prompts } from '../../../src/contract/entities/page.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { leadFormOf } from './leadForm.ts'
import { isAskedToConnect } from '../account/membership.ts'
import { permissionsIn } from '../permissions.ts'

/** Notices and prompts for a logged-in user; none for a guest. */
export function promptsOf(context: HandlerContext): Prompts | undefined {
  const { account } = context
  if (!account) return undefined
  const { canEditCompanyName } = permissionsIn(context)
  return {
    leadForm: { ...leadFormOf(context), canEditCompanyName },
    ...(account.organizationUpdate ? { organizationUpdate: account.organizationUpdate } : {}),
    connectMembership: isAskedToConnect(account),
  }
}
