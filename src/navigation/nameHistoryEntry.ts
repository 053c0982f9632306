/**
 * Gives the history entry of this load a name of its own, as the router does for those it makes. Without one, all addresses
 * that are typed into a tab share one name, and each would open where the shopper left the last.
 */
export function nameHistoryEntry(): void {
  if (history.state === null) history.replaceState({ key: performance.timeOrigin.toString(36) }, '')
}
