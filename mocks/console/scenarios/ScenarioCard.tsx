import { useState } from 'react'
import { Button } from '../../../src/ui/button/Button.tsx'
import type { ScenarioRow } from '../../scenarios/row.ts'
import { rowLink } from '../../scenarios/rowLink.ts'
import { type When, whenText } from '../../scenarios/when.ts'
import { useControls } from '../useControls.ts'
import { LinkCopier } from '../LinkCopier.tsx'
import { useConsoleTexts } from '../texts.ts'
import { ExpectedAndShown } from './ExpectedAndShown.tsx'
import { armRow, goThere } from './goThere.ts'
import styles from './ScenarioCard.module.css'
import { WhenChoice } from './WhenChoice.tsx'

/** One scenario: what it is, what it should show, how to meet it. */
export function ScenarioCard({ row }: { row: ScenarioRow }) {
  const say = useConsoleTexts()
  const controls = useControls()
  const own = row.when ?? { kind: 'once' }
  const [when, setWhen] = useState<When>(own)
  const [isGoing, setGoing] = useState(false)
  const [problem, setProblem] = useState('')
  const title = say(`scenarios.title.${row.id}`)
  const isOwn = whenText(when) === whenText(own)
  const link = new URL(
    rowLink(row, isOwn ? undefined : when).slice(1),
    `${location.origin}${controls.server.base}`,
  )
  // The console then says what to do there.
  link.search += '&console=1'

  const go = async () => {
    setGoing(true)
    setProblem('')
    try {
      await goThere(controls, row, when)
    } catch (error) {
      setProblem(say('data.failed', { why: error instanceof Error ? error.message : String(error) }))
    } finally {
      setGoing(false)
    }
  }

  return (
    <li className={styles.card}>
      <h4 className={styles.title}>{title}</h4>
      <p className={styles.details}>
        <code className={styles.id}>{row.id}</code> {say('scenarios.as_person', { persona: row.persona })} ·{' '}
        {say(row.isReal ? 'scenarios.by_input' : 'scenarios.by_fault')}
      </p>
      <ExpectedAndShown row={row} />
      <p className={styles.act}>{say(`scenarios.act.${row.act}`)}</p>
      <div className={styles.actions}>
        <Button
          size="small"
          pending={isGoing}
          aria-label={say('scenarios.go_there_label', { title })}
          onClick={() => void go()}
        >
          {say('scenarios.go_there')}
        </Button>
        <Button
          variant="outline"
          size="small"
          aria-label={say('scenarios.arm_label', { title })}
          onClick={() => armRow(controls, row, when)}
        >
          {say('scenarios.arm')}
        </Button>
        <WhenChoice label={say('scenarios.when_label', { title })} when={when} onChange={setWhen} />
        <LinkCopier label={say('link.copy_label', { title })} linkOf={() => Promise.resolve(link.href)} />
      </div>
      {problem === '' ? null : (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </li>
  )
}
