import { useState } from 'react'
import { reloadDocument } from '../../api/documentLoad.ts'
import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { businessCalls } from '../../contract/calls/business.ts'
import { ORGANIZATION_CONFIRMATION_RELOAD_MS } from '../../contract/limits.ts'
import { failureMessage } from '../../i18n/failureMessages.ts'
import { useT } from '../../i18n/index.ts'
import type { MessageKey } from '../../i18n/keys.ts'
import { closeModal } from '../../stores/overlays/modals.ts'
import { rememberModal } from '../../stores/overlays/rememberModal.ts'
import { Button } from '../../ui/button/Button.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { Modal } from '../../ui/dialog/Modal.tsx'
import type { ModalOf } from '../../stores/overlays/modalOf.ts'

/**
 * Says how the shopper's membership in their organisation has changed. Afterwards the page reloads, because the permissions are different
 * (document 1 §4, document 2 §9).
 */
export function OrganizationUpdate({ modal: { update }, isOpen }: ModalOf<'organization-update'>) {
  const t = useT()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<MessageKey | null>(null)
  const confirm = async () => {
    const closeThis = rememberModal()
    setSending(true)
    setProblem(null)
    try {
      await request(businessCalls.clearOrganizationConfirmation)
      closeThis()
      setTimeout(reloadDocument, ORGANIZATION_CONFIRMATION_RELOAD_MS)
    } catch (error) {
      if (!isFailure(error)) throw error
      setProblem(failureMessage(error))
      setSending(false)
    }
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={closeModal}
      title={update.organizationName}
      actions={
        <Button pending={isSending} onClick={() => void confirm()}>
          {t('shell.understood')}
        </Button>
      }
    >
      <FormError message={problem && t(problem)} />
      <p>{t(`startup.organization_${update.kind}`, { name: update.organizationName })}</p>
    </Modal>
  )
}
