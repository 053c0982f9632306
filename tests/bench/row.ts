/** One line of the table: a figure, and what it is held against when there is a target. */
export interface Row {
  what: string
  unit: string
  value: number
  target?: number
}
