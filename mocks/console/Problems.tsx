import styles from './Console.module.css'
import { useReading } from './useControls.ts'
import { useWords } from './words.ts'

/** Says what of the page's link was not understood, with the names it may have been meant for. */
export function Problems() {
  const say = useWords()
  const problems = useReading(({ problems: found }) => found)
  if (problems.length === 0) return null
  const parts = problems.map(({ parameter, value, near, examples }) => {
    const problem = say('problem', { parameter, value })
    if (near) return say('near', { problem, names: near.join(', ') })
    return examples ? say('for_example', { problem, names: examples.join(', ') }) : problem
  })
  return (
    <p role="status" className={styles.problems}>
      {say('problems', { parts: parts.join('; ') })}
    </p>
  )
}
