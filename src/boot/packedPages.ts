/**
 * The data of prerendered pages that share a file. A value that occurs more than once is written once, in `parts`; `{ $: 2 }` refers to
 * the third part. A part refers only to earlier parts.
 */
export interface PackedPages {
  /** By the path of the page. */
  pages: Readonly<Record<string, unknown>>
  parts: readonly unknown[]
}

const isReference = (value: object): value is { $: number } => '$' in value

/** The complete data of the page at a path. */
export function unpacked({ pages, parts }: PackedPages, path: string): unknown {
  const whole: unknown[] = []
  const wholeOf = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (isReference(value)) return whole[value.$]
    if (Array.isArray(value)) return value.map(wholeOf)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, wholeOf(part)]))
  }
  for (const part of parts) whole.push(wholeOf(part))
  return wholeOf(pages[path])
}
