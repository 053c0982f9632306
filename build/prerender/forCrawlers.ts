import { to } from '../../src/paths.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const addressIn = (site: string, path: string): string => `${site.replace(/\/$/, '')}${path}`

/** The sitemap for search engines. Its addresses must be absolute, so that a build without a known origin uses that of its preview. */
export const sitemap = (paths: readonly string[], site: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${escaped(addressIn(site, path))}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

/**
 * The shop as structured data (schema.org `WebSite`) with its search, for home. It is the same for every build, so that no script contains
 * it.
 */
export function siteData(site: string | undefined, base: string): string {
  const url = site ?? base
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Pasar',
    url,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${addressIn(url, to.search())}/{term}` },
      'query-input': 'required name=term',
    },
  }
  return `<script type="application/ld+json">${JSON.stringify(data)}</script>`
}

/** robots.txt: crawlers may read all pages except those of one shopper. */
export const robots = (site: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...['/account', '/cart', '/checkout', '/confirmation'].map(
      (path) => `Disallow: ${new URL(addressIn(site, path)).pathname}`,
    ),
    `Sitemap: ${addressIn(site, '/sitemap.xml')}`,
    '',
  ].join('\n')
