import { callAddress } from '../api/address.ts'
import { transport } from '../api/transport.ts'
import type { trackingCalls } from '../contract/calls/tracking.ts'

const TIMEOUT_MS = 30_000

/** Sends a tracking request separately from the shop's other calls: it waits for no token, opens no dialog, and outlives its page. */
export const post = (
  { path }: (typeof trackingCalls)[keyof typeof trackingCalls],
  body: unknown,
): Promise<Response> =>
  transport(callAddress(path, {}, {}), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: import.meta.env.VITE_API ? 'include' : 'same-origin',
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
