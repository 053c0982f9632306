/**
 * The shortest list that still fails, by delta debugging: halves, quarters and so on are left out, as long as the rest fails. `fails`
 * is asked at most `most` times.
 */
export async function shorten<Item>(
  items: readonly Item[],
  fails: (items: readonly Item[]) => Promise<boolean>,
  most: number,
): Promise<readonly Item[]> {
  let left = items
  let asked = 0
  let size = Math.ceil(left.length / 2)
  while (size >= 1 && left.length > 0) {
    let isShorter = false
    // From the end: what comes after the finding's cause is of no use, and what comes before it may lead there.
    for (let end = left.length; end > 0 && asked < most; end -= size) {
      const without = [...left.slice(0, Math.max(0, end - size)), ...left.slice(end)]
      asked += 1
      if (await fails(without)) {
        left = without
        isShorter = true
      }
    }
    if (asked >= most) break
    if (!isShorter) {
      if (size === 1) break
      size = Math.ceil(size / 2)
    } else size = Math.min(size, Math.max(1, Math.ceil(left.length / 2)))
  }
  return left
}
