import { costOf, parsed, prune, written } from './drawing.ts'
import { lossOf } from './loss.ts'
import { movesOf, unmark, type Move } from './moves.ts'
import { paint, type Picture } from './picture.ts'

declare global {
  interface Window {
    simplify: (svg: string, aim: Aim) => Promise<string>
  }
}

/**
 * The side in pixels at which drawings are compared, the cost of a filter or mask at that size (in bytes), and the allowed loss while the
 * cost is above a limit.
 */
export type Aim = { side: number; layer: number; steps: readonly { leeway: number; above: number }[] }

const after = (drawing: Element, moves: readonly Move[]): Element => {
  const copy = drawing.ownerDocument.importNode(drawing, true)
  for (const move of moves) move(copy)
  prune(copy)
  return copy
}

/** Applies the simplifications with the smallest loss for their gain, as long as the total loss is at most `leeway`. */
async function reduced(
  drawing: Element,
  original: Picture,
  leeway: number,
  costIn: (drawing: Element) => number,
): Promise<Element> {
  let current = drawing
  const lossIn = async (candidate: Element) =>
    lossOf(original, await paint(written(candidate), original.side), leeway)
  const take = async (moves: readonly Move[]): Promise<void> => {
    if (moves.length === 0) return
    const candidate = after(current, moves)
    if (costIn(candidate) >= costIn(current)) return
    if ((await lossIn(candidate)) <= leeway) {
      current = candidate
    } else if (moves.length > 1) {
      await take(moves.slice(0, moves.length >> 1))
      await take(moves.slice(moves.length >> 1))
    }
  }
  const moves = movesOf(current)
  const [cost, loss] = [costIn(current), await lossIn(current)]
  const priced = await Promise.all(
    moves.map(async (move) => {
      const candidate = after(current, [move])
      const [gain, lost] = [cost - costIn(candidate), await lossIn(candidate)]
      return { move, price: gain > 0 && lost <= leeway ? (lost - loss) / gain : Infinity }
    }),
  )
  const worthIt = priced.filter(({ price }) => price < Infinity)
  await take(worthIt.toSorted((one, other) => one.price - other.price).map(({ move }) => move))
  unmark(current)
  return current
}

/** A drawing that looks the same and is painted faster. */
window.simplify = async (svg, { side, layer, steps }) => {
  const costIn = (drawing: Element) => costOf(drawing, layer)
  const original = await paint(svg, side)
  let drawing = parsed(svg)
  for (const { leeway, above } of steps)
    if (costIn(drawing) > above) drawing = await reduced(drawing, original, leeway, costIn)
  return written(drawing)
}
