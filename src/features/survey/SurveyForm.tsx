import { type FormEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Survey } from '../../contract/entities/engagement/survey.ts'
import { SURVEY_ANSWER_MAXIMUM } from '../../contract/limits.ts'
import { answeredCount, isRequired, surveyField, type SurveyTexts } from '../../domain/engagement/survey.ts'
import { useT } from '../../i18n/index.ts'
import type { MessageKey } from '../../i18n/keys.ts'
import { Button } from '../../ui/button/Button.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { RadioGroup } from '../../ui/form/RadioGroup.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { useFormEngine } from '../../ui/form/useFormEngine.ts'
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx'
import styles from './SurveyForm.module.css'

interface SurveyFormProps {
  survey: Survey
  /** Answers that were given before and not sent. */
  draft: SurveyTexts
  onTyped: (texts: SurveyTexts) => void
  /** Returns the failure if it can be repeated. */
  onSend: (texts: SurveyTexts) => Promise<MessageKey | null>
  /** In a dialog: shows a close button beside the submit button, both visible from the start. */
  onLeave?: () => void
}

/** The questions of a survey, with choices or a text each, and the progress (document 1 §3). */
export function SurveyForm({ survey, draft, onTyped, onSend, onLeave }: SurveyFormProps) {
  const t = useT()
  const [start] = useState(() => ({
    ...Object.fromEntries(survey.questions.map((_, at) => [surveyField(at), ''])),
    ...draft,
  }))
  const form = useFormEngine<Record<string, string>>({ defaultValues: start, onTyped })
  const { control, handleSubmit, formState, problem, setProblem } = form
  const count = survey.questions.length
  const done = answeredCount(survey, useWatch({ control }) as SurveyTexts)
  const progress = t('survey.progress', { done, count })

  const send = handleSubmit(async (texts) => {
    setProblem(null)
    setProblem(await onSend(texts))
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label={survey.title}>
      <FormError message={problem && t(problem)} />
      <div className={styles.progress}>
        <ProgressBar value={done} maximum={count} label={progress} tone="leaf" />
        <span aria-hidden="true">{progress}</span>
      </div>
      {survey.questions.map((question, at) => {
        const needsAnswer = isRequired(survey, question)
        const field = {
          control,
          name: surveyField(at),
          label: needsAnswer ? question.text : t('survey.optional', { question: question.text }),
        }
        return question.choices ? (
          <RadioGroup
            key={question._id}
            {...field}
            requiredMessage={t('survey.choose')}
            options={question.choices.map((text, choice) => ({ value: String(choice), text }))}
          />
        ) : (
          <TextArea
            key={question._id}
            {...field}
            isLabelAbove
            maximumLength={SURVEY_ANSWER_MAXIMUM}
            requiredMessage={needsAnswer ? t('form.required_message_default') : undefined}
          />
        )
      })}
      <div className={onLeave ? `${styles.actions} ${styles.atHand}` : styles.actions}>
        {onLeave ? (
          <Button variant="outline" onClick={onLeave}>
            {t('startup.not_now')}
          </Button>
        ) : null}
        <Button type="submit" pending={formState.isSubmitting}>
          {t('survey.send')}
        </Button>
      </div>
    </form>
  )
}
