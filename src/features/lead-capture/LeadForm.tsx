import { useRevalidator } from 'react-router-dom'
import { isFailure } from '../../api/failure.ts'
import { useT } from '../../i18n/index.ts'
import { currentAccount } from '../../stores/session/account.ts'
import { leaveLead } from '../../stores/engagement/lead.ts'
import { closeModal } from '../../stores/overlays/modals.ts'
import { Modal } from '../../ui/dialog/Modal.tsx'
import { LeadFields } from './LeadFields.tsx'
import type { ModalOf } from '../../stores/overlays/modalOf.ts'

/**
 * The lead form of a business (document 1 §3, Lead capture, and §4): locked where it is mandatory; otherwise it can be left, which restores
 * the household shop (docs/decisions/0025).
 */
export function LeadForm({ modal: { isLocked }, isOpen }: ModalOf<'lead-form'>) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const leave = async () => {
    closeModal()
    try {
      await leaveLead()
      await revalidate()
    } catch (error) {
      // If this fails, the form opens once more.
      if (!isFailure(error)) throw error
    }
  }
  const account = currentAccount()
  if (!account) return null
  return (
    <Modal
      isOpen={isOpen}
      onClose={() => void leave()}
      isLocked={isLocked}
      look="full"
      isColumn
      title={t('lead.title')}
    >
      <LeadFields account={account} isLocked={isLocked} onLeave={() => void leave()} />
    </Modal>
  )
}
