import { useId, useRef } from 'react'
import { callTable } from '../../../src/contract/callTable.ts'
import { useConsoleTexts } from '../texts.ts'
import styles from './AnyFault.module.css'
import control from './control.module.css'

const SHOWN = 6

/** Every call by its name and path, and the two names for more than one. */
const calls: readonly (readonly [name: string, where: string])[] = [
  ['page', ''],
  ['any', ''],
  ...Object.entries(callTable).map(([name, { methods, path }]) => [name, `${methods[0]} ${path}`] as const),
]

/** The calls whose name or path contains the text; none once it is a full name. */
function found(typed: string) {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '' || calls.some(([name]) => name.toLowerCase() === wanted)) return []
  return calls.filter((call) => call.join(' ').toLowerCase().includes(wanted)).slice(0, SHOWN)
}

interface CallPickerProps {
  call: string
  onCall: (call: string) => void
}

/** Finds a call by a part of its name or path. */
export function CallPicker({ call, onCall }: CallPickerProps) {
  const say = useConsoleTexts()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const choose = (name: string) => {
    onCall(name)
    // The suggestions are gone with a full name.
    field.current?.focus()
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{say('scenarios.any_call')}</label>
      <input
        ref={field}
        id={id}
        className={control.control}
        value={call}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onCall(target.value)}
      />
      <span id={`${id}-hint`} className={styles.hint}>
        {say('scenarios.any_call_hint')}
      </span>
      <ul aria-label={say('scenarios.any_call')}>
        {found(call).map(([name, where]) => (
          <li key={name}>
            <button type="button" className={styles.choice} onClick={() => choose(name)}>
              <strong>{name}</strong> <span className={styles.where}>{where}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
