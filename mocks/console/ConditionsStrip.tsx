import { Button } from '../../src/ui/button/Button.tsx'
import { conditionsOf, isUsual } from '../controls/conditions.ts'
import { conditionsText } from './conditionsText.ts'
import styles from './ConditionsStrip.module.css'
import { stopFollowing } from './scenarios/following.ts'
import { useConsoleTexts } from './texts.ts'
import { useControls, useReading } from './useControls.ts'

/** What is on in this tab, what its link has replaced, and a button that ends all of it. A shop that could not start then starts again. */
export function ConditionsStrip() {
  const say = useConsoleTexts()
  const controls = useControls()
  const conditions = useReading(conditionsOf)
  const { replaced } = controls
  const isOn = !isUsual(conditions)
  if (!isOn && !replaced) return null
  const disarm = async () => {
    controls.clear()
    stopFollowing()
    if (conditions.clock !== 'own') await controls.clock.followMachine()
    if (document.documentElement.dataset['boot'] === 'failed') location.reload()
  }
  return (
    <div className={styles.strip}>
      {isOn ? (
        <>
          <p className={styles.on}>{conditionsText(conditions, say)}</p>
          <Button variant="outline" size="small" onClick={() => void disarm()}>
            {say('conditions.disarm')}
          </Button>
        </>
      ) : null}
      {replaced ? (
        <p className={styles.replaced}>
          {say('conditions.replaced', { what: conditionsText(replaced, say) })}
        </p>
      ) : null}
    </div>
  )
}
