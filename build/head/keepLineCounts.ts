/** A text, and the element whose height changes with its number of lines. */
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

/** The heading of a list, which may have the count beside it. */
const headings = (part: Element): Kept[] =>
  Array.from(part.querySelectorAll<HTMLElement>('h1[data-level]'), (words) => ({
    words,
    place: words.parentElement ?? words,
  }))

/** The text of a category's banner. */
const bannerTexts = (part: Element): Kept[] =>
  Array.from(part.querySelectorAll<HTMLElement>('[data-keep-lines]'), (words) => ({ words, place: words }))

/**
 * Runs `change`, which swaps the font of these parts, and lays them out. Names, the heading of a list and the text of a banner keep their
 * number of lines, so that nothing below moves. The two fonts are equally wide on average; about one name in fifty would break differently.
 */
export function keepLineCounts(parts: readonly HTMLElement[], change: () => void) {
  const kept = parts
    .flatMap((part) => [...namesInView(part), ...headings(part), ...bannerTexts(part)])
    .map((one) => ({ ...one, height: one.place.offsetHeight }))
  change()
  // Otherwise the next frame would lay out all parts at once.
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
