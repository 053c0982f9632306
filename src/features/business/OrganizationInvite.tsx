import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { isFailure } from '../../api/failure.ts'
import type { OrganizationInvite as Invite } from '../../contract/entities/account/invite.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import { failureMessage } from '../../i18n/failureMessages.ts'
import { useT } from '../../i18n/index.ts'
import type { MessageKey } from '../../i18n/keys.ts'
import { currentAccount } from '../../stores/session/account.ts'
import { closeModal, openModal, useModals } from '../../stores/overlays/modals.ts'
import { acceptOrganizationInvite } from '../../stores/engagement/organizationInvite.ts'
import { rememberDismissal } from '../../stores/engagement/dismissals.ts'
import { emitEvent } from '../../tracking/eventBus.ts'
import { Button } from '../../ui/button/Button.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { Modal } from '../../ui/dialog/Modal.tsx'
import { JoinForm } from '../login/JoinForm.tsx'
import type { ModalOf } from '../../stores/overlays/modalOf.ts'
import styles from '../../ui/dialog/DialogParts.module.css'

/**
 * A business's invitation (document 1 §4). A shopper without an account signs up with the code of the invitation and the invited email; a
 * shopper with an account accepts it.
 */
export function OrganizationInvite({ modal, isOpen }: ModalOf<'organization-invite'>) {
  const { invite } = modal
  const t = useT()
  // A shopper who joins by the form is logged in before the form has finished.
  const [wasGuest] = useState(() => currentAccount() === null)
  const close = () => {
    rememberDismissal(invite.code)
    closeModal()
  }
  const joined = () => {
    rememberDismissal(invite.code)
    const { open } = useModals.getState()
    // A late answer closes no other dialog.
    if (open !== modal && open !== null) return
    closeModal()
    const update = currentAccount()?.prompts.organizationUpdate
    if (update) openModal({ kind: 'organization-update', update })
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      look={wasGuest ? 'login' : 'small'}
      title={t('organization_invite.title', { name: invite.organizationName })}
    >
      {wasGuest ? (
        <JoinForm invite={invite} onDone={joined} />
      ) : (
        <Acceptance invite={invite} onJoined={joined} onClose={close} />
      )}
    </Modal>
  )
}

const refusals: ReadonlyMap<unknown, MessageKey> = new Map<unknown, MessageKey>([
  [Refusal.NOT_FOUND, 'organization_invite.other_email'],
  [Refusal.ALREADY_MEMBER, 'organization_invite.already_member'],
])

interface AcceptanceProps {
  invite: Invite
  onJoined: () => void
  onClose: () => void
}

function Acceptance({ invite, onJoined, onClose }: AcceptanceProps) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<MessageKey | null>(null)
  const { code, invitedEmail, organizationName, role } = invite
  const values = { name: organizationName, email: invitedEmail }

  const accept = async () => {
    setSending(true)
    setProblem(null)
    try {
      await acceptOrganizationInvite(code)
      emitEvent('business sign up', { way: 'invite' })
      await revalidate()
      onJoined()
    } catch (error) {
      if (!isFailure(error)) throw error
      setProblem(refusals.get(error.code) ?? failureMessage(error))
      setSending(false)
    }
  }

  return (
    <div className={styles.form}>
      <FormError message={problem && t(problem, values)} />
      <p>{t('organization_invite.accept_text', values)}</p>
      <p>
        <strong>{t(`account.role_${role}`)}</strong>: {t(`organization.role_text_${role}`)}
      </p>
      <div className={styles.buttons}>
        <Button size="large" wide pending={isSending} onClick={() => void accept()}>
          {t('organization_invite.accept')}
        </Button>
        <Button variant="quiet" wide onClick={onClose}>
          {t('organization_invite.not_now')}
        </Button>
      </div>
    </div>
  )
}
