/**
 * Stands in for `@mswjs/interceptors` in the browser's bundle. MSW patches `WebSocket`, `XMLHttpRequest` and `fetch` with it where
 * there is no worker; the shop answers in the page by itself then, so that MSW only ever talks to a worker, and needs of it
 * no more than a request and a response that take what the worker sends. 80 KB stay out.
 */
class NoInterceptor {
  /** Whether there is anything here to patch. */
  predicate(): boolean {
    return false
  }
  apply(): void {}
  dispose(): void {}
  on(): this {
    return this
  }
  removeListener(): void {}
}

export {
  NoInterceptor as BatchInterceptor,
  NoInterceptor as WebSocketInterceptor,
  NoInterceptor as XMLHttpRequestInterceptor,
  NoInterceptor as FetchInterceptor,
  NoInterceptor as WebSocketClientConnection,
  NoInterceptor as WebSocketServerConnection,
}

const bodyless = ['GET', 'HEAD']

/** A request as the worker tells of it: with a body even where there can be none. */
export class FetchRequest extends Request {
  constructor(url: string, { body, ...init }: RequestInit & { method: string }) {
    super(url, { ...init, ...(bodyless.includes(init.method) ? {} : { body: body ?? null }) })
  }
}

const STATUS_WITHOUT_BODY = [101, 103, 204, 205, 304]

export class FetchResponse extends Response {
  static isResponseWithBody(status: number): boolean {
    return !STATUS_WITHOUT_BODY.includes(status)
  }
  constructor(body?: BodyInit | null, init: ResponseInit = {}) {
    super(FetchResponse.isResponseWithBody(init.status ?? 200) ? body : null, init)
  }
}

let requests = 0
export const createRequestId = (): string => `${(requests += 1)}`

export const getCleanUrl = (url: URL): string => url.origin + url.pathname

export const resolveWebSocketUrl = (url: string | URL): string => `${url}`
