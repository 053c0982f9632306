import { useId, useLayoutEffect, useRef, useState } from 'react'
import { PICKING_NOTE_MAXIMUM } from '../../contract/limits.ts'
import { useT } from '../../i18n/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { isComposing } from '../../ui/form/isComposing.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './PickingNote.module.css'
import { moreIcons } from '../../ui/icon/moreIcons.ts'

interface PickingNoteProps {
  name: string
  note: string
  /** What was typed before a reload, and not saved: the field is open. */
  unsaved?: string | undefined
  /** Returns whether it is saved; the field stays open otherwise. */
  onSave: (text: string) => Promise<boolean>
  /** Called with every change; null when the field closes without a change to save. */
  onTyped?: (text: string | null) => void
}

/** The shopper's note for the picker, shown and edited in the line (document 1 §3, picking notes). */
export function PickingNote({ name, note, unsaved, onSave, onTyped }: PickingNoteProps) {
  const t = useT()
  const [typed, setTyped] = useState<string | null>(unsaved ?? null)
  const [isSaving, setSaving] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const isOpen = typed !== null
  // One that is open from the start does not take the focus.
  const wasOpen = useRef(isOpen)
  const id = useId()

  // Not after the paint: a key that is pressed in between would be lost.
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    if (isOpen) field.current?.focus()
    // The shopper may have gone on while it was saved.
    else if (document.activeElement === document.body) opener.current?.focus()
  }, [isOpen])

  const close = () => {
    onTyped?.(null)
    setTyped(null)
  }
  const save = async () => {
    if (typed === null || isSaving) return
    if (typed.trim() === note) return close()
    setSaving(true)
    const isSaved = await onSave(typed.trim())
    setSaving(false)
    // It may have been closed and opened again in the meantime.
    if (isSaved) setTyped((now) => (now === typed ? null : now))
  }

  if (typed === null)
    return (
      <button
        ref={opener}
        type="button"
        className={styles.note}
        aria-label={note ? t('cart.note_edit_label', { name, note }) : t('cart.note_add_label', { name })}
        onClick={() => setTyped(note)}
      >
        <Icon name={moreIcons['sticky-note']} size={16} />
        <span>{note || t('cart.note_add')}</span>
      </button>
    )

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={(event) => {
        // An input method uses these keys itself.
        if (event.key !== 'Escape' || isComposing(event)) return
        event.stopPropagation()
        close()
      }}
    >
      <label htmlFor={id} className={styles.label}>
        {t('cart.note_label')}
      </label>
      <textarea
        ref={field}
        id={id}
        className={styles.field}
        rows={2}
        value={typed}
        readOnly={isSaving}
        maxLength={PICKING_NOTE_MAXIMUM}
        placeholder={t('cart.note_hint')}
        aria-describedby={`${id}-left`}
        onChange={({ target }) => {
          setTyped(target.value)
          onTyped?.(target.value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
          event.preventDefault()
          void save()
        }}
      />
      <div className={styles.foot}>
        <span id={`${id}-left`} className={styles.left}>
          {t('cart.note_remaining', { count: PICKING_NOTE_MAXIMUM - typed.length })}
        </span>
        <Button variant="quiet" size="small" onClick={close}>
          {t('cart.note_cancel')}
        </Button>
        <Button variant="outline" size="small" type="submit" pending={isSaving}>
          {t('cart.note_save')}
        </Button>
      </div>
    </form>
  )
}
