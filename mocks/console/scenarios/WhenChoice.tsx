import { useId } from 'react'
import type { When } from '../../scenarios/when.ts'
import { useConsoleTexts } from '../texts.ts'
import control from './control.module.css'
import styles from './WhenChoice.module.css'

const kinds = ['once', 'nth', 'always', 'chance'] as const

const starting: Record<(typeof kinds)[number], When> = {
  once: { kind: 'once' },
  nth: { kind: 'nth', n: 2 },
  always: { kind: 'always' },
  chance: { kind: 'chance', of: 0.3 },
}

const HIGHEST_NTH = 9_999
const PERCENT = 100

interface WhenChoiceProps {
  label: string
  when: When
  onChange: (when: When) => void
}

/** Which of the requests match: the first, the nth, all, or each with a probability. */
export function WhenChoice({ label, when, onChange }: WhenChoiceProps) {
  const say = useConsoleTexts()
  const id = useId()
  return (
    <span className={styles.choice}>
      <select
        id={id}
        className={control.control}
        aria-label={label}
        value={when.kind}
        onChange={({ target }) => {
          const kind = kinds.find((each) => each === target.value)
          if (kind) onChange(starting[kind])
        }}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {say(`scenarios.${kind}`)}
          </option>
        ))}
      </select>
      {when.kind === 'nth' ? (
        <CountField
          label={say('scenarios.nth_number')}
          start={when.n}
          maximum={HIGHEST_NTH}
          onCount={(n) => onChange({ kind: 'nth', n })}
        />
      ) : null}
      {when.kind === 'chance' ? (
        <CountField
          label={say('scenarios.percent')}
          start={Math.round(when.of * PERCENT)}
          maximum={PERCENT}
          onCount={(percent) => onChange({ kind: 'chance', of: percent / PERCENT })}
        />
      ) : null}
    </span>
  )
}

interface CountFieldProps {
  label: string
  start: number
  maximum: number
  onCount: (count: number) => void
}

/** A whole number from 1; what is none while it is typed changes nothing. */
const CountField = ({ label, start, maximum, onCount }: CountFieldProps) => (
  <input
    type="number"
    className={`${control.control} ${styles.count}`}
    aria-label={label}
    title={label}
    defaultValue={start}
    min={1}
    max={maximum}
    onChange={({ target }) => {
      const count = target.valueAsNumber
      if (Number.isInteger(count) && count >= 1 && count <= maximum) onCount(count)
    }}
  />
)
