import type { ReactNode } from 'react'
import { OnlyProblems } from '../rows/OnlyProblems.tsx'
import { useConsoleTexts } from '../texts.ts'
import styles from './RequestFilters.module.css'
import { methods, statusClasses, type Wanted } from './wanted.ts'

interface RequestFiltersProps {
  wanted: Wanted
  onChange: (wanted: Wanted) => void
  /** Shows the number of matching requests. */
  children: ReactNode
}

const isStatus = (value: string): value is Wanted['status'] =>
  (['all', 'none', ...statusClasses] as readonly string[]).includes(value)

/** What is typed, chosen and ticked decides which requests are shown. */
export function RequestFilters({ wanted, onChange, children }: RequestFiltersProps) {
  const say = useConsoleTexts()
  return (
    <div role="search" className={styles.filters} aria-label={say('requests.filters')}>
      <input
        type="search"
        className={styles.text}
        aria-label={say('requests.text')}
        placeholder={say('requests.text')}
        value={wanted.text}
        onChange={({ target }) => onChange({ ...wanted, text: target.value })}
      />
      <select
        className={styles.status}
        aria-label={say('requests.status')}
        value={wanted.status}
        onChange={({ target }) => {
          if (isStatus(target.value)) onChange({ ...wanted, status: target.value })
        }}
      >
        <option value="all">{say('requests.status_all')}</option>
        <option value="none">{say('requests.no_answer')}</option>
        {statusClasses.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
      <select
        className={styles.status}
        aria-label={say('requests.method')}
        value={wanted.method}
        onChange={({ target }) =>
          onChange({ ...wanted, method: methods.find((each) => each === target.value) ?? 'all' })
        }
      >
        <option value="all">{say('requests.method_all')}</option>
        {methods.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
      <OnlyProblems
        isOn={wanted.isOnlyProblems}
        onChange={(isOnlyProblems) => onChange({ ...wanted, isOnlyProblems })}
      />
      {children}
    </div>
  )
}
