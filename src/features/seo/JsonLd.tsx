import { useOnceShown } from '../../ui/deferred/useOnceShown.ts'

/**
 * Structured data for search engines. Its type makes it data, not a script, so the CSP, which lists every script by its hash, does not
 * apply. It renders after the page.
 */
export function JsonLd({ data }: { data: object }) {
  const isShown = useOnceShown()
  if (!isShown) return null
  return (
    <script
      type="application/ld+json"
      // An end tag inside a text would end the script element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }}
    />
  )
}
