import { Button } from '../../../src/ui/button/Button.tsx'
import { whenText } from '../../scenarios/when.ts'
import { useControls, useReading } from '../useControls.ts'
import { useConsoleTexts } from '../texts.ts'
import styles from './ArmedList.module.css'
import { disarm } from './goThere.ts'

/** The armed faults, how many requests came and matched, and a button that disarms each. */
export function ArmedList() {
  const say = useConsoleTexts()
  const controls = useControls()
  const armed = useReading((read) => read.armed())
  return (
    <section aria-label={say('scenarios.armed')}>
      <div className={styles.head}>
        <h3 className={styles.title}>{say('scenarios.armed')}</h3>
        {armed.length > 1 ? (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              for (const { name } of armed) disarm(controls, name)
            }}
          >
            {say('scenarios.disarm_all')}
          </Button>
        ) : null}
      </div>
      {armed.length === 0 ? <p className={styles.none}>{say('scenarios.armed_none')}</p> : null}
      <ul className={styles.list}>
        {armed.map(({ name, when, seen, matched, isSpent }) => (
          <li key={name} className={styles.one}>
            <span className={styles.text}>
              <code className={styles.name}>{`${name}${whenText(when)}`}</code>
              <span className={styles.counts}>
                {say('scenarios.armed_counts', { seen, matched })}
                {isSpent ? ` · ${say('scenarios.spent')}` : null}
              </span>
            </span>
            <Button
              variant="outline"
              size="small"
              aria-label={say('scenarios.disarm_label', { name })}
              onClick={() => disarm(controls, name)}
            >
              {say('scenarios.disarm')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
