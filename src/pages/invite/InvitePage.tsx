import { formatSimplePrice } from '../../domain/money.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LinkButton } from '../../ui/link/LinkButton.tsx'
import { usePageGroup } from '../pageGroup.ts'
import { Seo } from '../../features/seo/Seo.tsx'

/** The target of an invite link of a friend or a business (document 1 §2, `/invite/:promocode`): its reward, and a link to the shop. */
export function InvitePage() {
  const t = useT()
  const { page, invite, organizationInvite } = usePageGroup('invite')
  const { code, inviterName, flatDiscount, orderMinimum, problem } = invite
  const values = {
    code,
    discount: formatSimplePrice(flatDiscount),
    minimum: formatSimplePrice(orderMinimum),
  }
  const fromFriend = inviterName ? t('referral.title', { name: inviterName }) : t('referral.title_plain')
  const title = organizationInvite
    ? t('organization_invite.title', { name: organizationInvite.organizationName })
    : problem
      ? t('referral.problem_title')
      : fromFriend
  const text = organizationInvite
    ? t('organization_invite.text', {
        name: organizationInvite.organizationName,
        email: organizationInvite.invitedEmail,
      })
    : problem
      ? t(problem === 'business_ended' ? 'organization.invite_ended' : `referral.${problem}`, values)
      : t('referral.text', values)
  return (
    <>
      <Seo seo={page.seo} />
      <EmptyState
        level={1}
        illustration={problem ? 'red-envelope' : 'wrapped-gift'}
        title={title}
        text={text}
        action={<LinkButton to={to.home()}>{t('referral.start')}</LinkButton>}
      />
    </>
  )
}
