import { LEGAL_AGE } from '../../../contract/limits.ts'
import { useT } from '../../../i18n/index.ts'
import { acceptAgeGate } from '../../../stores/cart/cart.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Modal } from '../../../ui/dialog/Modal.tsx'

interface AgeQuestionProps {
  isOpen: boolean
  text: string
  /** Label of the button that declines. */
  decline: string
  /** The shopper has declined and is leaving. */
  isLeaving?: boolean
  onDecline: () => void
  /** The answer is stored when this is called. */
  onConfirmed: () => void
}

/** Asks whether the shopper is old enough; closing the dialog declines. */
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
