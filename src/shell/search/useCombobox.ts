import { type KeyboardEvent, useId, useRef, useState } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

interface Combobox {
  isOpen: boolean
  onOpen: () => void
  /** Escape was pressed: the list closes, or what is typed goes where there is none to close. */
  onEscape: () => void
}

/**
 * The keyboard of a search field with a list under it (ARIA's combobox pattern): the arrows go through the options and back to the
 * field, Enter takes the one that is active, Escape closes. The focus stays in the field.
 */
export function useCombobox({ isOpen, onOpen, onEscape }: Combobox) {
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<string | null>(null)
  const options = () => Array.from(list.current?.querySelectorAll('[role=option]') ?? [])

  const go = (step: number) => {
    const all = options()
    // One place more than there are options: the field itself, where none is active.
    const places = all.length + 1
    const at = all.findIndex(({ id }) => id === active)
    const next = all[((at + step + places + 1) % places) - 1]
    next?.scrollIntoView({ block: 'nearest' })
    setActive(next?.id ?? null)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event
    // An input method is at work: its keys are its own.
    if (nativeEvent.isComposing) return
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
    /** Another list has come: the option that the arrows are at stays active where it is offered again. */
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
