import { useEffect, useId, useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { Survey } from '../../../contract/entities/engagement/survey.ts'
import { isOpenSurvey, type SurveyTexts } from '../../../domain/engagement/survey.ts'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import { useT } from '../../../i18n/index.ts'
import type { MessageKey } from '../../../i18n/keys.ts'
import {
  saveSurveyDraft,
  sendSurvey,
  surveyDraft,
  type SurveyOutcome,
} from '../../../stores/engagement/surveys.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { SurveyEnd } from '../../../features/survey/SurveyEnd.tsx'
import { SurveyForm } from '../../../features/survey/SurveyForm.tsx'
import { useGuestDraft } from '../useGuestDraft.ts'
import styles from './SurveyCard.module.css'

/** The end of a survey that cannot be answered any more; nothing while it can. */
function endOf(survey: Survey): SurveyOutcome | null {
  if (survey.isAnswered) return 'answered'
  return isOpenSurvey(survey) ? null : 'closed'
}

/** One survey: its questions while it is open, then a thank-you; afterwards, that it is closed. */
export function SurveyCard({ survey }: { survey: Survey }) {
  const t = useT()
  const id = useId()
  const { revalidate } = useRevalidator()
  useGuestDraft(`survey:${survey._id}`)
  const [outcome, setOutcome] = useState<SurveyOutcome | null>(null)
  const end = useRef<HTMLParagraphElement>(null)
  // The form is removed, together with the focused element.
  useEffect(() => {
    if (outcome) end.current?.focus()
  }, [outcome])

  const send = async (texts: SurveyTexts): Promise<MessageKey | null> => {
    const answer = await sendSurvey(survey, texts)
    if (typeof answer !== 'string') return failureMessage(answer)
    setOutcome(answer)
    void revalidate()
    return null
  }
  const shown = outcome ?? endOf(survey)
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {survey.title}
        </h2>
        {shown === 'closed' ? <Badge tone="plain">{t('survey.over')}</Badge> : null}
      </div>
      {shown ? (
        <SurveyEnd ref={end} outcome={shown} isNews={outcome !== null} />
      ) : (
        <SurveyForm
          survey={survey}
          draft={surveyDraft(survey)}
          onTyped={(texts) => saveSurveyDraft(survey, texts)}
          onSend={send}
        />
      )}
    </section>
  )
}
