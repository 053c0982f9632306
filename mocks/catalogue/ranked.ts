/**
 * The places that have a score, the best first and equals in their order: counted and laid out by score, without comparing
 * any two. `best` is the highest score that there can be.
 */
export function ranked(scores: Uint32Array, best: number): Uint32Array {
  const starts = new Uint32Array(best + 2)
  for (const score of scores) {
    // What is better comes before: a score's stretch begins after all of them.
    const next = best - score + 1
    starts[next] = (starts[next] ?? 0) + 1
  }
  for (let at = 1; at <= best; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0)
  const inOrder = new Uint32Array(starts[best] ?? 0)
  scores.forEach((score, place) => {
    if (score === 0) return
    const to = starts[best - score] ?? 0
    inOrder[to] = place
    starts[best - score] = to + 1
  })
  return inOrder
}
