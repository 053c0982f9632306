import { useEffect, useRef, useState } from 'react'
import type { SurveyTexts } from '../../domain/engagement/survey.ts'
import { failureMessage } from '../../i18n/failureMessages.ts'
import { useT } from '../../i18n/index.ts'
import type { MessageKey } from '../../i18n/keys.ts'
import { closeModal } from '../../stores/overlays/modals.ts'
import {
  saveSurveyDraft,
  sendSurvey,
  surveyDraft,
  type SurveyOutcome,
} from '../../stores/engagement/surveys.ts'
import { Modal } from '../../ui/dialog/Modal.tsx'
import { SurveyEnd } from './SurveyEnd.tsx'
import { SurveyForm } from './SurveyForm.tsx'
import type { ModalOf } from '../../stores/overlays/modalOf.ts'

/** Shown to a shopper who is about to leave: a few questions, then a thank-you that fades out (document 1 §4, exit survey). */
export function ExitSurvey({ modal: { survey }, isOpen }: ModalOf<'exit-survey'>) {
  const t = useT()
  const [outcome, setOutcome] = useState<SurveyOutcome | null>(null)
  const end = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (outcome) end.current?.focus()
  }, [outcome])

  const send = async (texts: SurveyTexts): Promise<MessageKey | null> => {
    const answer = await sendSurvey(survey, texts)
    if (typeof answer !== 'string') return failureMessage(answer)
    setOutcome(answer)
    return null
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={closeModal}
      fadesOut={outcome !== null}
      title={survey.title ?? t('footer.insights')}
    >
      {outcome ? (
        <SurveyEnd ref={end} outcome={outcome} isNews />
      ) : (
        <SurveyForm
          survey={survey}
          draft={surveyDraft(survey)}
          onTyped={(texts) => saveSurveyDraft(survey, texts)}
          onSend={send}
          onLeave={closeModal}
        />
      )}
    </Modal>
  )
}
