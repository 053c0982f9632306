import { Header } from '../../src/contract/headers.ts'
import type { RealAnswer } from './differences.ts'
import { markersOf, type Sample } from './samples.ts'

const PATIENCE_MS = 10_000

/** The visitor's login, from the environment, so that no secret is in the history of a shell. */
export interface Secrets {
  cookie?: string | undefined
  authorization?: string | undefined
}

const tokenIn = (body: unknown): string | undefined => {
  const { data } = (body ?? {}) as { data?: { token?: unknown } }
  return typeof data?.token === 'string' ? data.token : undefined
}

/** Sends requests to a real server as one visitor, who keeps its cookies and has the token for writes. `base` ends with a slash. */
export function realServer(base: string, { cookie, authorization }: Secrets) {
  const cookies = new Map<string, string>()
  for (const pair of cookie?.split(/;\s*/) ?? []) {
    const [name = '', ...value] = pair.split('=')
    cookies.set(name, value.join('='))
  }
  let token: string | undefined

  async function ask(sample: Sample, isAgain = false): Promise<RealAnswer> {
    const { method, path, body } = sample
    try {
      const response = await fetch(base + path.replace(/^\//, ''), {
        method,
        headers: {
          ...markersOf(sample),
          ...(cookies.size > 0 ? { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') } : {}),
          ...(authorization === undefined ? {} : { authorization }),
          ...(method === 'GET' || token === undefined ? {} : { [Header.CSRF]: token }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      for (const set of response.headers.getSetCookie()) {
        const [name = '', ...value] = (set.split(';')[0] ?? '').split('=')
        cookies.set(name, value.join('='))
      }
      const found: unknown = await response.json().catch(() => undefined)
      token = tokenIn(found) ?? token
      return { status: response.status, body: found }
    } catch {
      // A connection that was kept open may have been closed meanwhile.
      return method === 'GET' && !isAgain ? ask(sample, true) : { status: 0, body: undefined }
    }
  }
  return {
    async send(sample: Sample): Promise<RealAnswer> {
      if (sample.method !== 'GET' && token === undefined)
        await ask({ call: 'syncCart', method: 'GET', path: '/api/carts/sync', status: 200 })
      return ask(sample)
    },
  }
}
