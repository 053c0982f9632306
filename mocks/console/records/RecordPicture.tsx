import { useState } from 'react'
import * as v from 'valibot'
import { Button } from '../../../src/ui/button/Button.tsx'
import type { Controls } from '../../controls/controls.ts'
import { type MapKind, mapColumns, type RecordMap } from '../../controls/records/recordMap.ts'
import { type RecordKind, recordKinds } from '../../controls/records/shopRecord.ts'
import { useKept } from '../kept.ts'
import { Mark } from '../rows/Mark.tsx'
import fold from '../scenarios/fold.module.css'
import fields from '../session/fields.module.css'
import { useConsoleTexts } from '../texts.ts'
import { useAsked } from '../useAsked.ts'
import { mapPath, rowCount } from './mapPath.ts'
import styles from './RecordPicture.module.css'

const askForMap = (controls: Controls): Promise<RecordMap> => controls.recordMap()

interface MapProps {
  map: RecordMap
  /** Lists the records of a kind. */
  onList: (kind: RecordKind) => void
}

interface ChosenProps extends MapProps {
  kind: MapKind
}

/** The fields that refer from and to the chosen kind. */
function ChosenKind({ map, kind, onList }: ChosenProps) {
  const say = useConsoleTexts()
  const name = (each: MapKind) => say(`records.map.kind.${each}`)
  const relations = map.relations.filter(({ from, to }) => from === kind || to === kind)
  const listed = recordKinds.find((each) => each === kind)
  return (
    <>
      {relations.length === 0 ? (
        <p className={fields.hint}>{say('records.map.alone', { kind: name(kind) })}</p>
      ) : (
        <ul className={styles.relations} aria-label={say('records.map.relations', { kind: name(kind) })}>
          {relations.map(({ from, to, field, count, missing }) => (
            <li key={`${from} ${field}`}>
              {name(from)} <code>{field}</code> → {name(to)}: {count}{' '}
              {missing > 0 ? (
                <Mark tone="warning">{say('records.map.missing', { count: missing })}</Mark>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {listed ? (
        <Button variant="outline" size="small" onClick={() => onList(listed)}>
          {say('records.map.list', { kind: name(kind) })}
        </Button>
      ) : null}
    </>
  )
}

function Picture({ map, onList }: MapProps) {
  const say = useConsoleTexts()
  const [chosen, setChosen] = useState<MapKind | null>(null)
  return (
    <>
      <p className={fields.hint}>{say('records.map.hint')}</p>
      <div className={styles.picture}>
        <svg className={styles.lines} viewBox={`0 0 100 ${rowCount}`} preserveAspectRatio="none" aria-hidden>
          {map.relations.map(({ from, to, field, missing }) => (
            <path
              key={`${from} ${field}`}
              d={mapPath(from, to)}
              data-missing={missing > 0 || undefined}
              data-chosen={from === chosen || to === chosen || undefined}
            />
          ))}
        </svg>
        {mapColumns.map((kinds) => (
          <ul key={kinds[0]} className={styles.column}>
            {kinds.map((kind) => (
              <li key={kind}>
                <button
                  type="button"
                  className={styles.kind}
                  aria-pressed={chosen === kind}
                  data-none={map.counts[kind] === 0 || undefined}
                  onClick={() => setChosen(chosen === kind ? null : kind)}
                >
                  <span>{say(`records.map.kind.${kind}`)}</span> <b>{map.counts[kind]}</b>
                </button>
              </li>
            ))}
          </ul>
        ))}
      </div>
      {chosen === null ? null : <ChosenKind map={map} kind={chosen} onList={onList} />}
    </>
  )
}

/** How the records of the person refer to each other and to the catalogue, as boxes and lines. It is collapsed at first. */
export function RecordPicture({ onList }: Pick<MapProps, 'onList'>) {
  const say = useConsoleTexts()
  const [isOpen, setOpen] = useKept('records.picture', v.boolean(), false)
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={fold.summary}>{say('records.map.title')}</summary>
      {isOpen ? <OpenPicture onList={onList} /> : null}
    </details>
  )
}

/** Reads the records when the picture is opened. */
function OpenPicture({ onList }: Pick<MapProps, 'onList'>) {
  const map = useAsked(askForMap)
  return map ? <Picture map={map} onList={onList} /> : null
}
