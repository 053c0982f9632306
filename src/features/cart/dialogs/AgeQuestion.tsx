import { LEGAL_AGE } from '../../../contract/limits.ts'
import { useT } from '../../../i18n/index.ts'
import { acceptAgeGate } from '../../../stores/cart/cart.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Modal } from '../../../ui/dialog/Modal.tsx'

interface AgeQuestionProps {
  isOpen: boolean
  text: string
  /** What the way out is called. */
  decline: string
  /** The way out is being gone. */
  isLeaving?: boolean
  onDecline: () => void
  /** The answer is remembered already. */
  onConfirmed: () => void
}

/** Asks whether the shopper is old enough; closing the dialog is a no. */
export function AgeQuestion({ isOpen, text, decline, isLeaving, onDecline, onConfirmed }: AgeQuestionProps) {
  const t = useT()
  const confirm = () => {
    acceptAgeGate()
    onConfirmed()
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={onDecline}
      title={t('shell.age_title', { age: LEGAL_AGE })}
      actions={
        <>
          <Button variant="outline" pending={isLeaving} onClick={onDecline}>
            {decline}
          </Button>
          <Button onClick={confirm}>{t('shell.age_confirm', { age: LEGAL_AGE })}</Button>
        </>
      }
    >
      <p>{text}</p>
    </Modal>
  )
}
