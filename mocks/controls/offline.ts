/**
 * Lets the page itself believe that the device is offline, or lets go of that: `navigator.onLine` and the window's events, as the
 * browser has them. What the device truly is comes back with it.
 */
export function pretendOffline(isOffline: boolean): void {
  const isPretending = Object.hasOwn(navigator, 'onLine')
  if (isOffline === isPretending) return
  const wasOnline = navigator.onLine
  if (isOffline) Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  else Reflect.deleteProperty(navigator, 'onLine')
  if (navigator.onLine !== wasOnline) dispatchEvent(new Event(navigator.onLine ? 'online' : 'offline'))
}
