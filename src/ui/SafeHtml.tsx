import { useEffect, useRef, useState } from 'react'
import { useHref } from 'react-router-dom'
import styles from './SafeHtml.module.css'
import { useOwnLinks } from './useOwnLinks.ts'

/**
 * HTML from an editor's hands, made safe before it is shown (document 1 §3, longDescriptionHtml). What cleans it loads with the first
 * of it; until then, and drawn without a document, there is nothing.
 */
export function SafeHtml({ html }: { html: string }) {
  const base = useHref('/').replace(/\/$/, '')
  const [clean, setClean] = useState({ html: '', from: '' })
  const text = useRef<HTMLDivElement>(null)
  useOwnLinks(text, base)
  useEffect(() => {
    let isWanted = true
    const show = async () => {
      const { cleanHtml } = await import('./cleanHtml.ts')
      if (isWanted) setClean({ html: cleanHtml(html, base), from: html })
    }
    void show()
    return () => {
      isWanted = false
    }
  }, [html, base])
  const shown = clean.from === html ? clean.html : ''
  return <div ref={text} className={styles.text} dangerouslySetInnerHTML={{ __html: shown }} />
}
