import { useLayoutEffect, useRef } from 'react'
import { afterNextFrame } from '../../scheduling/afterNextFrame.ts'

const CONTROLS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]:not([tabindex="-1"])'

/** The element that had opened the dialog, and those around it: if it is gone when the dialog closes, some of them are left. */
let opener: readonly Element[] = []

const isInDialog = (element: Element): boolean => element.closest('[role="dialog"]') !== null

/** A dialog that opens from another one returns the focus to where that one was opened. */
function noteOpener(): void {
  const { activeElement } = document
  if (activeElement && isInDialog(activeElement)) return
  const trail: Element[] = []
  // Further out, a control would have nothing to do with the one that is gone.
  for (let one = activeElement; one && !one.matches('body, main'); one = one.parentElement) trail.push(one)
  opener = trail
}

/** Whether it can be focused, and is now. */
function tryFocus(element: HTMLElement | null): boolean {
  element?.focus({ preventScroll: true })
  return element !== null && document.activeElement === element
}

/** The heading of the page, or its main part. */
function focusPage(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  if (!tryFocus(heading)) tryFocus(document.querySelector<HTMLElement>('main'))
}

function returnFocus(): void {
  for (const one of opener) {
    if (!one.isConnected || !(one instanceof HTMLElement)) continue
    if (one.matches(CONTROLS) && tryFocus(one)) return
    for (const control of one.querySelectorAll<HTMLElement>(CONTROLS)) if (tryFocus(control)) return
  }
  focusPage()
}

/** The closing dialog, or what positions it, still has the focus. */
const isAroundTitle = (element: Element, titleId: string): boolean => {
  const dialog = document.querySelector(`[aria-labelledby="${CSS.escape(titleId)}"]`)
  return dialog !== null && (dialog.contains(element) || element.contains(dialog))
}

interface FocusReturn {
  isOpen: boolean
  /** Opened without a request and beside the page: if it does not have the focus, that stays where it is. */
  isPassive?: boolean
  /** The id of the dialog's title. */
  titleId: string
}

/**
 * When a dialog or panel closes, the focus is never left on nothing: it returns to the control that opened it, else to the nearest one
 * that is left, else to the heading of the page. Returns what has to run when the dialog is about to leave the page: a press while it
 * closes, as the second one of a double-click, puts the focus into it once more.
 */
export function useFocusReturn({ isOpen, isPassive = false, titleId }: FocusReturn): () => void {
  const wasPassive = useRef(isPassive)
  const isOpenNow = useRef(false)
  useLayoutEffect(() => {
    if (isOpen) wasPassive.current = isPassive
  }, [isOpen, isPassive])
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    isOpenNow.current = true
    noteOpener()
    const returnLostFocus = async () => {
      isOpenNow.current = false
      // Material UI returns the focus first, and another part may place it.
      await afterNextFrame()
      // Opened again: in development, React runs each effect twice.
      if (isOpenNow.current) return
      const { activeElement } = document
      const isLost = activeElement === null || activeElement === document.body
      if (isLost ? !wasPassive.current : isAroundTitle(activeElement, titleId)) returnFocus()
    }
    return () => void returnLostFocus()
  }, [isOpen, titleId])
  return () => {
    const { activeElement, body } = document
    if (activeElement && activeElement !== body && isAroundTitle(activeElement, titleId)) returnFocus()
  }
}
