/**
 * Gives the history entry of this load a key, as the router does for its own entries. Without one, all addresses that are typed into a
 * tab have the same key, and each would open at the scroll position of the last.
 */
export function nameHistoryEntry(): void {
  if (history.state === null) history.replaceState({ key: performance.timeOrigin.toString(36) }, '')
}
