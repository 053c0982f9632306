/**
 * The places that have a score, the best first and equals in their order: counted and laid out by score, without comparing
 * any two. `best` is the highest score that there can be.
 */
export function ranked(scores: Uint32Array, best: number): Uint32Array {
  const starts = new Uint32Array(best + 1)
  let found = 0
  for (let place = 0; place < scores.length; place += 1) {
    const score = scores[place] ?? 0
    if (score === 0) continue
    found += 1
    // Higher scores come first, so that a score's range begins after all of them.
    const next = best - score + 1
    starts[next] = (starts[next] ?? 0) + 1
  }
  for (let at = 1; at < best; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0)
  const inOrder = new Uint32Array(found)
  for (let place = 0; place < scores.length && found > 0; place += 1) {
    const score = scores[place] ?? 0
    if (score === 0) continue
    const to = starts[best - score] ?? 0
    inOrder[to] = place
    starts[best - score] = to + 1
    found -= 1
  }
  return inOrder
}
