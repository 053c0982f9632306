/**
 * Stands in for `tough-cookie` in the browser's bundle. MSW keeps a cookie jar for mocked `set-cookie` headers; the shop's
 * server is of the same origin and keeps its session itself, so the jar stays empty, and 120 KB of public suffixes stay out.
 */
export class MemoryCookieStore {
  idx: unknown = {}
}

export class CookieJar {
  getCookiesSync(): [] {
    return []
  }
  async setCookie(): Promise<void> {}
}

export const Cookie = { fromJSON: (): null => null }
