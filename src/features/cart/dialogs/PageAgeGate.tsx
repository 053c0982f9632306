import { useNavigation } from 'react-router-dom'
import { LEGAL_AGE } from '../../../contract/limits.ts'
import { useT } from '../../../i18n/index.ts'
import { useGoBack } from '../../../navigation/useGoBack.ts'
import { closeModal } from '../../../stores/overlays/modals.ts'
import { AgeQuestion } from './AgeQuestion.tsx'
import type { ModalOf } from '../../../stores/overlays/modalOf.ts'

/**
 * Asks for the shopper's age before the page of an age-gated product is shown. Declining leads back to the page before, else home (document
 * 1 §2). The page closes the dialog when it unmounts.
 */
export function PageAgeGate({ modal: { name }, isOpen }: ModalOf<'page-age-gate'>) {
  const t = useT()
  const goBack = useGoBack()
  const isLeaving = useNavigation().state !== 'idle'
  const leave = () => {
    if (!isLeaving) goBack()
  }
  return (
    <AgeQuestion
      isOpen={isOpen}
      text={t('shell.age_page_text', { name, age: LEGAL_AGE })}
      decline={t('shell.age_leave')}
      isLeaving={isLeaving}
      onDecline={leave}
      onConfirmed={closeModal}
    />
  )
}
