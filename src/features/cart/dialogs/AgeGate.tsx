import { LEGAL_AGE } from '../../../contract/limits.ts'
import { useT } from '../../../i18n/index.ts'
import { changeQuantity } from '../../../stores/cart/changeQuantity.ts'
import { closeModal } from '../../../stores/overlays/modals.ts'
import { AgeQuestion } from './AgeQuestion.tsx'
import type { ModalOf } from '../../../stores/overlays/modalOf.ts'

/** Asks a shopper's age before an age-gated product goes into the cart (document 1 §5). */
export function AgeGate({ modal: { target, quantity, via, offered }, isOpen }: ModalOf<'age-gate'>) {
  const t = useT()
  return (
    <AgeQuestion
      isOpen={isOpen}
      text={t('shell.age_text', { name: target.variant.name, age: LEGAL_AGE })}
      decline={t('shell.age_decline')}
      onDecline={closeModal}
      onConfirmed={() => {
        closeModal()
        changeQuantity(target, quantity, { via, offered, isLate: true })
      }}
    />
  )
}
