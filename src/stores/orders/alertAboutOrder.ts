import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { providerTokenCalls } from '../../contract/calls/auth/providerToken.ts'
import { now } from '../base/clock.ts'
import { mayAlert, switchOrderAlerts, useOrderAlerts } from './orderAlerts.ts'

/** The server's permission to show notifications in this session, until `expiresAt` (ms). It is never stored. */
let permit: { token: string; expiresAt: number } | null = null

/** Reads the token for push messages, once until it expires (document 2 §7, firebase-token). Throws its `Failure`. */
async function renewPermit(): Promise<void> {
  if (permit && now() < permit.expiresAt) return
  const { data } = await request(providerTokenCalls.firebaseToken)
  permit = { token: data.token, expiresAt: Date.parse(data.expiresAt) }
}

/** Asks for the permission and turns the notifications on; `blocked`: the shopper or the browser refuses them. */
export async function turnOnOrderAlerts(): Promise<'on' | 'blocked' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked'
  try {
    await renewPermit()
  } catch (error) {
    if (!isFailure(error)) throw error
    return 'failed'
  }
  switchOrderAlerts(true)
  return 'on'
}

/** Turns the notifications off. */
export function turnOffOrderAlerts(): void {
  permit = null
  switchOrderAlerts(false)
}

/** Shows a notification about an order, in place of an earlier one about it; a press on it returns to this tab. */
export async function alertAboutOrder(gid: string, title: string): Promise<void> {
  if (!useOrderAlerts.getState().areOn || !mayAlert()) return
  try {
    await renewPermit()
  } catch (error) {
    // Without the token there is no notification; the page shows the status.
    if (!isFailure(error)) throw error
    return
  }
  const options = { tag: `order-${gid}` }
  try {
    const shown = new Notification(title, options)
    shown.addEventListener('click', () => window.focus())
  } catch {
    // Android shows notifications of a service worker only.
    await (await navigator.serviceWorker.getRegistration())?.showNotification(title, options)
  }
}
