import type { Router } from './router.ts'

/** Whether a navigation is in progress: one that starts now, for an answer that arrives late, would cancel what the shopper has pressed. */
export const isNavigating = (router: Pick<Router, 'state'> | undefined): boolean =>
  router !== undefined && router.state.navigation.state !== 'idle'
