import { useCallback } from 'react'
import { useHref } from 'react-router-dom'
import type { Absolute } from '../../domain/seo/structuredData.ts'

declare global {
  interface ImportMetaEnv {
    /** The public address of the shop with a slash at the end, in builds that know it. */
    readonly VITE_SITE?: string
  }
}

// Replaced at build time, so it has to be written out in full.
const site: string | undefined = import.meta.env.VITE_SITE

/** A page prerendered without a known address uses paths from the root; the start script completes them. */
const origin = (): string => (typeof location === 'undefined' ? '' : location.origin)

/** Turns paths of the shop into absolute URLs, for readers outside it. */
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
