import type { FaultKind } from '../../scenarios/fault.ts'
import { useConsoleTexts } from '../texts.ts'
import styles from './AnyFault.module.css'
import control from './control.module.css'

/** What was typed for each kind of fault that needs more than its name. */
export interface Argument {
  status: string
  code: string
  slow: string
  dribble: string
}

const keys = {
  status: 'scenarios.any_status',
  code: 'scenarios.any_code',
  slow: 'scenarios.any_ms',
  dribble: 'scenarios.any_ms',
} as const

const needsMore = (kind: FaultKind): kind is keyof Argument => Object.hasOwn(keys, kind)

/** `:503` as a link writes it; nothing for a fault that is its name. */
export const argumentOf = (kind: FaultKind, argument: Argument): string =>
  needsMore(kind) ? `:${argument[kind].trim()}` : ''

interface FaultArgumentProps {
  kind: FaultKind
  argument: Argument
  onArgument: (argument: Argument) => void
}

/** The status, the code or the time of a fault that has one. */
export function FaultArgument({ kind, argument, onArgument }: FaultArgumentProps) {
  const say = useConsoleTexts()
  if (!needsMore(kind)) return null
  return (
    <label className={styles.field}>
      {say(keys[kind])}
      <input
        className={control.control}
        value={argument[kind]}
        inputMode={kind === 'code' ? 'text' : 'numeric'}
        autoComplete="off"
        onChange={({ target }) => onArgument({ ...argument, [kind]: target.value })}
      />
    </label>
  )
}
