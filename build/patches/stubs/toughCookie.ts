/**
 * Replaces `tough-cookie` in the browser's bundle. MSW keeps a cookie jar for mocked `set-cookie` headers; the shop's server has the same
 * origin and keeps its own session, so that the jar stays empty. It saves 120 KB of public suffixes.
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
