/** Tells developers of something the shopper need not see; the error catalogue calls it "logged" (document 2 §8). */
export function report(note: string, detail?: unknown): void {
  console.error(note, detail ?? '')
}
