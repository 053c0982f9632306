import { useState } from 'react'
import * as v from 'valibot'
import { Button } from '../../../src/ui/button/Button.tsx'
import { useKept } from '../kept.ts'
import { useControls, useReading } from '../useControls.ts'
import fields from '../session/fields.module.css'
import { CoverageRow } from '../coverage/CoverageRow.tsx'
import { stateOf } from '../coverage/state.ts'
import { useOpenRows } from '../rows/useOpenRows.ts'
import { percentOf } from '../session/percent.ts'
import { Switch } from '../session/Switch.tsx'
import { useConsoleTexts } from '../texts.ts'
import row from '../coverage/CoverageRow.module.css'
import styles from './Coverage.module.css'

const states = ['met', 'armed', 'never'] as const

/** A map of all calls and their documented endings: met by itself, by an armed fault only, never met. */
export function Coverage() {
  const say = useConsoleTexts()
  const controls = useControls()
  const calls = useReading(({ coverage }) => coverage.calls())
  const { met, armed, of } = useReading(({ coverage }) => coverage.share())
  const [isOnlyMissing, setOnlyMissing] = useKept('coverage.missing', v.boolean(), false)
  const [text, setText] = useKept('coverage.search', v.string(), '')
  const [, setCleared] = useState(0)
  const [open, toggle] = useOpenRows<string>()
  const wanted = text.trim().toLowerCase()
  const shown = calls.filter(
    ({ call, address, documented }) =>
      `${call} ${address}`.toLowerCase().includes(wanted) &&
      // An open row stays: a control in it may have met its last missing ending, and still has the focus.
      (!isOnlyMissing || open.has(call) || documented.some((each) => stateOf(each) === 'never')),
  )
  return (
    <div className={styles.panel}>
      <p className={styles.share}>
        {say('coverage.share', { met: met + armed, of, percent: percentOf(met + armed, of) })}
      </p>
      <progress
        className={styles.bar}
        max={of}
        value={met + armed}
        aria-label={say('coverage.share_label')}
      />
      <ul className={styles.legend} aria-label={say('coverage.legend')}>
        {states.map((state) => (
          <li key={state}>
            <span className={row.cell} data-state={state} aria-hidden />
            {say(`coverage.legend_${state}`, { number: { met, armed, never: of - met - armed }[state] })}
          </li>
        ))}
      </ul>
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
          <CoverageRow
            key={coverage.call}
            coverage={coverage}
            isOnlyMissing={isOnlyMissing}
            isOpen={open.has(coverage.call)}
            onToggle={() => toggle(coverage.call)}
          />
        ))}
      </ul>
    </div>
  )
}
