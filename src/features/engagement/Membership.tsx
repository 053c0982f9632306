import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { accountCalls } from '../../contract/calls/account.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { closeModal } from '../../stores/overlays/modals.ts'
import { Button } from '../../ui/button/Button.tsx'
import { LinkButton } from '../../ui/link/LinkButton.tsx'
import { Modal } from '../../ui/dialog/Modal.tsx'
import type { ModalOf } from '../../stores/overlays/modalOf.ts'

/** Offers to connect a membership; once dismissed, it does not open again (document 1 §4, waon prompt). */
export function Membership({ isOpen }: Pick<ModalOf<'membership'>, 'isOpen'>) {
  const t = useT()
  const dismiss = async () => {
    closeModal()
    try {
      await request(accountCalls.dismissWaon, { body: { notice: 'prompt' } })
    } catch (error) {
      // If this fails, the prompt opens once more.
      if (!isFailure(error)) throw error
    }
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={() => void dismiss()}
      look="peek"
      title={t('startup.membership_title')}
      actions={
        <>
          <Button variant="outline" onClick={() => void dismiss()}>
            {t('startup.not_now')}
          </Button>
          <LinkButton to={`${to.account()}?connect=card`} onClick={closeModal}>
            {t('startup.membership_action')}
          </LinkButton>
        </>
      }
    >
      <p>{t('startup.membership_text')}</p>
    </Modal>
  )
}
