/** Of the cards in the first view; to measure others would have them laid out. */
const namesInView = (): HTMLElement[] =>
  Array.from(
    document.querySelectorAll('article img[loading=eager]'),
    (picture) => picture.closest('article')?.querySelector<HTMLElement>('h2,h3,h4') ?? [],
  ).flat()

/**
 * Does what changes the letters of the page, and leaves each name the lines that it has, since a size stands below it. The letters of
 * two typefaces are as wide as each other on the whole; one name in fifty is just so long that it would break otherwise.
 */
export function keepLines(change: () => void) {
  const names = namesInView().map((name) => ({ name, height: name.offsetHeight }))
  change()
  const changed = names.map(({ name, height }) => ({ style: name.style, more: name.offsetHeight - height }))
  for (const { style, more } of changed) {
    if (more < 0) style.paddingInlineEnd = '8%'
    if (more > 0) style.letterSpacing = '-0.02em'
  }
}
