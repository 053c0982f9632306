/** One line of the table: a figure, and its target if there is one. */
export interface Row {
  what: string
  unit: string
  value: number
  /** An upper limit, or with `isFloor` a lower one. */
  target?: number
  isFloor?: boolean
  /** The best of other shops, measured in the same way on another day. */
  peer?: number
}
