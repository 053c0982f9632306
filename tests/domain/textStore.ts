/** A store for one text, like a key of browser storage. */
export function keeping() {
  let text: string | null = null
  return {
    recall: () => text,
    keep: (next: string | null) => {
      text = next
    },
  }
}
