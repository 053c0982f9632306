import { useOnceShown } from '../../ui/deferred/useOnceShown.ts'

/**
 * Structured data for search engines. Its type makes it data and no script, so that the page's policy, which names every script by
 * its hash, has nothing to say about it. The shopper's page comes first.
 */
export function JsonLd({ data }: { data: object }) {
  const isShown = useOnceShown()
  if (!isShown) return null
  return (
    <script
      type="application/ld+json"
      // An end tag inside a text would end the data.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }}
    />
  )
}
