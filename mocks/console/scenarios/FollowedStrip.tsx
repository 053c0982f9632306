import * as v from 'valibot'
import { Button } from '../../../src/ui/button/Button.tsx'
import type { ScenarioRow } from '../../scenarios/row.ts'
import { scenarioOf } from '../../scenarios/table.ts'
import { useKept } from '../kept.ts'
import { LinkCopier } from '../LinkCopier.tsx'
import { useConsoleTexts } from '../texts.ts'
import { useControls } from '../useControls.ts'
import { ExpectedAndShown } from './ExpectedAndShown.tsx'
import fold from './fold.module.css'
import styles from './FollowedStrip.module.css'
import { useFollowed } from './following.ts'
import { disarm } from './goThere.ts'
import { useEvidence } from './useEvidence.ts'
import { verdictOf } from './verdict.ts'

/** The followed scenario, above every panel: what to do, what the shop should show and what it showed. */
export function FollowedStrip() {
  const followed = useFollowed()
  const row = followed && scenarioOf(followed.id)
  return row ? <Strip row={row} /> : null
}

function Strip({ row }: { row: ScenarioRow }) {
  const say = useConsoleTexts()
  const controls = useControls()
  const [isOpen, setOpen] = useKept('followed.open', v.boolean(), true)
  const evidence = useEvidence(row)
  const verdict = evidence ? verdictOf(row, evidence) : 'waiting'
  return (
    <section className={styles.strip} aria-label={say('scenarios.followed')} data-verdict={verdict}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={fold.summary}>
          <span className={styles.title}>{say(`scenarios.title.${row.id}`)}</span>
          {isOpen || verdict === 'waiting' ? null : (
            <span className={styles.verdict}>{say(`scenarios.${verdict}`)}</span>
          )}
        </summary>
        <div className={styles.body}>
          <p className={styles.act}>{say(`scenarios.act.${row.act}`)}</p>
          <ExpectedAndShown row={row} isLive />
          <div className={styles.actions}>
            <LinkCopier
              label={say('link.copy_label', { title: say(`scenarios.title.${row.id}`) })}
              linkOf={() => controls.link({ isConsole: true })}
            />
            <Button variant="quiet" size="small" onClick={() => disarm(controls, row.id)}>
              {say('scenarios.stop_following')}
            </Button>
          </div>
        </div>
      </details>
    </section>
  )
}
