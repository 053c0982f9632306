import { useConsoleTexts } from '../texts.ts'
import styles from './OnlyProblems.module.css'

interface OnlyProblemsProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Leaves out the rows that have nothing wrong. */
export function OnlyProblems({ isOn, onChange }: OnlyProblemsProps) {
  const say = useConsoleTexts()
  return (
    <label className={styles.problems}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {say('requests.only_problems')}
    </label>
  )
}
