/** The ids without those that were sent, each as often as it was. */
export function unsent(ids: readonly string[], sent: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const id of sent) counts.set(id, (counts.get(id) ?? 0) + 1)
  return ids.filter((id) => {
    const count = counts.get(id) ?? 0
    counts.set(id, count - 1)
    return count <= 0
  })
}
