import { addressOf } from '../../addresses.ts'
import { letPeopleMoveIn } from '../../shop/people.ts'
import { inviterOf, noteReferral, problemOfReferral } from '../../shop/referrals.ts'
import { seoFor } from '../../words.ts'
import type { PageParts, PageRequest } from './pageRequest.ts'

/** `/invite/:promocode`: who comes with a friend's code has it in the cart from then on, or reads why it does not count. */
export function inviteLandingPage(request: PageRequest): { page: PageParts } {
  const { params, state, now, config, words } = request
  letPeopleMoveIn(state, now)
  const code = (params['promocode'] ?? '').toUpperCase()
  const inviter = inviterOf(state, code)
  const problem = problemOfReferral(code, request)
  if (problem === undefined) noteReferral(code, request)
  const { flatDiscount, orderMinimum } = config.invitePromo
  return {
    page: {
      page: {
        kind: 'inviteLanding',
        canonicalPath: addressOf.inviteLanding(code),
        seo: seoFor(words, 'invite_landing'),
        breadcrumbs: [],
      },
      invite: {
        code,
        ...(inviter ? { inviterName: inviter.name.first } : {}),
        flatDiscount,
        orderMinimum,
        ...(problem ? { problem } : {}),
      },
    },
  }
}
