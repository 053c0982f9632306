import type { Field, RecordedInput } from './recordInput.ts'

/** Says to the shop what a field has held since before it listened; what React knows of the field must be another value first. */
function type(field: Field, text: string): void {
  const isInput = field instanceof HTMLInputElement
  const { prototype } = isInput ? HTMLInputElement : HTMLSelectElement
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event(isInput ? 'input' : 'change', { bubbles: true }))
}

/** Does what was held back; each waits for what the one before it changed. */
export async function replayInput({ pressed, typed, stop }: RecordedInput): Promise<void> {
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
