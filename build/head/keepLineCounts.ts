/** Words, and what would be higher or lower by a line of them. */
interface Kept {
  words: HTMLElement
  place: HTMLElement
}

/** Of the cards in the first view; to measure others would have them laid out. */
const namesInView = (part: Element): Kept[] =>
  Array.from(part.querySelectorAll('article img[loading=eager]'), (picture) => {
    const words = picture.closest('article')?.querySelector<HTMLElement>('h2,h3,h4')
    return words ? { words, place: words } : []
  }).flat()

/** The heading of a list, beside which its count may have room. */
const headings = (part: Element): Kept[] =>
  Array.from(part.querySelectorAll<HTMLElement>('h1[data-level]'), (words) => ({
    words,
    place: words.parentElement ?? words,
  }))

/**
 * Does what changes the letters of these parts of the page, lays them out, and leaves names and the heading of a list the lines that they
 * have, since a size or the list stands below. The letters of two typefaces are as wide as each other on the whole; one name in fifty is
 * just so long that it would break otherwise.
 */
export function keepLineCounts(parts: readonly HTMLElement[], change: () => void) {
  const kept = parts
    .flatMap((part) => [...namesInView(part), ...headings(part)])
    .map((one) => ({ ...one, height: one.place.offsetHeight }))
  change()
  // Else all parts would be laid out in the next frame, at once.
  for (const part of parts) part.getBoundingClientRect()
  const changed = kept.map(({ words, place, height }) => ({
    style: words.style,
    more: place.offsetHeight - height,
  }))
  for (const { style, more } of changed) {
    if (more < 0) style.paddingInlineEnd = '8%'
    if (more > 0) style.letterSpacing = '-0.02em'
  }
}
