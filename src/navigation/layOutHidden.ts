import { whenIdle } from '../scheduling/whenIdle.ts'

/** Whether the `content-visibility` of its parent alone hides a part. */
const isHiddenByParent = (part: HTMLElement): boolean => 'checkVisibility' in part && !part.checkVisibility()

/** Puts a part back into the layout, from which React removes what is hidden, if it stays invisible there. */
function layOut(part: HTMLElement): void {
  part.style.removeProperty('display')
  // Some browsers do not support `content-visibility`.
  if (isHiddenByParent(part)) part.getBoundingClientRect()
  else part.style.setProperty('display', 'none', 'important')
}

/**
 * Computes the layout of a page in an element with hidden content (`content-visibility`) in an idle moment, so that showing it is little
 * work. Returns a function that cancels it.
 */
export function layOutHidden(place: HTMLElement): () => void {
  let stop = () => {}
  const rendered = new MutationObserver(() => {
    rendered.disconnect()
    stop = whenIdle(() => {
      for (const part of place.children) if (part instanceof HTMLElement) layOut(part)
    })
  })
  rendered.observe(place, { childList: true })
  return () => {
    rendered.disconnect()
    stop()
  }
}
