import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { isComposing } from '../../ui/form/isComposing.ts'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

interface Combobox {
  isOpen: boolean
  onOpen: () => void
  /** Called on Escape: closes the list, or clears the text if there is none to close. */
  onEscape: () => void
}

/**
 * The keyboard handling of a search field with a list (ARIA combobox pattern): the arrows move through the options and back to the field,
 * Enter opens the active option, Escape closes the list. The focus stays in the field.
 */
export function useCombobox({ isOpen, onOpen, onEscape }: Combobox) {
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<string | null>(null)
  const options = () => Array.from(list.current?.querySelectorAll('[role=option]') ?? [])

  const go = (step: number) => {
    const all = options()
    // One position more than options: the field itself, where none is active.
    const places = all.length + 1
    const at = all.findIndex(({ id }) => id === active)
    const next = all[((at + step + places + 1) % places) - 1]
    next?.scrollIntoView({ block: 'nearest' })
    setActive(next?.id ?? null)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (isComposing(event)) return
    const step = STEPS[key]
    const chosen = options().find(({ id }) => id === active)
    if (step !== undefined) {
      event.preventDefault()
      if (isOpen) go(step)
      else onOpen()
    } else if (key === 'Enter' && isOpen && chosen instanceof HTMLElement) {
      event.preventDefault()
      setActive(null)
      chosen.click()
    } else if (key === 'Escape') {
      setActive(null)
      onEscape()
    }
  }

  return {
    active,
    forgetActive: () => setActive(null),
    /** Called when the list changes: the active option stays active if the new list contains it. */
    keepActive: () => {
      if (!options().some(({ id }) => id === active)) setActive(null)
    },
    list,
    listId,
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': active ?? undefined,
      onKeyDown,
    } as const,
  }
}
