import { addressOf } from '../../base/addresses.ts'
import { invitingOrganization } from '../../state/engagement/organizations.ts'
import { letPeopleMoveIn } from '../../state/account/people.ts'
import { inviterOf, noteReferral, problemOfReferral } from '../../state/referrals.ts'
import { seoFor } from '../../base/words.ts'
import { pageOf, type PageParts, type PageRequest } from './pageRequest.ts'

/**
 * `/invite/:promocode`: who comes with a friend's code has it in the cart from then on, or reads why it does not count. The
 * code of a business's invite waits for the account that it was sent to, and every page says so.
 */
export function inviteLandingPage(request: PageRequest): { page: PageParts } {
  const { params, shopper, state, now, config, words } = request
  letPeopleMoveIn(state, now)
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
      seo: seoFor(words, 'invite_landing'),
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
