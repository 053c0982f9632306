import { shapesOf } from './drawing.ts'
import { glowInstead } from './glow.ts'
import { middleOf } from './middle.ts'

/** A simplification: removes one thing from a drawing or from its copy. */
export type Move = (drawing: Element) => void

const MARK = 'data-mark'

/** Marks an element, so that it can be found again in a copy of its drawing. */
const marked = (element: Element, mark: string): string => {
  if (!element.hasAttribute(MARK)) element.setAttribute(MARK, mark)
  return `[${MARK}="${element.getAttribute(MARK)}"]`
}

/** Removes the marks. */
export const unmark: Move = (drawing) => {
  for (const element of drawing.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK)
}

const withoutAttribute =
  (found: string, name: string): Move =>
  (drawing) =>
    drawing.querySelector(found)?.removeAttribute(name)

const withoutElement =
  (found: string): Move =>
  (drawing) =>
    drawing.querySelector(found)?.remove()

/** Replaces a gradient by its middle colour. */
const flattened =
  (found: string): Move =>
  (drawing) => {
    const gradient = drawing.querySelector(found)
    if (!gradient) return
    const { colour, opacity } = middleOf(gradient)
    for (const paint of ['fill', 'stroke'])
      for (const user of drawing.querySelectorAll(`[${paint}="url(#${gradient.id})"]`)) {
        user.setAttribute(paint, colour)
        if (opacity < 1) user.setAttribute(`${paint}-opacity`, opacity.toFixed(2))
      }
  }

const glowing =
  (found: string): Move =>
  (drawing) => {
    const shape = drawing.querySelector(found)
    if (shape) glowInstead(shape, drawing)
  }

/** True when a shape alone is blurred. */
const isBlurred = (shape: Element): boolean =>
  shape.hasAttribute('filter') ||
  (shape.parentElement?.hasAttribute('filter') === true && shape.parentElement.childElementCount === 1)

/** All possible simplifications of a drawing. Marks the drawing's elements. */
export function movesOf(drawing: Element): Move[] {
  let count = 0
  const find = (element: Element) => marked(element, `${(count += 1)}`)
  const each = (selector: string, move: (found: string) => Move): Move[] =>
    [...drawing.querySelectorAll(selector)].map((element) => move(find(element)))
  const shapes = shapesOf(drawing)
  return [
    ...shapes.map((shape) => withoutElement(find(shape))),
    ...shapes.filter(isBlurred).map((shape) => glowing(find(shape))),
    ...['filter', 'mask', 'clip-path'].flatMap((name) =>
      each(`[${name}]`, (found) => withoutAttribute(found, name)),
    ),
    ...each('linearGradient, radialGradient', flattened),
    ...each('stop:not(:first-child, :last-child)', withoutElement),
  ]
}
