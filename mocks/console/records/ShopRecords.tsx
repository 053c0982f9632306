import { useCallback } from 'react'
import * as v from 'valibot'
import { Button } from '../../../src/ui/button/Button.tsx'
import type { Controls } from '../../controls/controls.ts'
import { recordKinds, type ShopRecord } from '../../controls/records/shopRecord.ts'
import { useKept } from '../kept.ts'
import { FoldingRow } from '../rows/FoldingRow.tsx'
import { useOpenRows } from '../rows/useOpenRows.ts'
import fields from '../session/fields.module.css'
import { Part } from '../session/Part.tsx'
import type { Doing } from '../session/useDoing.ts'
import { useConsoleTexts } from '../texts.ts'
import { useAsked } from '../useAsked.ts'
import { doneEditSchema, editText, undo } from './edit.ts'
import { fieldText } from './fieldText.ts'
import { RecordForm } from './RecordForm.tsx'
import { RecordPicture } from './RecordPicture.tsx'

const KEPT_EDITS = 20
const editsSchema = v.array(doneEditSchema)

/** The records of the shop: found by kind and words, changed, and changed back. */
export function ShopRecords({ doing }: { doing: Doing }) {
  const say = useConsoleTexts()
  const [kind, setKind] = useKept('records.kind', v.picklist(recordKinds), 'variant')
  const [text, setText] = useKept('records.search', v.string(), '')
  const [open, toggle] = useOpenRows<string>()
  const [edits, setEdits] = useKept('records.edits', editsSchema, [])
  const find = useCallback((controls: Controls) => controls.records({ kind, text }), [kind, text])
  const found: ShopRecord[] | null = useAsked(find)
  const [last] = edits
  return (
    <Part title={say('records.title')}>
      <RecordPicture
        onList={(wanted) => {
          setKind(wanted)
          setText('')
        }}
      />
      <div role="search" className={fields.row}>
        <label className={fields.label}>
          {say('records.kind_label')}
          <select
            className={fields.field}
            value={kind}
            onChange={({ target }) => setKind(recordKinds.find((each) => each === target.value) ?? kind)}
          >
            {recordKinds.map((each) => (
              <option key={each} value={each}>
                {say(`records.kind.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <label className={fields.label}>
          {say('records.search')}
          <input
            type="search"
            className={fields.field}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
      </div>
      {last ? (
        <Button
          variant="outline"
          size="small"
          pending={doing.isBusy}
          onClick={() =>
            doing.act(async (inWords, controls) => {
              const isUndone = await undo(last, controls)
              setEdits(edits.slice(1))
              const done = { change: editText(last, inWords) }
              return isUndone ? inWords('records.undone', done) : inWords('records.not_kept', done)
            })
          }
        >
          {say('records.undo', { change: editText(last, say) })}
        </Button>
      ) : null}
      {found?.length === 0 ? (
        <p className={fields.hint}>{say(text === '' ? `records.none.${kind}` : 'records.none_found')}</p>
      ) : null}
      <ul aria-label={say('records.title')}>
        {found?.map((record) => (
          <FoldingRow
            key={record.key}
            title={record.name}
            status={null}
            details={record.fields.slice(0, 4).map((field) => (
              <span key={`${field.name} ${field.place}`}>{fieldText(field, say)}</span>
            ))}
            isOpen={open.has(record.key)}
            onToggle={() => toggle(record.key)}
          >
            <RecordForm
              record={record}
              doing={doing}
              onEdit={(edit) => setEdits([edit, ...edits].slice(0, KEPT_EDITS))}
            />
          </FoldingRow>
        ))}
      </ul>
    </Part>
  )
}
