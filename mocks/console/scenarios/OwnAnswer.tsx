import { type FormEvent, useId, useState } from 'react'
import * as v from 'valibot'
import { Button } from '../../../src/ui/button/Button.tsx'
import type { AnswerOverride } from '../../base/answerOverride.ts'
import { InvalidInput } from '../../controls/invalidInput.ts'
import { UnknownName } from '../../controls/unknownName.ts'
import { faultText } from '../../scenarios/fault.ts'
import { type When, whenText } from '../../scenarios/when.ts'
import { useKept } from '../kept.ts'
import { LinkCopier } from '../LinkCopier.tsx'
import { Repeated } from '../Repeated.tsx'
import { useConsoleTexts } from '../texts.ts'
import { useControls, useReading } from '../useControls.ts'
import styles from './AnyFault.module.css'
import {
  type AnswerForm,
  answerForms,
  answerProblem,
  jsonOf,
  lastAnswerOf,
  typedAnswer,
} from './answerProblem.ts'
import { CallPicker } from './CallPicker.tsx'
import control from './control.module.css'
import fold from './fold.module.css'
import own from './OwnAnswer.module.css'
import { WhenChoice } from './WhenChoice.tsx'

const STATUS = /^[2-5]\d\d$/

/** Another answer of any call: written as a whole, or as changes of the real one. */
export function OwnAnswer() {
  const say = useConsoleTexts()
  const [isOpen, setOpen] = useKept('scenarios.own', v.boolean(), false)
  return (
    <details
      className={styles.any}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={`${fold.summary} ${styles.summary}`}>{say('scenarios.own_title')}</summary>
      {isOpen ? <OwnAnswerForm /> : null}
    </details>
  )
}

/** What a person has typed, and the answer of the call that it edits. */
interface Typed {
  text: string
  name: string
  edited: unknown
}

interface OwnAnswerFormProps {
  /** The call whose answer it is; without it, the form asks for one. */
  of?: string
  onArmed?: () => void
}

export function OwnAnswerForm({ of, onArmed }: OwnAnswerFormProps) {
  const say = useConsoleTexts()
  const controls = useControls()
  const id = useId()
  const [call, setCall] = useState(of ?? '')
  const [form, setForm] = useState<AnswerForm>('edit')
  const [typed, setTyped] = useState<Typed | null>(null)
  const [status, setStatus] = useState('')
  const [isForced, setForced] = useState(false)
  const [when, setWhen] = useState<When>({ kind: 'once' })
  const [refusal, setRefusal] = useState<{ said: string } | null>(null)
  // A press that is refused for the problem above.
  const [refused, setRefused] = useState({})
  const name = call.trim()
  const newest = useReading((read) => lastAnswerOf(read.journal(), name))
  // A newer answer while a person types is none of the changes.
  const last = typed?.name === name ? typed.edited : newest
  const text = typed?.text ?? (form === 'edit' && last !== undefined ? JSON.stringify(last, null, 2) : '{}')
  const json = jsonOf(text)
  const answer: AnswerOverride = {
    ...(json ? typedAnswer(form, json.value, last) : {}),
    ...(STATUS.test(status) ? { status: Number(status) } : {}),
    ...(isForced ? { isForced } : {}),
  }
  const mismatch = json && answerProblem(name, answer, last)
  const isStatusWrong = status !== '' && !STATUS.test(status)
  const problem = !json
    ? say('scenarios.own_not_json')
    : isStatusWrong
      ? say('scenarios.any_status')
      : mismatch && say('requests.drift_field', mismatch)
  const mayBeArmed = json !== null && !isStatusWrong && (!mismatch || isForced)

  const arm = (event: FormEvent) => {
    event.preventDefault()
    setRefusal(null)
    if (!mayBeArmed) return setRefused({})
    try {
      controls.arm(`${name}:${faultText({ kind: 'answer', answer })}${whenText(when)}`)
      onArmed?.()
    } catch (error) {
      if (error instanceof UnknownName)
        setRefusal({ said: say('scenarios.any_call_unknown', { names: error.suggestions.join(', ') }) })
      else if (error instanceof InvalidInput) setRefusal({ said: error.message })
      else throw error
    }
  }
  const linkOf = () =>
    controls.link({ mocks: [{ call: name, fault: { kind: 'answer', answer }, when, isWhenSaid: true }] })

  return (
    <form className={styles.form} onSubmit={arm}>
      {of === undefined ? <CallPicker call={call} onCall={setCall} /> : null}
      <label className={styles.field}>
        {say('scenarios.own_form')}
        <select
          className={control.control}
          value={form}
          onChange={({ target }) => {
            setForm(answerForms.find((each) => each === target.value) ?? form)
            setTyped(null)
          }}
        >
          {answerForms.map((each) => (
            <option key={each} value={each}>
              {say(`scenarios.own_${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {say('scenarios.own_json')}
        <textarea
          className={`${control.control} ${own.json}`}
          value={text}
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => setTyped({ text: target.value, name, edited: last })}
        />
      </label>
      <label className={styles.field}>
        {say('scenarios.own_status')}
        <input
          className={control.control}
          value={status}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => setStatus(target.value.trim())}
        />
      </label>
      <p id={`${id}-problem`} role="status" className={styles.problem}>
        <Repeated of={refused}>{problem}</Repeated>
      </p>
      {mismatch ? (
        <label className={styles.check}>
          <input type="checkbox" checked={isForced} onChange={({ target }) => setForced(target.checked)} />
          {say('scenarios.own_force')}
        </label>
      ) : null}
      <div className={styles.actions}>
        <WhenChoice label={say('scenarios.when')} when={when} onChange={setWhen} />
        <Button type="submit" size="small" aria-disabled={mayBeArmed ? undefined : true}>
          {say('scenarios.arm')}
        </Button>
        <LinkCopier label={say('scenarios.own_link')} linkOf={linkOf} />
      </div>
      <p role="alert" className={styles.problem}>
        <Repeated of={refusal}>{refusal?.said}</Repeated>
      </p>
    </form>
  )
}
