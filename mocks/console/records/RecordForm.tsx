import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '../../../src/ui/button/Button.tsx'
import {
  type FieldValue,
  type RecordField,
  type ShopRecord,
  typedValue,
} from '../../controls/records/shopRecord.ts'
import type { ShopSnapshot } from '../../controls/snapshots.ts'
import fields from '../session/fields.module.css'
import type { Doing } from '../session/useDoing.ts'
import { useConsoleTexts } from '../texts.ts'
import { type DoneEdit, doneEdit, type Edit, editText, newValues } from './edit.ts'
import { fieldLabel } from './fieldText.ts'
import styles from './RecordForm.module.css'

interface RecordFormProps {
  record: ShopRecord
  doing: Doing
  onEdit: (edit: DoneEdit) => void
}

const keyOf = ({ name, place = '' }: RecordField): string => `${name}-${place}`
const textOf = (value: FieldValue): string => (value === null ? '' : String(value))

/** The fields of a record; what was changed in them is set at once. A field of the wrong form says what it takes. */
export function RecordForm({ record, doing, onEdit }: RecordFormProps) {
  const say = useConsoleTexts()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [isChecked, setChecked] = useState(false)
  const entered = record.fields.map((field) => {
    const text = typed[keyOf(field)] ?? textOf(field.value)
    return { field, text, to: typedValue(field, text) }
  })
  const problemOf = ({ type, most, isOptional }: RecordField) =>
    type === 'time'
      ? say('records.wrong_time')
      : say(isOptional ? 'records.wrong_optional' : 'records.wrong', { most: most ?? 1_000_000 })

  const save = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const changed = entered.filter(({ field, to }) => to !== field.value)
    const wrong = changed.find(({ to }) => to === undefined)
    if (wrong) {
      form.current?.querySelector<HTMLElement>(`[name="${keyOf(wrong.field)}"]`)?.focus()
      return
    }
    const edit: Edit = {
      record,
      fields: changed.flatMap(({ field, to }) => (to === undefined ? [] : [{ field, to }])),
    }
    if (edit.fields.length === 0) return
    doing.act(async (inWords, controls) => {
      const snapshots: ShopSnapshot[] = []
      for (const change of newValues(edit)) snapshots.push(await controls.set(change))
      setTyped({})
      const [first] = snapshots
      const done = doneEdit(edit, first?.id)
      onEdit(done)
      return inWords('records.saved', { change: editText(done, inWords) })
    })
  }
  return (
    <form ref={form} className={styles.form} onSubmit={save} noValidate>
      {record.id === record.name ? null : (
        <p className={fields.hint}>
          <code>{record.id}</code>
        </p>
      )}
      <div className={styles.fields}>
        {entered.map(({ field, text, to }) => {
          const key = keyOf(field)
          const isWrong = isChecked && to === undefined
          const control = {
            name: key,
            className: fields.field,
            value: text,
            'aria-invalid': isWrong || undefined,
            'aria-describedby': isWrong ? `${id}-${key}` : undefined,
          }
          const enter = (value: string) => {
            setTyped({ ...typed, [key]: value })
            setChecked(false)
          }
          return (
            <div key={key}>
              <label className={fields.label}>
                {fieldLabel(field, say)}
                {field.choices ? (
                  <select {...control} onChange={({ target }) => enter(target.value)}>
                    {field.choices.map(({ value, name }) => (
                      <option key={name} value={value}>
                        {name}
                      </option>
                    ))}
                  </select>
                ) : (
                  <input
                    {...control}
                    inputMode={field.type === 'time' ? 'text' : 'numeric'}
                    autoComplete="off"
                    onChange={({ target }) => enter(target.value)}
                  />
                )}
              </label>
              {isWrong ? (
                <span id={`${id}-${key}`} role="alert" className={styles.problem}>
                  {problemOf(field)}
                </span>
              ) : null}
            </div>
          )
        })}
      </div>
      <div>
        <Button type="submit" size="small" pending={doing.isBusy}>
          {say('records.save')}
        </Button>
      </div>
    </form>
  )
}
