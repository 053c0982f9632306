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

/** The shop of every tab without one of its own. */
export const COMMON_SHOP = 'pasar-mock'

/** The name of this tab's shop: its own, the one of the tab whose link has opened it, or the common one. */
export function shopOfTab(): string {
  try {
    const [from, to, name = ''] = (localStorage.getItem(HANDED_OVER) ?? '').split('\n')
    if (from === document.referrer && to === location.href) {
      localStorage.removeItem(HANDED_OVER)
      sessionStorage.setItem(OWN_SHOP, name)
      sessionStorage.setItem(CONTROLLED, '')
    }
    return sessionStorage.getItem(OWN_SHOP) ?? COMMON_SHOP
  } catch {
    return COMMON_SHOP
  }
}
