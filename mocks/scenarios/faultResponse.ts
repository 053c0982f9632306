import { Refusal } from '../../src/contract/errorCodes.ts'
import { Header } from '../../src/contract/headers.ts'
import type { FaultResponse } from '../server/faultInjector.ts'

const GATEWAY_PAGE = '<!doctype html><title>502</title><h1>Bad gateway</h1>'

const never = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** Half of a text, so that it is invalid JSON. */
const half = (text: string): string => text.slice(0, Math.max(1, Math.floor(text.length / 2)))

/** Statuses whose response may have no body. */
const BODYLESS: readonly number[] = [204, 205, 304]

const jsonHeaders = { 'content-type': 'application/json' }

export const faultResponse: FaultResponse = async (outcome, { signal, work, challengeId }) => {
  if (outcome.kind === 'truncated') {
    return new Response(half(JSON.stringify(await work())), { headers: jsonHeaders })
  }
  if (outcome.after) await work()
  switch (outcome.kind) {
    case 'status':
      if (BODYLESS.includes(outcome.status)) return new Response(null, { status: outcome.status })
      return Response.json(outcome.body ?? { error: Refusal.SERVER_ERROR }, {
        status: outcome.status,
        ...(outcome.headers ? { headers: outcome.headers } : {}),
      })
    case 'network':
      return Response.error()
    case 'notJson':
      return new Response(outcome.text ?? GATEWAY_PAGE, {
        status: outcome.status ?? 502,
        headers: { 'content-type': 'text/html' },
      })
    case 'empty':
      return new Response('', { headers: jsonHeaders })
    case 'bot': {
      const { BOT_CHALLENGE } = Refusal
      return Response.json(
        { error: BOT_CHALLENGE, errorCode: BOT_CHALLENGE },
        { status: 403, headers: { [Header.BOT_BLOCK]: await challengeId() } },
      )
    }
    case 'never':
      return await never(signal)
  }
}
