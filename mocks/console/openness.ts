const KEY = 'pasar-mock-console'

/** The console was open when this tab's page was last there: a page that the shop loads anew gets it back. */
export function wasOpen(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function rememberOpen(isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage.setItem(KEY, 'open')
    else sessionStorage.removeItem(KEY)
  } catch {
    // Where nothing may be kept, it is opened by hand again.
  }
}
