import { useState } from 'react'
import { Button } from '../../../src/ui/button/Button.tsx'
import { isPersona } from '../../scenarios/personas.ts'
import { useControls, useReading } from '../useControls.ts'
import { type ConsoleTranslate, useConsoleTexts } from '../texts.ts'
import fields from './fields.module.css'
import { Part } from './Part.tsx'
import { shopTime } from './shopTime.ts'
import styles from './SnapshotList.module.css'
import type { Doing } from './useDoing.ts'

/** The action before which the snapshot was taken; a name that a person entered stays unchanged. */
function labelOf(label: string, say: ConsoleTranslate): string {
  const [kind, persona = ''] = label.split(':')
  if (kind === 'persona' && isPersona(persona))
    return say('data.before.persona', { title: say(`people.title.${persona}`) })
  if (label === 'open-afresh') return say('data.before.open_afresh')
  if (label === 'import') return say('data.before.import')
  return label
}

/** Earlier states of the shop, which can be restored. */
export function SnapshotList({ doing }: { doing: Doing }) {
  const say = useConsoleTexts()
  const controls = useControls()
  const snapshots = useReading(({ snapshots: kept }) => kept.list())
  const [label, setLabel] = useState('')
  const take = () =>
    doing.act(async () => {
      await controls.snapshots.take(label.trim() || say('data.snapshot_by_hand'))
      setLabel('')
      return say('data.snapshot_taken')
    })
  const stepBack = (id: number, name: string) =>
    doing.act(async () => {
      const isRestored = await controls.snapshots.restore(id)
      return isRestored ? say('data.stepped_back', { name }) : say('data.snapshot_gone', { name })
    })
  return (
    <Part title={say('data.snapshots')}>
      <div className={fields.row}>
        <label className={fields.label}>
          {say('data.snapshot_label')}
          <input
            className={fields.field}
            value={label}
            maxLength={60}
            onChange={({ target }) => setLabel(target.value)}
          />
        </label>
        <Button variant="outline" pending={doing.isBusy} onClick={take}>
          {say('data.take_snapshot')}
        </Button>
      </div>
      {snapshots.length === 0 ? (
        <p className={fields.hint}>{say('data.no_snapshots')}</p>
      ) : (
        <ul className={styles.list} aria-label={say('data.snapshots')}>
          {snapshots.map(({ id, label: written, at }) => {
            const name = labelOf(written, say)
            return (
              <li key={id} className={styles.snapshot}>
                <span>
                  {name} <time dateTime={at}>{shopTime(Date.parse(at))}</time>
                </span>
                <Button
                  variant="outline"
                  size="small"
                  pending={doing.isBusy}
                  aria-label={say('data.step_back_label', { name })}
                  onClick={() => stepBack(id, name)}
                >
                  {say('data.step_back')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </Part>
  )
}
