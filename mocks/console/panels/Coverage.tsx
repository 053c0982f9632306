import { useState } from 'react'
import * as v from 'valibot'
import { Button } from '../../../src/ui/button/Button.tsx'
import { useKept } from '../kept.ts'
import { useControls, useReading } from '../useControls.ts'
import fields from '../session/fields.module.css'
import { CoverageRow } from '../session/CoverageRow.tsx'
import { percentOf } from '../session/percent.ts'
import { Switch } from '../session/Switch.tsx'
import { useConsoleTexts } from '../texts.ts'
import styles from './Coverage.module.css'

/** The calls that this session has exercised, and which of their documented outcomes. */
export function Coverage() {
  const say = useConsoleTexts()
  const controls = useControls()
  const calls = useReading(({ coverage }) => coverage.calls())
  const { met, of } = useReading(({ coverage }) => coverage.share())
  const [isOnlyMissing, setOnlyMissing] = useKept('coverage.missing', v.boolean(), false)
  const [text, setText] = useKept('coverage.search', v.string(), '')
  const [, setCleared] = useState(0)
  const wanted = text.trim().toLowerCase()
  const shown = calls.filter(
    ({ call, address, documented }) =>
      `${call} ${address}`.toLowerCase().includes(wanted) &&
      (!isOnlyMissing || documented.some(({ count }) => count === 0)),
  )
  return (
    <div className={styles.panel}>
      <p className={styles.share}>{say('coverage.share', { met, of, percent: percentOf(met, of) })}</p>
      <progress className={styles.bar} max={of} value={met} aria-label={say('coverage.share_label')} />
      <div className={fields.row}>
        <label className={fields.label}>
          {say('coverage.search')}
          <input
            type="search"
            className={fields.field}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <Button
          variant="quiet"
          onClick={() => {
            controls.coverage.clear()
            setCleared((count) => count + 1)
          }}
        >
          {say('coverage.clear')}
        </Button>
      </div>
      <Switch label={say('coverage.only_missing')} isOn={isOnlyMissing} onSwitch={setOnlyMissing} />
      <p role="status" className={fields.hint}>
        {say('coverage.shown', { shown: shown.length, of: calls.length })}
      </p>
      <ul className={styles.list}>
        {shown.map((coverage) => (
          <CoverageRow key={coverage.call} coverage={coverage} isOnlyMissing={isOnlyMissing} />
        ))}
      </ul>
    </div>
  )
}
