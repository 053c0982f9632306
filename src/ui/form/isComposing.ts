import type { KeyboardEvent } from 'react'

/** The key code of a key that an input method handles. */
const OF_INPUT_METHOD = 229

/**
 * Whether an input method handles the key, as Enter that chooses Chinese characters. Safari ends the composition before it sends that key:
 * only its code says so then.
 */
export const isComposing = ({ nativeEvent: { isComposing, keyCode } }: KeyboardEvent): boolean =>
  isComposing || keyCode === OF_INPUT_METHOD
