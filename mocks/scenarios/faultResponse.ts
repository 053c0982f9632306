import { Refusal } from '../../src/contract/errorCodes.ts'
import { Header } from '../../src/contract/headers.ts'
import { type FaultResponse, wait } from '../server/faultInjector.ts'
import { isBodyless, realReply } from '../server/overriddenAnswer.ts'
import { piecemeal } from '../base/piecemeal.ts'
import { ConnectionReset } from '../base/connectionReset.ts'

const GATEWAY_PAGE = '<!doctype html><title>502</title><h1>Bad gateway</h1>'

const never = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** Half of a text, so that it is invalid JSON. */
const half = (text: string): string => text.slice(0, Math.max(1, Math.floor(text.length / 2)))

const jsonHeaders = { 'content-type': 'application/json' }

/** Bytes that are no text of any encoding. */
const garbage = Uint8Array.from({ length: 64 }, (_, index) => 128 + ((index * 37) % 128))

interface Reply {
  text: string
  status: number
}

async function replyOf(work: () => Promise<unknown>): Promise<Reply> {
  const { body, status } = await realReply(work)
  return { text: JSON.stringify(body), status }
}

function piecemealResponse(body: ReadableStream<Uint8Array>, status: number): Response {
  const response = new Response(body, { status, headers: jsonHeaders })
  piecemeal.add(response)
  return response
}

/** The first half of a text; reading on fails, as when the connection is reset. */
function brokenOff({ text, status }: Reply): Response {
  const pieces = [new TextEncoder().encode(half(text))]
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces.pop()
      if (piece) controller.enqueue(piece)
      else controller.error(new ConnectionReset())
    },
  })
  return piecemealResponse(body, status)
}

const DRIBBLE_PIECES = 10

/** A text in pieces, spread evenly over the time. */
function dribbled({ text, status }: Reply, ms: number, signal: AbortSignal): Response {
  const bytes = new TextEncoder().encode(text)
  const size = Math.max(1, Math.ceil(bytes.length / DRIBBLE_PIECES))
  let at = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await wait(ms / DRIBBLE_PIECES, signal)
      controller.enqueue(bytes.subarray(at, at + size))
      at += size
      if (at >= bytes.length) controller.close()
    },
  })
  return piecemealResponse(body, status)
}

export const faultResponse: FaultResponse = async (outcome, { signal, work, challengeId }) => {
  if (outcome.kind === 'truncated') {
    const { text, status } = await replyOf(work)
    return new Response(half(text), { status, headers: jsonHeaders })
  }
  if (outcome.kind === 'reset') return brokenOff(await replyOf(work))
  if (outcome.kind === 'dribble') return dribbled(await replyOf(work), outcome.ms, signal)
  // A refusal is lost like any other answer.
  if (outcome.after) await realReply(work)
  switch (outcome.kind) {
    case 'status':
      if (isBodyless(outcome.status)) return new Response(null, { status: outcome.status })
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
    case 'garbage':
      return new Response(garbage, { headers: jsonHeaders })
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
