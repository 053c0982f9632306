import { useState } from 'react'
import { Button } from '../../../src/ui/button/Button.tsx'
import { nextSlotAt } from '../../controls/nextSlot.ts'
import { clockText } from '../../scenarios/link.ts'
import { useControls, useReading } from '../useControls.ts'
import { useConsoleTexts } from '../texts.ts'
import styles from './ClockFace.module.css'
import fields from './fields.module.css'
import { Part } from './Part.tsx'
import { shopTime } from './shopTime.ts'
import type { Doing } from './useDoing.ts'
import { useShopNow } from './useShopNow.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const steps = [
  { word: 'clock.minute', ms: MINUTE_MS },
  { word: 'clock.half_hour', ms: 30 * MINUTE_MS },
  { word: 'clock.hour', ms: HOUR_MS },
  { word: 'clock.day', ms: 24 * HOUR_MS },
] as const

/** To the minute, as a field for day and time has it. */
const fieldText = (now: number): string => clockText(now).slice(0, 16)

/** The shop's time, live, with controls to change it; each change is on screen at once. */
export function ClockFace({ doing }: { doing: Doing }) {
  const say = useConsoleTexts()
  const controls = useControls()
  const { clock } = controls
  const now = useShopNow()
  const isFrozen = useReading((read) => read.clock.isFrozen())
  const [wanted, setWanted] = useState<string | null>(null)
  const move = (work: () => Promise<void>) =>
    doing.act(async () => {
      await work()
      setWanted(null)
      return say('clock.moved', { time: shopTime(Date.parse(clock.now())) })
    })
  return (
    <Part title={say('clock.time')}>
      <p className={styles.now} data-frozen={isFrozen || undefined}>
        <time dateTime={clock.now()}>{shopTime(now)}</time>
        <span className={styles.state}>{say(isFrozen ? 'clock.is_frozen' : 'clock.is_running')}</span>
      </p>
      <div className={fields.row}>
        <label className={fields.label}>
          {say('clock.moment')}
          <input
            type="datetime-local"
            className={fields.field}
            value={wanted ?? fieldText(now)}
            onChange={({ target }) => setWanted(target.value)}
          />
        </label>
        <Button
          variant="outline"
          pending={doing.isBusy}
          // It keeps the focus: "disabled" would drop it once the time is set.
          aria-disabled={!wanted || undefined}
          onClick={() => {
            if (wanted) move(() => clock.set(wanted))
          }}
        >
          {say('clock.set')}
        </Button>
      </div>
      <div className={styles.steps}>
        {steps.map(({ word, ms }) => (
          <Button
            key={word}
            variant="outline"
            size="small"
            pending={doing.isBusy}
            onClick={() => move(() => clock.advance(ms))}
          >
            {say(word)}
          </Button>
        ))}
        <Button
          variant="outline"
          size="small"
          pending={doing.isBusy}
          onClick={() => move(() => clock.set(nextSlotAt(Date.parse(clock.now()))))}
        >
          {say('clock.next_slot')}
        </Button>
      </div>
      <div className={styles.steps}>
        <Button
          variant="outline"
          size="small"
          pending={doing.isBusy}
          onClick={() => move(() => (isFrozen ? clock.resume() : clock.freeze()))}
        >
          {say(isFrozen ? 'clock.run' : 'clock.freeze')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          pending={doing.isBusy}
          onClick={() => move(() => clock.followMachine())}
        >
          {say('clock.follow_machine')}
        </Button>
      </div>
      <p className={fields.hint}>{say('clock.hint')}</p>
    </Part>
  )
}
