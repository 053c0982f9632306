import { useState } from 'react'
import {
  dayAhead,
  dayOf,
  dayTyped,
  hourOf,
  timeAt,
  REMINDER_HOURS,
  reminderProblem,
} from '../../../domain/engagement/reminder.ts'
import { formatDate, formatTime } from '../../../i18n/format.ts'
import { useLanguage, useT } from '../../../i18n/index.ts'
import { now } from '../../../stores/base/clock.ts'
import { readFormDraft, saveFormDraft } from '../../../stores/base/formDraft.ts'
import type { ListProblem } from '../../../stores/lists/shoppingLists.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useFormEngine } from '../../../ui/form/useFormEngine.ts'
import styles from '../AccountForm.module.css'

export interface ReminderFormProps {
  /** The present reminder as an ISO moment. */
  reminder: string | undefined
  /** Keeps what is typed for a reload. */
  draft: `reminder:${string}`
  /** Saves the reminder at a moment, or removes it with null; returns the failure's message, or null. */
  onSend: (at: string | null) => Promise<ListProblem | null>
}

const MORNING = 9

/** The day and hour of a list's reminder, and a button that removes it. */
export function ReminderForm({ reminder, draft, onSend }: ReminderFormProps) {
  const t = useT()
  const language = useLanguage()
  const tomorrow = dayAhead(now(), 1)
  const isAhead = reminder !== undefined && Date.parse(reminder) > now()
  const { control, getValues, handleSubmit, formState, problem, setProblem } = useFormEngine({
    defaultValues: {
      day: formatDate(isAhead ? reminder : tomorrow),
      hour: String(isAhead ? hourOf(reminder) : MORNING),
      ...readFormDraft(draft),
    },
    onTyped: (fields) => saveFormDraft(draft, fields),
  })
  const [isTakingAway, setTakingAway] = useState(false)
  const send = handleSubmit(async ({ day, hour }) =>
    setProblem(await onSend(timeAt(dayOf(day) ?? tomorrow, Number(hour)))),
  )
  const takeAway = async () => {
    setTakingAway(true)
    setProblem(await onSend(null))
    setTakingAway(false)
  }
  const dayProblem = (typed: string): string | undefined => {
    const day = dayOf(typed)
    if (day === null) return t('form.validation_day')
    const wrong = reminderProblem(day, Number(getValues('hour')), now())
    return wrong === null ? undefined : t(`lists.reminder_${wrong}`)
  }
  const hours = REMINDER_HOURS.map((hour) => ({
    value: String(hour),
    text: formatTime(timeAt(tomorrow, hour), language),
  }))
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <FormError message={problem && t(problem)} />
      <p>{t('lists.reminder_text')}</p>
      <div className={styles.pair}>
        <TextField
          control={control}
          name="day"
          label={t('lists.reminder_day')}
          hint={t('lists.reminder_pattern')}
          inputMode="numeric"
          autoComplete="off"
          format={dayTyped}
          requiredMessage={t('required.date')}
          validate={dayProblem}
        />
        <SelectField control={control} name="hour" label={t('lists.reminder_hour')} options={hours} />
      </div>
      <Button type="submit" size="large" wide pending={formState.isSubmitting}>
        {t('lists.reminder_set')}
      </Button>
      {reminder ? (
        <Button variant="quiet" wide pending={isTakingAway} onClick={() => void takeAway()}>
          {t('lists.reminder_take_away')}
        </Button>
      ) : null}
    </form>
  )
}
