import { http, HttpResponse } from 'msw/http'
import { setupWorker } from 'msw/browser'
import { storeForOffline } from './storeForOffline.ts'
import type { InPageReason } from '../../base/status.ts'

type Send = (request: Request) => Promise<Response>

/** A worker that has just been replaced never answers the handshake. A slow device can take many seconds; the page answers its calls meanwhile. */
const START_PATIENCE_MS = 60_000

/** Carries the number under which a call is known on both sides of the worker. */
const NUMBER = 'x-request-id'

/**
 * Passes calls to a registered, controlling worker, which calls `answer` in this page for each. A call that did not arrive here (worker
 * bypassed, replaced or gone) is answered in the page instead, once, and `onLost` is called: no other mock can have executed it. `store` has the worker store the rest of the shop for use without a network.
 */
export async function throughWorker(options: {
  base: string
  /** Null for what is not the server's. */
  answer: (request: Request) => Promise<Response | null>
  inPage: Send
  onLost: () => void
}): Promise<{ send: Send; store: () => Promise<boolean> } | { reason: InPageReason }> {
  const { base, answer, inPage, onLost } = options
  const canary = new URL(`${base}api/__canary`, location.href).href
  const asked = new Set<string>()
  let count = 0

  const worker = setupWorker(
    http.all('*', async ({ request }) => {
      asked.add(request.headers.get(NUMBER) ?? '')
      if (request.url === canary) return HttpResponse.json({ alive: true })
      const response = await answer(request)
      return response?.type === 'error' ? HttpResponse.error() : (response ?? undefined)
    }),
  )
  const started = worker.start({
    serviceWorker: { url: `${base}sw.js`, options: { scope: base } },
    quiet: true,
    onUnhandledFrame: 'bypass',
  })
  if (!(await isDoneWithin(START_PATIENCE_MS, started))) return { reason: 'failed' }

  /** Sends a request; returns whether the mock received it. */
  async function sent(request: Request): Promise<{ response: Response | Error; wasAsked: boolean }> {
    const number = `${(count += 1)}`
    const numbered = new Request(request, { headers: [...request.headers, [NUMBER, number]] })
    const response = await fetch(numbered).catch((error: unknown) => error as Error)
    return { response, wasAsked: asked.delete(number) }
  }

  const send: Send = async (request) => {
    const spare = request.clone()
    const { response, wasAsked } = await sent(request)
    if (!wasAsked && !request.signal.aborted) {
      onLost()
      return inPage(spare)
    }
    if (response instanceof Error) throw response
    return response
  }

  const { wasAsked } = await sent(new Request(canary))
  const store = () => storeForOffline(navigator.serviceWorker)
  return wasAsked ? { send, store } : { reason: 'bypassed' }
}

async function isDoneWithin(patience: number, work: Promise<unknown>): Promise<boolean> {
  let alarm: ReturnType<typeof setTimeout> | undefined
  const enough = new Promise<false>((resolve) => {
    alarm = setTimeout(resolve, patience, false)
  })
  const isDone = await Promise.race([work.then(() => true), enough])
  clearTimeout(alarm)
  return isDone
}
