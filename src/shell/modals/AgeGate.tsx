import { LEGAL_AGE } from '../../contract/limits.ts'
import { useT } from '../../i18n/index.ts'
import { acceptAgeGate, setLineQuantity } from '../../stores/cart.ts'
import { closeModal } from '../../stores/modals.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/Modal.tsx'
import type { ModalOf } from './modalOf.ts'

/** Asks a shopper's age before an age-gated product goes into the cart (document 1 §5). */
export function AgeGate({ modal: { target, quantity }, isOpen }: ModalOf<'age-gate'>) {
  const t = useT()
  const confirm = () => {
    acceptAgeGate()
    closeModal()
    setLineQuantity(target, quantity)
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={closeModal}
      title={t('shell.age_title', { age: LEGAL_AGE })}
      actions={
        <>
          <Button variant="outline" onClick={closeModal}>
            {t('shell.age_decline')}
          </Button>
          <Button onClick={confirm}>{t('shell.age_confirm', { age: LEGAL_AGE })}</Button>
        </>
      }
    >
      <p>{t('shell.age_text', { name: target.variant.name, age: LEGAL_AGE })}</p>
    </Modal>
  )
}
