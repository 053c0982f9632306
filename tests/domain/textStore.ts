/** A place for one text, as a browser's storage is. */
export function keeping() {
  let text: string | null = null
  return {
    recall: () => text,
    keep: (next: string | null) => {
      text = next
    },
  }
}
