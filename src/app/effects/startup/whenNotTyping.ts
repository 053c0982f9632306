import { whenUncovered } from '../../../stores/overlays/whenUncovered.ts'

/** The shopper fills in a form on the page, or is about to send it: the focus is in it. */
const isInForm = (): boolean => Boolean(document.activeElement?.closest('form'))

/** A form that disappears with its focus causes no `focusout`; the element that has the focus then does. */
const events = ['focusin', 'focusout'] as const

/** Runs some work as soon as nothing covers the page and the focus is in no form. Returns a function that cancels it. */
export function whenNotTyping(work: () => void): () => void {
  let stopWaiting = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  // While the event runs, the next element does not have the focus yet.
  const onFocus = () => {
    clearTimeout(timer)
    timer = setTimeout(check)
  }
  const stop = () => {
    clearTimeout(timer)
    stopWaiting()
    for (const event of events) document.removeEventListener(event, onFocus)
  }
  function check() {
    stop()
    stopWaiting = whenUncovered(() => {
      if (!isInForm()) work()
      else for (const event of events) document.addEventListener(event, onFocus)
    })
  }
  check()
  return stop
}
