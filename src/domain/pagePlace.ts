/** What of a router's location says where the shopper is on a page. */
interface Visited {
  key: string
  state: unknown
}

const stateOf = (state: unknown): object => (typeof state === 'object' && state !== null ? state : {})

/**
 * The name under which a visit's place on its page is kept: that of its history entry, also after other entries took over
 * its place.
 */
export function placeName({ key, state }: Visited): string {
  const taken: unknown = Reflect.get(stateOf(state), 'place')
  return typeof taken === 'string' ? taken : key
}

/**
 * The state of a history entry that stands for the same page as the visit at hand, with more of it shown: the shopper's
 * place goes with it, at whichever moment the browser leaves the page.
 */
export const samePlace = (visited: Visited): object => ({
  ...stateOf(visited.state),
  place: placeName(visited),
})
