import { useLayoutEffect, useRef, useState } from 'react'
import { useT } from '../../../i18n/index.ts'
import { readFormDraft, saveFormDraft } from '../../../stores/base/formDraft.ts'
import type { ListProblem } from '../../../stores/lists/shoppingLists.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { announce } from '../../../ui/feedback/Announcer.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { moreIcons } from '../../../ui/icon/moreIcons.ts'
import styles from './ArrangeListForm.module.css'

/** An item of the list by the id of its variant; `name` is null for a product that has left the catalogue. */
export interface ArrangedItem {
  id: string
  name: string | null
}

export interface ArrangeListFormProps {
  list: string
  items: readonly ArrangedItem[]
  /** Keeps the order and the marked items for a reload. */
  draft: `list-order:${string}`
  /** Saves the list as a whole: the ids of the kept items in their new order. Returns the failure's message, or null. */
  onSave: (kept: readonly string[]) => Promise<ListProblem | null>
}

type Step = 'up' | 'down'

const idsIn = (text = '') => text.split(' ').filter(Boolean)

/** The items in the order of the draft; items that have come since are at the end. */
function arranged(items: readonly ArrangedItem[], ids: readonly string[]): readonly ArrangedItem[] {
  const known = ids.flatMap((id) => items.find((item) => item.id === id) ?? [])
  return [...known, ...items.filter((item) => !known.includes(item))]
}

/** Sorts the items of a list, and removes several of them; nothing changes before it is saved. */
export function ArrangeListForm({ list, items, draft, onSave }: ArrangeListFormProps) {
  const t = useT()
  const [start] = useState(() => readFormDraft(draft))
  const [order, setOrder] = useState(() => arranged(items, idsIn(start['order'])))
  const [removed, setRemoved] = useState<readonly string[]>(() => idsIn(start['removed']))
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<ListProblem | null>(null)
  const rows = useRef<HTMLUListElement>(null)
  const [moved, setMoved] = useState<{ id: string; step: Step } | null>(null)

  // Moving a line in the document takes the focus from its button; at the end of the list the other button takes it.
  useLayoutEffect(() => {
    if (moved === null) return
    const row = rows.current?.querySelector(`[data-item="${moved.id}"]`)
    const button =
      row?.querySelector<HTMLButtonElement>(`[data-step="${moved.step}"]:not(:disabled)`) ??
      row?.querySelector<HTMLButtonElement>('[data-step]:not(:disabled)')
    button?.focus()
  }, [moved, order])

  const nameOf = ({ name }: ArrangedItem) => name ?? t('lists.gone_item')
  const keep = (items: readonly ArrangedItem[], marked: readonly string[]) =>
    saveFormDraft(draft, { order: items.map(({ id }) => id).join(' '), removed: marked.join(' ') })
  const move = (at: number, step: Step) => {
    const item = order[at]
    const next = step === 'up' ? at - 1 : at + 1
    if (!item) return
    const changed = order.toSpliced(at, 1).toSpliced(next, 0, item)
    setOrder(changed)
    keep(changed, removed)
    setMoved({ id: item.id, step })
    announce(t('lists.moved', { name: nameOf(item), place: next + 1, count: order.length }))
  }
  const toggle = (id: string) => {
    const marked = removed.includes(id) ? removed.filter((other) => other !== id) : [...removed, id]
    setRemoved(marked)
    keep(order, marked)
  }
  const save = async () => {
    setSaving(true)
    setProblem(null)
    setProblem(await onSave(order.flatMap(({ id }) => (removed.includes(id) ? [] : id))))
    setSaving(false)
  }
  return (
    <div className={styles.form}>
      <FormError message={problem && t(problem, { list })} />
      <ul ref={rows} className={styles.rows} aria-label={list}>
        {order.map((item, at) => {
          const name = nameOf(item)
          const isRemoved = removed.includes(item.id)
          return (
            <li key={item.id} data-item={item.id} className={isRemoved ? styles.removed : styles.row}>
              <span className={styles.name}>{name}</span>
              <IconButton
                icon="chevron-down"
                label={t('lists.move_up', { name })}
                className={styles.up}
                data-step="up"
                disabled={at === 0}
                onClick={() => move(at, 'up')}
              />
              <IconButton
                icon="chevron-down"
                label={t('lists.move_down', { name })}
                data-step="down"
                disabled={at === order.length - 1}
                onClick={() => move(at, 'down')}
              />
              <IconButton
                icon={moreIcons['trash-2']}
                size={20}
                label={t('lists.remove', { name })}
                aria-pressed={isRemoved}
                onClick={() => toggle(item.id)}
              />
            </li>
          )
        })}
      </ul>
      <p role="status" className={styles.count}>
        {removed.length > 0 ? t('lists.removes', { count: removed.length }) : ''}
      </p>
      <Button size="large" wide pending={isSaving} onClick={() => void save()}>
        {t('lists.save_list')}
      </Button>
    </div>
  )
}
