/**
 * The session storage key under which the controls keep their conditions, once the address has requested the console or a scenario, or a
 * condition has changed. It makes the next load of the tab wait for the controls.
 */
export const CONTROLLED = 'pasar-mock-controlled'

/** The same in a build where every tab has the console. Until a condition changes, the next load does not wait. */
export const OBSERVED = 'pasar-mock-observed'
