import { useState } from 'react'
import { IconButton } from '../../src/ui/button/IconButton.tsx'
import styles from './Console.module.css'
import { useControls, useReading } from './useControls.ts'
import { useConsoleTexts } from './texts.ts'

/** Lists the invalid parts of the page's link, with suggestions. */
export function Problems() {
  const say = useConsoleTexts()
  const controls = useControls()
  const problems = useReading(({ problems: found }) => found)
  const [isRead, setRead] = useState(false)
  if (isRead || problems.length === 0) return null
  const parts = problems.map(({ parameter, value, suggestions, examples, why, replacedBy }) => {
    const problem = say('problem', { parameter, value })
    if (replacedBy !== undefined) return say('twice', { problem, value: replacedBy })
    if (why !== undefined) return say('not_applied', { problem, why })
    if (suggestions) return say('near', { problem, names: suggestions.join(', ') })
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
