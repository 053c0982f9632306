/** Elements whose input only a script can handle. */
const PRESSABLE = 'button:not([data-boot-again]), input[type="checkbox"], input[type="radio"]'

export type Field = HTMLInputElement | HTMLSelectElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement

/** The input from before the shop could handle it. */
export interface RecordedInput {
  /** Buttons, boxes and forms, in the order in which they were. */
  pressed: readonly HTMLElement[]
  typed: ReadonlyMap<Field, string>
  /** From now on the page's own scripts receive every event. */
  stop: () => void
}

/** Records clicks, input and submits until the shop can handle them. Links are left to the browser, since they work without scripts. */
export function recordInput(): RecordedInput {
  const pressed: HTMLElement[] = []
  const typed = new Map<Field, string>()
  const hold = (element: HTMLElement | null, event: Event) => {
    if (!element) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed.push(element)
  }
  const listeners: Record<string, (event: Event) => void> = {
    click: (event) =>
      hold(event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSABLE) : null, event),
    submit: (event) => hold(event.target instanceof HTMLFormElement ? event.target : null, event),
    input: ({ target }) => {
      if (isField(target)) typed.set(target, target.value)
    },
  }
  for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener, true)
  const stop = () => {
    for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener, true)
  }
  return { pressed, typed, stop }
}
