import type { Field, RecordedInput } from './recordInput.ts'

/** Replays the text of a field. React ignores an input event whose value it already has, so that the field is emptied first. */
function type(field: Field, text: string): void {
  const isInput = field instanceof HTMLInputElement
  const { prototype } = isInput ? HTMLInputElement : HTMLSelectElement
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event(isInput ? 'input' : 'change', { bubbles: true }))
}

/** Replays recorded input; each step waits for the effects of the one before it. */
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
