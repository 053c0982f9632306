import { useState } from 'react'
import { BRAND_FILTER_SHOWN_FIRST } from '../../contract/limits.ts'

/**
 * The first ten of many choices, the rest on demand (document 1 §3, brandTexts). What is chosen is never hidden: what narrows the
 * goods must be seen to be undone.
 */
export function useFolded<Choice>(choices: readonly Choice[], isChosen: (choice: Choice) => boolean) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = choices.filter(
    (choice, index) => isWhole || index < BRAND_FILTER_SHOWN_FIRST || isChosen(choice),
  )
  return {
    shown,
    isWhole,
    isLong: choices.length > BRAND_FILTER_SHOWN_FIRST,
    hidden: choices.length - shown.length,
    onToggle: () => setIsWhole(!isWhole),
  }
}
