import { type FormEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../../../src/ui/button/Button.tsx'
import {
  addSets,
  deleteSet,
  isSetName,
  SET_NAME_LENGTH,
  type SavedSet,
  savedSets,
  watchSets,
} from '../../controls/sets/savedSets.ts'
import { readSetsFile, setsFileText } from '../../controls/sets/setsFile.ts'
import { download } from '../requests/download.ts'
import fields from '../session/fields.module.css'
import { FileField } from '../session/FileField.tsx'
import { Part } from '../session/Part.tsx'
import { Said } from '../session/Said.tsx'
import { type Doing, useDoing } from '../session/useDoing.ts'
import { useConsoleTexts } from '../texts.ts'
import { useControls } from '../useControls.ts'
import { currentAddress } from './currentAddress.ts'
import styles from './SavedSets.module.css'
import { SetRow } from './SetRow.tsx'

const FILE_NAME = 'pasar-sets.json'

/** Repro links with names: saved in this browser, opened, and shared as a file. */
export function SavedSets() {
  const say = useConsoleTexts()
  // Beside its own buttons, since a phone shows only a part of the panel.
  const doing = useDoing()
  const sets = useSyncExternalStore(watchSets, savedSets)
  const [lastDeleted, setDeleted] = useState<SavedSet | null>(null)
  const deleted = sets.some(({ name }) => name === lastDeleted?.name) ? null : lastDeleted
  const undo = useRef<HTMLButtonElement>(null)
  // The button that had the focus is gone with its row.
  useEffect(() => {
    if (deleted) undo.current?.focus()
  }, [deleted])
  const remove = (set: SavedSet) =>
    doing.act(async () => {
      deleteSet(set.name)
      setDeleted(set)
      return say('sets.deleted', { name: set.name })
    })
  const restore = (set: SavedSet) =>
    doing.act(async () => {
      addSets([set])
      setDeleted(null)
      return say('sets.saved', { name: set.name })
    })
  const save = () =>
    doing.act(async () => {
      download(FILE_NAME, setsFileText(sets))
      return say('data.exported', { name: FILE_NAME })
    })
  const open = (file: File) =>
    doing.act(async () => {
      const found = await readSetsFile(file)
      const replaced = addSets(found)
      return say('sets.imported', { name: file.name, number: found.length, replaced })
    })
  return (
    <Part title={say('sets.title')}>
      <p className={fields.hint}>{say('sets.hint')}</p>
      <NewSet doing={doing} />
      {sets.length === 0 ? (
        <p className={fields.hint}>{say('sets.none')}</p>
      ) : (
        <ul className={styles.list} aria-label={say('sets.title')}>
          {sets.map((set) => (
            <SetRow key={set.name} set={set} onDelete={() => remove(set)} />
          ))}
        </ul>
      )}
      <div className={fields.row}>
        {deleted ? (
          <Button ref={undo} variant="outline" onClick={() => restore(deleted)}>
            {say('sets.undo', { name: deleted.name })}
          </Button>
        ) : null}
        {sets.length === 0 ? null : (
          <Button variant="outline" onClick={save}>
            {say('sets.export')}
          </Button>
        )}
      </div>
      <Said outcome={doing.outcome} />
      <FileField label={say('sets.import')} onFile={open} />
    </Part>
  )
}

/** Saves the current state under a name. The name of another set replaces that one. */
function NewSet({ doing }: { doing: Doing }) {
  const say = useConsoleTexts()
  const controls = useControls()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [isRefused, setRefused] = useState(false)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = name.trim()
    setRefused(!isSetName(trimmed))
    if (!isSetName(trimmed)) {
      field.current?.focus()
      return
    }
    doing.act(async () => {
      const replaced = addSets([{ name: trimmed, address: await currentAddress(controls) }])
      setName('')
      return say(replaced > 0 ? 'sets.replaced' : 'sets.saved', { name: trimmed })
    })
  }
  return (
    <form className={fields.row} noValidate onSubmit={save}>
      <label className={fields.label}>
        {say('sets.name')}
        <input
          ref={field}
          className={fields.field}
          value={name}
          maxLength={SET_NAME_LENGTH}
          autoComplete="off"
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? id : undefined}
          onChange={({ target }) => {
            setName(target.value)
            setRefused(false)
          }}
        />
      </label>
      <Button type="submit" variant="outline" pending={doing.isBusy}>
        {say('sets.save')}
      </Button>
      {isRefused ? (
        <p id={id} role="alert" className={styles.problem}>
          {say('sets.name_missing', { length: SET_NAME_LENGTH })}
        </p>
      ) : null}
    </form>
  )
}
