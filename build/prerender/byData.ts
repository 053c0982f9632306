/** What the variants of a product have in common in their paths: all digits of the gid but the last two. */
const PRODUCT = /^\/product\/\d+(?=\d\d\/)/

/** The paths of pages in groups, each of pages that are drawn from nearly the same data: the variants of one product. */
export const byData = (paths: readonly string[]): string[][] => [
  ...Map.groupBy(paths, (path) => PRODUCT.exec(path)?.[0] ?? path).values(),
]
