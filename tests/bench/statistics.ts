/** The value below which the share `part` (0 to 1) of all values lies; linear between two. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const place = (sorted.length - 1) * part
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place % 1)
}

/**
 * The growth of y for each step of x: the median of the slopes of all pairs (Theil and Sen), so that a single jump counts little. A heap
 * jumps by hundreds of KB when the browser compiles hot code.
 */
export function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const rises = points.flatMap(([x, y], at) =>
    points.slice(at + 1).map(([laterX, laterY]) => (laterY - y) / (laterX - x)),
  )
  return quantile(rises, 0.5)
}
