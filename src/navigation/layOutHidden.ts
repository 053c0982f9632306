import { whenIdle } from '../scheduling/whenIdle.ts'

/** Whether a part whose place hides its content is out of sight by that alone. */
const isHiddenByPlace = (part: HTMLElement): boolean => 'checkVisibility' in part && !part.checkVisibility()

/** Takes a part into the layout again, out of which React takes what is hidden, if nobody sees it there. */
function layOut(part: HTMLElement): void {
  part.style.removeProperty('display')
  // Not every browser knows places that hide their content.
  if (isHiddenByPlace(part)) part.getBoundingClientRect()
  else part.style.setProperty('display', 'none', 'important')
}

/**
 * Has what is drawn into a place that hides its content (`content-visibility`) laid out in an idle moment, so that to show it is little
 * work. Answers the way to leave it.
 */
export function layOutHidden(place: HTMLElement): () => void {
  let stop = () => {}
  const drawn = new MutationObserver(() => {
    drawn.disconnect()
    stop = whenIdle(() => {
      for (const part of place.children) if (part instanceof HTMLElement) layOut(part)
    })
  })
  drawn.observe(place, { childList: true })
  return () => {
    drawn.disconnect()
    stop()
  }
}
