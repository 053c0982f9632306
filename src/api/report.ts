/** Tells developers of something the shopper need not see; the error catalogue calls it "logged" (document 2 §8). */
export function report(note: string, detail?: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that writes to the console
  console.error(note, detail ?? '')
}
