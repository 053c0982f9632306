import { useCallback } from 'react'
import { useHref } from 'react-router-dom'
import type { Absolute } from '../../domain/seo/structuredData.ts'

declare global {
  interface ImportMetaEnv {
    /** Where the shop will be found, with a slash at the end, for a build that knows it. */
    readonly VITE_SITE?: string
  }
}

// Filled in at build time, so it has to be written out in full.
const site: string | undefined = import.meta.env.VITE_SITE

/** Drawn in Node for a place that nobody named yet, a page names its own from the root; the start makes that whole. */
const origin = (): string => (typeof location === 'undefined' ? '' : location.origin)

/** Makes the shop's own paths whole, with origin and base path, for whoever reads them elsewhere. */
export function useAbsolute(): Absolute {
  const base = useHref('/')
  return useCallback<Absolute>(
    (path) => {
      const within = path.replace(/^\//, '')
      return site ? `${site.replace(/\/$/, '')}/${within}` : `${origin()}${base.replace(/\/$/, '')}/${within}`
    },
    [base],
  )
}
