/**
 * Replaces `@mswjs/interceptors` in the browser's bundle. MSW uses it to patch `WebSocket`, `XMLHttpRequest` and `fetch` without a worker;
 * the shop has its own in-page transport, so that MSW only talks to a worker and needs a request and a response for the worker's messages.
 * It saves 80 KB.
 */
class NoInterceptor {
  /** Whether the environment has something to patch. */
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

/** A request from the worker's message, which has a body even where none is allowed. */
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
