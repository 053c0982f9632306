import { useMemo, useRef, useSyncExternalStore } from 'react'
import { useHref } from 'react-router-dom'
import styles from './SafeHtml.module.css'
import { useOwnLinks } from './useOwnLinks.ts'

type Clean = (html: string, base: string) => TrustedHTML

let clean: Clean | null = null
const waiting = new Set<() => void>()

/** Loads the sanitizer. A page that consists of such texts awaits it and shows them in its first frame. */
export async function loadCleaner(): Promise<void> {
  const { cleanHtml } = await import('./cleanHtml.ts')
  clean = cleanHtml
  for (const onLoad of waiting) onLoad()
}

function whenLoaded(onLoad: () => void): () => void {
  waiting.add(onLoad)
  if (!clean) void loadCleaner()
  return () => waiting.delete(onLoad)
}

/** Sanitizes once, after the sanitizer has loaded. */
function cleaned(html: string, base: string): () => TrustedHTML | string {
  let text: TrustedHTML | undefined
  return () => {
    text ??= clean?.(html, base)
    return text ?? ''
  }
}

const withoutDocument = () => ''

/**
 * HTML by editors, sanitized before it is shown (document 1 §3, longDescriptionHtml). The sanitizer loads with the first text; until then,
 * and without a document, nothing is shown.
 */
export function SafeHtml({ html }: { html: string }) {
  const base = useHref('/').replace(/\/$/, '')
  const text = useRef<HTMLDivElement>(null)
  useOwnLinks(text, base)
  const read = useMemo(() => cleaned(html, base), [html, base])
  const shown = useSyncExternalStore(whenLoaded, read, withoutDocument)
  return <div ref={text} className={styles.text} dangerouslySetInnerHTML={{ __html: shown }} />
}
