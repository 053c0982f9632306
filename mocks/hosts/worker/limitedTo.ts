import type { WorkboxPlugin } from 'workbox-core'

/** Limits a cache to `most` answers; the oldest are removed first. */
export const limitedTo = (most: number): WorkboxPlugin => ({
  async cacheDidUpdate({ cacheName }) {
    const cache = await caches.open(cacheName)
    const kept = await cache.keys()
    const surplus = kept.slice(0, Math.max(kept.length - most, 0))
    await Promise.all(surplus.map((request) => cache.delete(request)))
  },
})
