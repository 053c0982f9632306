import styles from './Console.module.css'
import { useReading } from './useControls.ts'
import { useWords } from './words.ts'

/** Says what of the page's link was not understood, with the names it may have been meant for. */
export function Problems() {
  const say = useWords()
  const problems = useReading(({ problems: found }) => found)
  if (problems.length === 0) return null
  const parts = problems.map(({ parameter, value, near }) => {
    const problem = say('problem', { parameter, value })
    return near && near.length > 0 ? say('near', { problem, names: near.join(', ') }) : problem
  })
  return (
    <p role="status" className={styles.problems}>
      {say('problems', { parts: parts.join('; ') })}
    </p>
  )
}
