import * as v from 'valibot'
import { keep, recallKept } from './kept.ts'

/** Scrolls an element to where it was before the page loaded again, and keeps its position from now on. Returns an unsubscribe function. */
export function keepScroll(element: HTMLElement, id: string): () => void {
  const name = `scroll.${id}`
  element.scrollTop = recallKept(name, v.number()) ?? 0
  const remember = () => keep(name, element.scrollTop)
  element.addEventListener('scroll', remember, { passive: true })
  return () => element.removeEventListener('scroll', remember)
}
