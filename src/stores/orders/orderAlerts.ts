import { keep, recall } from '../base/storage.ts'
import { store } from '../base/store.ts'

const KEY = 'pasar.order-alerts'

/** Whether this browser can show notifications. */
export const canAlert = (): boolean => typeof Notification !== 'undefined'

/** Whether the shopper has allowed them. The permission can be withdrawn in the browser's settings. */
export const mayAlert = (): boolean => canAlert() && Notification.permission === 'granted'

/** Whether this browser shows a notification when an order moves. */
export const useOrderAlerts = store({ areOn: recall('local', KEY) === 'on' && mayAlert() })

/** Turns the notifications on or off, and stores the choice. */
export function switchOrderAlerts(areOn: boolean): void {
  keep('local', KEY, areOn ? 'on' : null)
  useOrderAlerts.setState({ areOn })
}
