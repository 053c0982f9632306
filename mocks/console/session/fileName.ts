/** `pasar-2026-12-24-1000.json`: by the shop's own time, an ISO time in UTC. */
export const fileName = (now: string, ending: string): string =>
  `pasar-${now.slice(0, 16).replace('T', '-').replace(':', '')}.${ending}`
