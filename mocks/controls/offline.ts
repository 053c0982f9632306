/**
 * Simulates that the device is offline, as browsers report it: `navigator.onLine` and the window's events. Switching it off restores the
 * device's real state.
 */
export function pretendOffline(isOffline: boolean): void {
  const isPretending = Object.hasOwn(navigator, 'onLine')
  if (isOffline === isPretending) return
  const wasOnline = navigator.onLine
  if (isOffline) Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  else Reflect.deleteProperty(navigator, 'onLine')
  if (navigator.onLine !== wasOnline) dispatchEvent(new Event(navigator.onLine ? 'online' : 'offline'))
}
