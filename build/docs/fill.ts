import { parts } from './parts.ts'

const marked = /<!-- generated from (\S+) by npm run docs: (.+?) -->\n[^]*?<!-- end -->/g

/** Regenerates the parts of a docs/spec page that are between markers, from the tables of tests/spec. */
export const fill = (page: string): string =>
  page.replaceAll(marked, (_, source: string, name: string) => {
    const part = parts[name]
    if (part?.source !== source) {
      throw new Error(
        `build/docs/parts.ts has no part "${name}" from ${source}. It has: ${Object.entries(parts)
          .map(([key, { source: from }]) => `"${key}" from ${from}`)
          .join(', ')}.`,
      )
    }
    return `<!-- generated from ${source} by npm run docs: ${name} -->\n\n${part.render()}\n\n<!-- end -->`
  })
