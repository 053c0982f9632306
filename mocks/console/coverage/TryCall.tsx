import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../src/ui/button/Button.tsx'
import { callTable, type CallName } from '../../../src/contract/callTable.ts'
import type { JournalEntry } from '../../server/journal.ts'
import { JsonText } from '../requests/JsonText.tsx'
import { shortMs } from '../requests/shortMs.ts'
import { jsonOf } from '../scenarios/answerProblem.ts'
import control from '../scenarios/control.module.css'
import fold from '../scenarios/fold.module.css'
import form from '../scenarios/AnyFault.module.css'
import json from '../scenarios/OwnAnswer.module.css'
import { Repeated } from '../Repeated.tsx'
import { reasonOf } from '../session/reason.ts'
import { useConsoleTexts } from '../texts.ts'
import { useControls } from '../useControls.ts'
import { bodyFor } from './bodyFor.ts'

/** The answer of a call, or why it was not sent. */
type Sent = { entry: JournalEntry } | { entry: null; said: string }

/** Sends a call with the values of a form, as the shop sends it. */
export function TryCall({ call }: { call: CallName }) {
  const say = useConsoleTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={form.any} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={`${fold.summary} ${form.summary}`}>{say('coverage.try')}</summary>
      {isOpen ? <TryForm call={call} /> : null}
    </details>
  )
}

function TryForm({ call }: { call: CallName }) {
  const say = useConsoleTexts()
  const controls = useControls()
  const id = useId()
  const { methods, path: declared, body: schema } = callTable[call]
  const [method] = methods
  const last = controls.journal().findLast((entry) => entry.call === call)
  const [path, setPath] = useState(last?.path ?? declared)
  const [text, setText] = useState(() => JSON.stringify(last?.body ?? bodyFor(schema) ?? {}, null, 2))
  const [sent, setSent] = useState<Sent | null>(null)
  // A press that is refused for the problem above.
  const [refused, setRefused] = useState({})
  const [isSending, setSending] = useState(false)
  const hasBody = method !== 'GET'
  const body = hasBody ? jsonOf(text) : null
  const problem = /\/:\w/.test(path)
    ? say('coverage.try_path')
    : hasBody && !body
      ? say('scenarios.own_not_json')
      : null

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (problem !== null) return setRefused({})
    setSending(true)
    try {
      setSent({ entry: await controls.send({ method, path, ...(body ? { body: body.value } : {}) }) })
    } catch (error) {
      setSent({ entry: null, said: reasonOf(error, say) })
    } finally {
      setSending(false)
    }
  }
  const answerText = ({ status, ms }: JournalEntry) =>
    say('coverage.try_answer', { status: status || say('requests.no_answer'), ms: shortMs(ms) })
  return (
    <form className={form.form} onSubmit={(event) => void send(event)}>
      <label className={form.field}>
        {say('coverage.try_address', { method })}
        <input
          className={control.control}
          value={path}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => setPath(target.value)}
        />
      </label>
      {hasBody ? (
        <label className={form.field}>
          {say('coverage.try_body')}
          <textarea
            className={`${control.control} ${json.json}`}
            value={text}
            spellCheck={false}
            aria-invalid={body ? undefined : true}
            aria-describedby={`${id}-problem`}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
      ) : null}
      <p id={`${id}-problem`} role="status" className={form.problem}>
        <Repeated of={refused}>{problem}</Repeated>
      </p>
      <div className={form.actions}>
        <Button
          type="submit"
          size="small"
          pending={isSending}
          aria-disabled={problem === null ? undefined : true}
        >
          {say('coverage.try_send')}
        </Button>
      </div>
      <p role="status">
        <Repeated of={sent}>{sent && (sent.entry ? answerText(sent.entry) : sent.said)}</Repeated>
      </p>
      {sent?.entry ? (
        <JsonText
          title={say('requests.answer')}
          value={sent.entry.answer ?? sent.entry.refusal}
          size={sent.entry.answerSize}
        />
      ) : null}
    </form>
  )
}
