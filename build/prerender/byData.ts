/** The part of the path that the variants of a product share: all digits of the gid except the last two. */
const PRODUCT = /^\/product\/\d+(?=\d\d\/)/

/** The paths of pages in groups, each of pages with nearly the same data: the variants of one product. */
export const byData = (paths: readonly string[]): string[][] => [
  ...Map.groupBy(paths, (path) => PRODUCT.exec(path)?.[0] ?? path).values(),
]
