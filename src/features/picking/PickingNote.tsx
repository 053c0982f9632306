import { useEffect, useId, useRef, useState } from 'react'
import { PICKING_NOTE_MAXIMUM } from '../../contract/limits.ts'
import { useT } from '../../i18n/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './PickingNote.module.css'
import { moreIcons } from '../../ui/icon/moreIcons.ts'

interface PickingNoteProps {
  name: string
  note: string
  onSave: (text: string) => void
}

/** The shopper's note for the picker, shown and edited in the line (document 1 §3, picking notes). */
export function PickingNote({ name, note, onSave }: PickingNoteProps) {
  const t = useT()
  const [typed, setTyped] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const id = useId()
  const isOpen = typed !== null

  useEffect(() => {
    if (isOpen) field.current?.focus()
    else if (wasOpen.current) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  const save = () => {
    if (typed === null) return
    if (typed.trim() !== note) onSave(typed.trim())
    setTyped(null)
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
        save()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        setTyped(null)
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
        maxLength={PICKING_NOTE_MAXIMUM}
        placeholder={t('cart.note_hint')}
        aria-describedby={`${id}-left`}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey) return
          event.preventDefault()
          save()
        }}
      />
      <div className={styles.foot}>
        <span id={`${id}-left`} className={styles.left}>
          {t('cart.note_remaining', { count: PICKING_NOTE_MAXIMUM - typed.length })}
        </span>
        <Button variant="quiet" size="small" onClick={() => setTyped(null)}>
          {t('cart.note_cancel')}
        </Button>
        <Button variant="outline" size="small" type="submit">
          {t('cart.note_save')}
        </Button>
      </div>
    </form>
  )
}
