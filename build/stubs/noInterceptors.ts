/**
 * Stands in for the parts of `@mswjs/interceptors` that patch `WebSocket`, `XMLHttpRequest` and `fetch` in the page. The shop
 * answers in the page by itself when there is no worker, so that MSW only ever talks to one; 18 KB stay out.
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
  NoInterceptor as WebSocketInterceptor,
  NoInterceptor as XMLHttpRequestInterceptor,
  NoInterceptor as FetchInterceptor,
  NoInterceptor as WebSocketClientConnection,
  NoInterceptor as WebSocketServerConnection,
}
