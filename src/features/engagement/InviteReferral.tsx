import type { InviteLanding } from '../../contract/entities/account/invite.ts'
import { formatSimplePrice } from '../../domain/money.ts'
import { useT } from '../../i18n/index.ts'
import { closeModal } from '../../stores/overlays/modals.ts'
import { rememberDismissal } from '../../stores/engagement/dismissals.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Modal } from '../../ui/dialog/Modal.tsx'
import type { ModalOf } from '../../stores/overlays/modalOf.ts'

function useInviteText({ code, inviterName, flatDiscount, orderMinimum, problem }: InviteLanding) {
  const t = useT()
  if (problem) {
    const key = problem === 'business_ended' ? 'organization.invite_ended' : (`referral.${problem}` as const)
    return { title: t('referral.problem_title'), text: t(key, { code }) }
  }
  return {
    title: inviterName ? t('referral.title', { name: inviterName }) : t('referral.title_plain'),
    text: t('referral.text', {
      discount: formatSimplePrice(flatDiscount),
      minimum: formatSimplePrice(orderMinimum),
      code,
    }),
  }
}

/** Says that a friend's invite was added, or why not (document 1 §4, invite referral added or error). */
export function InviteReferral({ modal: { invite }, isOpen }: ModalOf<'invite-referral'>) {
  const t = useT()
  const { title, text } = useInviteText(invite)
  const close = () => {
    rememberDismissal(invite.code)
    closeModal()
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      title={title}
      actions={
        <Button onClick={close}>{invite.problem ? t('shell.understood') : t('referral.start')}</Button>
      }
    >
      <p>{text}</p>
    </Modal>
  )
}
