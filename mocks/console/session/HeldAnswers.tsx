import { Button } from '../../../src/ui/button/Button.tsx'
import { useControls, useReading } from '../useControls.ts'
import { useConsoleTexts } from '../texts.ts'
import fields from './fields.module.css'
import styles from './HeldAnswers.module.css'
import { Part } from './Part.tsx'
import { Switch } from './Switch.tsx'

/** Finished answers, which can be released one by one in any order. */
export function HeldAnswers() {
  const say = useConsoleTexts()
  const { holding } = useControls()
  const isOn = useReading((read) => read.holding.isOn())
  const held = useReading((read) => read.holding.held())
  return (
    <Part title={say('network.holding')}>
      <Switch label={say('network.hold')} isOn={isOn} onSwitch={(next) => holding.hold(next)} />
      <p role="status" className={fields.hint}>
        {isOn ? say('network.held', { number: held.length }) : ''}
      </p>
      <ul className={styles.list}>
        {held.map(({ number, method, path, summary }) => (
          <li key={number} className={styles.answer}>
            <span className={styles.path}>
              {number} {method} {path}
              {summary === undefined ? null : <span className={styles.summary}>{summary}</span>}
            </span>
            <Button
              variant="outline"
              size="small"
              aria-label={say('network.release_label', { number, name: `${method} ${path}` })}
              onClick={() => holding.release(number)}
            >
              {say('network.release')}
            </Button>
          </li>
        ))}
      </ul>
      {held.length > 1 ? (
        <div className={fields.row}>
          <Button
            variant="outline"
            onClick={() => {
              for (const { number } of held) holding.release(number)
            }}
          >
            {say('network.release_all')}
          </Button>
        </div>
      ) : null}
    </Part>
  )
}
