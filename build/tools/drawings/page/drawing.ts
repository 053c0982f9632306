const SHAPES = 'path, circle, ellipse, rect, line, polygon, polyline, use'
const RESOURCES = 'linearGradient, radialGradient, filter, mask, clipPath'

/** The painted shapes, in their order, without those of masks and clip paths. */
export const shapesOf = (drawing: Element): Element[] =>
  [...drawing.querySelectorAll(SHAPES)].filter((shape) => !shape.closest('defs, mask, clipPath'))

/** Removes empty groups and unreferenced definitions. */
export function prune(drawing: Element): void {
  let before = -1
  while (before !== drawing.querySelectorAll('*').length) {
    before = drawing.querySelectorAll('*').length
    for (const group of drawing.querySelectorAll('g, defs, mask, clipPath'))
      if (group.childElementCount === 0) group.remove()
    const text = drawing.outerHTML
    for (const resource of drawing.querySelectorAll(RESOURCES))
      if (!text.includes(`#${resource.id})`) && !text.includes(`"#${resource.id}"`)) resource.remove()
  }
}

/** Parses an SVG text. */
export const parsed = (svg: string): Element =>
  new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement

/** The SVG text of a drawing. */
export const written = (drawing: Element): string => new XMLSerializer().serializeToString(drawing)

/** The cost of loading and painting a drawing, in bytes; each filter and mask counts as `layer` bytes. */
export function costOf(drawing: Element, layer: number): number {
  const layers = drawing.querySelectorAll('[filter], [mask], [clip-path]').length
  return written(drawing).length + layer * layers + 60 * shapesOf(drawing).length
}
