import { useState } from 'react'
import { IconButton } from '../../src/ui/button/IconButton.tsx'
import styles from './Console.module.css'
import { useControls, useReading } from './useControls.ts'
import { useWords } from './words.ts'

/** Says what of the page's link was not understood, with the names it may have been meant for. */
export function Problems() {
  const say = useWords()
  const controls = useControls()
  const problems = useReading(({ problems: found }) => found)
  const [isRead, setRead] = useState(false)
  if (isRead || problems.length === 0) return null
  const parts = problems.map(({ parameter, value, near, examples }) => {
    const problem = say('problem', { parameter, value })
    if (near) return say('near', { problem, names: near.join(', ') })
    return examples ? say('for_example', { problem, names: examples.join(', ') }) : problem
  })
  return (
    <div className={styles.problems}>
      <p role="status">{say('problems', { parts: parts.join('; ') })}</p>
      <IconButton
        icon="x"
        size={18}
        label={say('problems_read')}
        onClick={() => {
          controls.problems.splice(0)
          setRead(true)
        }}
      />
    </div>
  )
}
