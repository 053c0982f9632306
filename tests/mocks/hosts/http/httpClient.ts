import { named } from '../../../../fixtures/named.ts'
import { Header } from '../../../../src/contract/headers.ts'

export interface HttpClient {
  ask(path: string, init?: RequestInit): Promise<Response>
  sync(): Promise<{ cart: { cartVariants: { quantity: number }[] }; token: string }>
  add(quantity: number): Promise<Response>
}

const milk = {
  variant: `variant-${named.saleMilk}`,
  warehouse: 'kl-express',
  fulfillmentMethod: 1,
}

/** A client over HTTP, with a cookie jar like a browser; `more` is sent with every request. */
export function httpClient(url: string, more: Record<string, string> = {}): HttpClient {
  let cookie = ''
  let token = ''
  async function ask(path: string, { headers, ...init }: RequestInit = {}) {
    const response = await fetch(new URL(path, url), {
      ...init,
      headers: { [Header.API_JSON]: 'true', ...(cookie ? { cookie } : {}), ...more, ...(headers as object) },
    })
    const [set] = response.headers.getSetCookie()
    if (set) cookie = set.split(';')[0] ?? ''
    return response
  }
  return {
    ask,
    async sync() {
      const { data } = (await (await ask('/api/carts/sync')).json()) as {
        data: Awaited<ReturnType<HttpClient['sync']>>
      }
      token = data.token
      return data
    },
    add: (quantity) =>
      ask('/api/carts/change', {
        method: 'POST',
        headers: { [Header.CSRF]: token, 'content-type': 'application/json' },
        body: JSON.stringify({ cartVariant: { ...milk, quantity } }),
      }),
  }
}
