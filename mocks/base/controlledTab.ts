/**
 * The session storage key under which the controls keep their conditions, once the address has requested the console or a scenario, or a
 * condition has changed. It makes the next load of the tab wait for the controls.
 */
export const CONTROLLED = 'pasar-mock-controlled'

/** The same in a build where every tab has the console. Until a condition changes, the next load does not wait. */
export const OBSERVED = 'pasar-mock-observed'

/** The session storage key of the name under which the tab's own shop is kept; without it the tab shows the common shop. */
export const OWN_SHOP = 'pasar-mock-shop'

/**
 * The local storage key of a link that a tab with a shop of its own opens in a new tab: the address of its page, that of the link, and the
 * name of the shop, in a line each. The new tab then shows the same shop.
 */
export const HANDED_OVER = 'pasar-mock-handed-over'
