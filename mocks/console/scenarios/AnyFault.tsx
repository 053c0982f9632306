import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { useKept } from '../kept.ts'
import { Button } from '../../../src/ui/button/Button.tsx'
import { UnknownName } from '../../controls/unknownName.ts'
import { faultKinds, type FaultKind, faultOf } from '../../scenarios/fault.ts'
import { type When, whenText } from '../../scenarios/when.ts'
import { Repeated } from '../Repeated.tsx'
import { useControls } from '../useControls.ts'
import { useConsoleTexts } from '../texts.ts'
import styles from './AnyFault.module.css'
import { CallPicker } from './CallPicker.tsx'
import control from './control.module.css'
import { type Argument, argumentOf, FaultArgument } from './FaultArgument.tsx'
import fold from './fold.module.css'
import { WhenChoice } from './WhenChoice.tsx'

const isTimely = (kind: FaultKind) => !['slow', 'truncated', 'reset', 'dribble'].includes(kind)

/** An answer of one's own has a form for itself. */
const kinds = faultKinds.filter((kind) => kind !== 'answer')

/** Any call and any fault, for what no scenario has. */
export function AnyFault() {
  const say = useConsoleTexts()
  const controls = useControls()
  const [isOpen, setOpen] = useKept('scenarios.any', v.boolean(), false)
  const [call, setCall] = useState('')
  const [kind, setKind] = useState<FaultKind>('status')
  const [argument, setArgument] = useState<Argument>({
    status: '503',
    code: '561',
    slow: '3000',
    dribble: '3000',
  })
  const [isAfter, setAfter] = useState(false)
  const [when, setWhen] = useState<When>({ kind: 'once' })
  const [problem, setProblem] = useState<{ said: string } | null>(null)
  const after = isAfter && isTimely(kind) ? ':after' : ''
  const fault = `${kind}${argumentOf(kind, argument)}${after}`

  const arm = (event: FormEvent) => {
    event.preventDefault()
    if (faultOf(fault) === null) return setProblem({ said: say('scenarios.any_argument_wrong') })
    try {
      controls.arm(`${call.trim()}:${fault}${whenText(when)}`)
      setProblem(null)
    } catch (error) {
      if (!(error instanceof UnknownName)) throw error
      setProblem({ said: say('scenarios.any_call_unknown', { names: error.suggestions.join(', ') }) })
    }
  }

  return (
    <details
      className={styles.any}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={`${fold.summary} ${styles.summary}`}>{say('scenarios.any_title')}</summary>
      <form className={styles.form} onSubmit={arm}>
        <CallPicker call={call} onCall={setCall} />
        <label className={styles.field}>
          {say('scenarios.any_fault')}
          <select
            className={control.control}
            value={kind}
            onChange={({ target }) => setKind(kinds.find((each) => each === target.value) ?? kind)}
          >
            {kinds.map((each) => (
              <option key={each} value={each}>
                {say(`scenarios.fault.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <FaultArgument kind={kind} argument={argument} onArgument={setArgument} />
        {isTimely(kind) ? (
          <label className={styles.check}>
            <input type="checkbox" checked={isAfter} onChange={({ target }) => setAfter(target.checked)} />
            {say('scenarios.any_after')}
          </label>
        ) : null}
        <div className={styles.actions}>
          <WhenChoice label={say('scenarios.when')} when={when} onChange={setWhen} />
          <Button type="submit" size="small">
            {say('scenarios.arm')}
          </Button>
        </div>
        <p role="alert" className={styles.problem}>
          <Repeated of={problem}>{problem?.said}</Repeated>
        </p>
      </form>
    </details>
  )
}
