/** One line of the table: a figure, and what it is held against when there is a target. */
export interface Row {
  what: string
  unit: string
  value: number
  /** At most so much, or with `isFloor` at least. */
  target?: number
  isFloor?: boolean
  /** The best of what others have, measured in the same way on another day. */
  peer?: number
}
