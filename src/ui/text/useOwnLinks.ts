import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** Lets the router handle links inside HTML texts, without a full page load; `base` is the base path without a slash at the end. */
export function useOwnLinks(text: RefObject<HTMLElement | null>, base: string): void {
  const navigate = useNavigate()
  useEffect(() => {
    const element = text.current
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (!link || !isPlain || link.origin !== location.origin || !link.pathname.startsWith(`${base}/`))
        return
      event.preventDefault()
      void navigate(`${link.pathname.slice(base.length)}${link.search}${link.hash}`)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [text, base, navigate])
}
