/** Turns a path without the base path, or an image address, into an absolute URL. */
export type Absolute = (path: string) => string

/** The breadcrumb of a page as schema.org `BreadcrumbList`, with the page itself last. */
export const breadcrumbData = (
  trail: readonly { name: string; path: string }[],
  { absolute }: { absolute: Absolute },
) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
})
