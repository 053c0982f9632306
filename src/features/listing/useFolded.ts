import { useState } from 'react'
import { BRAND_FILTER_SHOWN_FIRST } from '../../contract/limits.ts'

/**
 * Shows the first ten of many options, the rest on demand (document 1 §3, brandTexts). Chosen options are always shown, so that they can be
 * cleared.
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
