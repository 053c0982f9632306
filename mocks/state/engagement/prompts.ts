import type { Prompts } from '../../../src/contract/entities/page.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { leadFormOf } from './leadForm.ts'
import { isAskedToConnect } from '../account/membership.ts'
import { permissionsIn } from '../standing.ts'

/** What the shop has to say or to ask of whoever is logged in; nothing of a guest. */
export function promptsOf(visit: HandlerContext): Prompts | undefined {
  const { account } = visit
  if (!account) return undefined
  const { canEditCompanyName } = permissionsIn(visit)
  return {
    leadForm: { ...leadFormOf(visit), canEditCompanyName },
    ...(account.organizationUpdate ? { organizationUpdate: account.organizationUpdate } : {}),
    connectMembership: isAskedToConnect(account),
  }
}
