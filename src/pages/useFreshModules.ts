import { useEffect, useState } from 'react'
import { isFailure } from '../api/failure.ts'
import { request } from '../api/request.ts'
import { catalogueListCalls } from '../contract/calls/catalogueLists.ts'
import type { PageModule } from '../contract/entities/page.ts'
import { now } from '../stores/base/clock.ts'

/** A shopper who looks away for a moment finds the rows as they were. */
const STALE_AFTER_MS = 60_000

/**
 * The modules of the page at a short address. When the shopper returns to the tab, they are read again if they are older than a minute, so
 * that prices, stock and the end of an offer are those of now (document 2 §7, web-slug-configs).
 */
export function useFreshModules(slug: string, modules: readonly PageModule[]): readonly PageModule[] {
  const [fresh, setFresh] = useState<{ of: typeof modules; modules: readonly PageModule[] } | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let readAt = now()
    const read = async () => {
      // Returning to a tab fires several events. One request is enough for all of them.
      readAt = now()
      try {
        const { data } = await request(catalogueListCalls.slugConfig, { query: { slug }, signal })
        if (!signal.aborted) setFresh({ of: modules, modules: data.modules })
      } catch (error) {
        if (!signal.aborted && !isFailure(error)) throw error
      }
    }
    const readIfOld = () => {
      if (document.visibilityState === 'visible' && now() - readAt >= STALE_AFTER_MS) void read()
    }
    document.addEventListener('visibilitychange', readIfOld)
    window.addEventListener('focus', readIfOld)
    return () => {
      controller.abort()
      document.removeEventListener('visibilitychange', readIfOld)
      window.removeEventListener('focus', readIfOld)
    }
  }, [slug, modules])
  // New page data replaces the answer of an earlier request.
  return fresh?.of === modules ? fresh.modules : modules
}
