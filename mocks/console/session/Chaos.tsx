import { LARGEST_SEED } from '../../base/random.ts'
import { useControls, useReading } from '../useControls.ts'
import { useConsoleTexts } from '../texts.ts'
import fields from './fields.module.css'
import { NumberField } from './NumberField.tsx'
import { Part } from './Part.tsx'

const PERCENT = 100
/** The failure rate and its seed: the same seed makes the same requests fail. */
export function Chaos() {
  const say = useConsoleTexts()
  const controls = useControls()
  const { failureRate, seed } = useReading((read) => read.network())
  return (
    <Part title={say('network.chaos')}>
      <div className={fields.row}>
        <NumberField
          label={say('network.failure_rate')}
          value={Math.round(failureRate * PERCENT)}
          minimum={0}
          maximum={PERCENT}
          onNumber={(percent) => controls.setNetwork({ failureRate: percent / PERCENT })}
        />
        <NumberField
          label={say('network.seed')}
          value={seed}
          minimum={0}
          maximum={LARGEST_SEED}
          onNumber={(next) => controls.setNetwork({ seed: next })}
        />
      </div>
      <p className={fields.hint}>{say('network.chaos_hint')}</p>
    </Part>
  )
}
