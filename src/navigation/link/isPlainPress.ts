import type { MouseEvent } from 'react'

/** A press that is not meant to open another tab or window, nor to save. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
