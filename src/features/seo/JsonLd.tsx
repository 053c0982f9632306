import { useOnceShown } from '../../ui/deferred/useOnceShown.ts'

/**
 * Structured data for search engines. Its type makes it data, not a script, so the CSP, which lists every script by its hash, does not
 * apply. It renders after the page.
 */
export function JsonLd({ data }: { data: object }) {
  const isShown = useOnceShown()
  if (!isShown) return null
  // An end tag inside a text would end the script element.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  // A new element for other data: a browser with Trusted Types refuses the change of an element. Prerendered addresses are relative.
  return (
    <script key={json} type="application/ld+json" suppressHydrationWarning>
      {json}
    </script>
  )
}
