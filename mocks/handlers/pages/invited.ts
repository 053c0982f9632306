import { addressOf } from '../../base/addresses.ts'
import { invitationStatus } from '../../rules/business/invitations.ts'
import { invitationByCode } from '../../state/engagement/waitingInvite.ts'
import { seedAccounts } from '../../state/account/people.ts'
import { inviterOf, noteReferral, problemOfReferral } from '../../state/referrals.ts'
import { seoFor } from '../../base/texts.ts'
import { pageOf, type PageParts, type PageRequest } from './pageRequest.ts'

const businessProblem = (invite: Parameters<typeof invitationStatus>[0], now: number) =>
  invitationStatus(invite, now) === 'pending' ? undefined : 'business_ended'

/**
 * `/invite/:promocode`: a friend's code is added to the cart, or the page shows why it is not valid. The code of a business's invite is
 * kept until its recipient logs in, and every page shows a notice.
 */
export function inviteLandingPage(request: PageRequest): { page: PageParts } {
  const { params, shopper, state, now, config, texts } = request
  seedAccounts(state, now)
  const code = (params['promocode'] ?? '').toUpperCase()
  const ofBusiness = invitationByCode(state, code)
  const isOfBusiness = ofBusiness !== undefined
  if (isOfBusiness) shopper.organizationInviteCode = code
  const inviter = inviterOf(state, code)
  const problem = ofBusiness ? businessProblem(ofBusiness.invite, now) : problemOfReferral(code, request)
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
