const KEY = 'pasar-mock-console'
/** Has the scenario that the tab follows. */
export const FOLLOWED_KEY = 'pasar-mock-followed'
const FOLDED_KEY = 'pasar-mock-console-folded'

function isRemembered(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function remember(key: string, is: boolean): void {
  try {
    if (is) sessionStorage.setItem(key, 'yes')
    else sessionStorage.removeItem(key)
  } catch {
    // Where nothing may be kept, it is done by hand again.
  }
}

/** The console was open when this tab's page was last there: a page that the shop loads anew gets it back. */
export const wasOpen = (): boolean => isRemembered(KEY)
export const rememberOpen = (isOpen: boolean): void => remember(KEY, isOpen)

/** It was folded to its head, which on a small screen leaves the shop its room. */
export const wasFolded = (): boolean => isRemembered(FOLDED_KEY)
export const rememberFolded = (isFolded: boolean): void => remember(FOLDED_KEY, isFolded)

/** A scenario is followed: before the code that does so has loaded. */
export const isFollowing = (): boolean => isRemembered(FOLLOWED_KEY)
