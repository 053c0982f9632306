/** What only a script can answer. */
const PRESSABLE = 'button:not([data-boot-again]), input[type="checkbox"], input[type="radio"]'

type Field = HTMLInputElement | HTMLSelectElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement

/** Says to the shop what a field has held since before it listened; what React knows of the field must be another value first. */
function type(field: Field, text: string): void {
  const isInput = field instanceof HTMLInputElement
  const { prototype } = isInput ? HTMLInputElement : HTMLSelectElement
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event(isInput ? 'input' : 'change', { bubbles: true }))
}

/**
 * Keeps what is pressed, typed and sent until the shop can do it. Links are left to the browser: they lead where they say without any
 * script.
 */
export function holdBack(): Pick<DrawnPageHelp, 'stop' | 'doHeldBack'> {
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
  /** Each waits for what the one before it changed. */
  async function doHeldBack(): Promise<void> {
    stop()
    for (const [field, text] of typed) if (field.isConnected) type(field, text)
    for (const element of pressed) {
      await new Promise((resolve) => {
        setTimeout(resolve)
      })
      if (!element.isConnected) continue
      if (element instanceof HTMLFormElement) element.requestSubmit()
      else element.click()
    }
  }
  return { stop, doHeldBack }
}
