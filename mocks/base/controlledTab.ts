/**
 * The key in the tab's session storage under which the controls keep their conditions once the address has asked for the console or a
 * scenario, or a condition has changed. It lasts as long as the tab, and makes the next load wait for the controls.
 */
export const CONTROLLED = 'pasar-mock-controlled'

/** The same for a tab of a build in which every tab has the console, until a condition changes: its next load waits for nothing. */
export const OBSERVED = 'pasar-mock-observed'
