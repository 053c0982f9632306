import { useState } from 'react'
import { Button } from '../../../src/ui/button/Button.tsx'
import type { JournalEntry } from '../../server/journal.ts'
import { OwnAnswerForm } from '../scenarios/OwnAnswer.tsx'
import { useConsoleTexts } from '../texts.ts'
import { useControls } from '../useControls.ts'
import own from './NextTime.module.css'
import styles from './RequestDetails.module.css'
import type { Report } from './report.ts'

/** What a press arms for the call. */
const faults = [
  ['fail_once', 'status:500@once'],
  ['fail_always', 'status:500@always'],
  ['delay', 'slow:3000@once'],
] as const

interface NextTimeProps {
  call: NonNullable<JournalEntry['call']>
  onReport: (report: Report) => void
}

/** What happens to the next request of the same call: it fails, waits, or gets another answer. */
export function NextTime({ call, onReport }: NextTimeProps) {
  const say = useConsoleTexts()
  const controls = useControls()
  const [isEditing, setEditing] = useState(false)
  const sayArmed = (what: string) => onReport({ said: say('requests.armed', { what }) })
  return (
    <section className={own.part} aria-label={say('requests.next_time')}>
      <h4>{say('requests.next_time')}</h4>
      <div className={styles.actions}>
        {faults.map(([id, fault]) => (
          <Button
            key={id}
            variant="outline"
            size="small"
            onClick={() => {
              controls.arm(`${call}:${fault}`)
              sayArmed(`${call}:${fault}`)
            }}
          >
            {say(`requests.${id}`)}
          </Button>
        ))}
        <Button
          variant="outline"
          size="small"
          aria-expanded={isEditing}
          onClick={() => setEditing(!isEditing)}
        >
          {say('requests.edit_answer')}
        </Button>
      </div>
      {isEditing ? <OwnAnswerForm of={call} onArmed={() => sayArmed(`${call}:answer`)} /> : null}
    </section>
  )
}
