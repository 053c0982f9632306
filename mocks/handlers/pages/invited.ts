import { addressOf } from '../../base/addresses.ts'
import { invitingOrganization } from '../../state/engagement/organizations.ts'
import { seedAccounts } from '../../state/account/people.ts'
import { inviterOf, noteReferral, problemOfReferral } from '../../state/referrals.ts'
import { seoFor } from '../../base/texts.ts'
import { pageOf, type PageParts, type PageRequest } from './pageRequest.ts'

/**
 * `/invite/:promocode`: a friend's code is added to the cart, or the page shows why it is not valid. The code of a business's invite is
 * kept until its recipient logs in, and every page shows a notice.
 */
export function inviteLandingPage(request: PageRequest): { page: PageParts } {
  const { params, shopper, state, now, config, texts } = request
  seedAccounts(state, now)
  const code = (params['promocode'] ?? '').toUpperCase()
  const isOfBusiness = invitingOrganization(state, code) !== undefined
  if (isOfBusiness) shopper.organizationInviteCode = code
  const inviter = inviterOf(state, code)
  const problem = isOfBusiness ? undefined : problemOfReferral(code, request)
  if (problem === undefined && !isOfBusiness) noteReferral(code, request)
  const { flatDiscount, orderMinimum } = config.invitePromo
  return pageOf(
    {
      kind: 'inviteLanding',
      canonicalPath: addressOf.inviteLanding(code),
      seo: seoFor(texts, 'invite_landing'),
    },
    {
      invite: {
        code,
        ...(inviter ? { inviterName: inviter.name.first } : {}),
        flatDiscount,
        orderMinimum,
        ...(problem ? { problem } : {}),
      },
    },
  )
}
