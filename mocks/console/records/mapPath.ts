import { type MapKind, mapColumns } from '../../controls/records/recordMap.ts'

/** Of the width of the picture: a column of boxes, and from the start of one to the start of the next. */
const COLUMN = 29
const STEP = 35.5

/** How far a line within a column bends to the side. */
const BEND = 6

/** How many rows of boxes the picture has. */
export const rowCount = Math.max(...mapColumns.map(({ length }) => length))

function place(kind: MapKind) {
  const column = mapColumns.findIndex((kinds) => kinds.some((each) => each === kind))
  const row = (mapColumns[column] ?? []).findIndex((each) => each === kind)
  return { left: column * STEP, right: column * STEP + COLUMN, y: row + 0.5, column }
}

/**
 * A line between the boxes of two kinds, as the path of an SVG that is 100 wide and `rowCount` high. Within a column it bends to the left
 * of the last one, and to the right of the others, where there is room.
 */
export function mapPath(from: MapKind, to: MapKind): string {
  const start = place(from)
  const end = place(to)
  if (start.column === end.column) {
    const isLast = start.column === mapColumns.length - 1
    const x = isLast ? start.left : start.right
    const bent = isLast ? x - BEND : x + BEND
    return `M${x} ${start.y}C${bent} ${start.y} ${bent} ${end.y} ${x} ${end.y}`
  }
  const isForward = start.column < end.column
  const x1 = isForward ? start.right : start.left
  const x2 = isForward ? end.left : end.right
  const middle = (x1 + x2) / 2
  return `M${x1} ${start.y}C${middle} ${start.y} ${middle} ${end.y} ${x2} ${end.y}`
}
