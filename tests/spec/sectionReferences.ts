import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** `1 §4`: the document and the section. */
export interface Reference {
  section: string | null
  /** What the reference names after the section: in quotes or backticks, or a name with a capital. */
  topic: string | null
  /** As in the source, for the message. */
  text: string
}

/** Comments and paragraphs without their line breaks, because a reference may continue on the next line. */
const unwrapped = (text: string): string => text.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/|>)?\s*/g, ' ')

const section = /§(\d+)(?:, (?:["“`]([^"”`]+)["”`]|([A-Z][\w-]*(?: \/[\w/-]+)?)))?/g
/** How far before a `§` its document may be named: "document 1 §1, games and prizes, and §4". */
const REACH = 120

/**
 * Every section that a text refers to, in all spellings: "document 1 §2", "document 2 §7 and §8", "document 1 §4 and 2 §7",
 * "document 2 §7, Tracking, and §8". A `§` with no document before it has the section null.
 */
export function referencesIn(text: string): Reference[] {
  const line = unwrapped(text)
  return Array.from(line.matchAll(section), ({ 0: own, 1: number, 2: quoted, 3: name, index }) => {
    const before = line.slice(Math.max(0, index - REACH), index)
    const document = before
      .match(/\b[Dd]ocuments? [12]\b|\b[12] $/g)
      ?.at(-1)
      ?.match(/[12]/)?.[0]
    return {
      section: document ? `${document} §${number}` : null,
      topic: quoted ?? name ?? null,
      text: before.slice(-40) + own,
    }
  })
}

const isText = (name: string) => /\.(?:tsx?|md|css|html|json)$/.test(name)
const skipped = /^(?:node_modules|dist.*|public|\..*|package-lock\.json|catalogue\.json)$/

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (skipped.test(entry.name)) return []
    if (entry.isDirectory()) return filesUnder(path)
    return isText(entry.name) ? [path] : []
  })
}

/** Every text file of the repository with its path from the root. */
export const textFiles = (folder = ''): { path: string; text: string }[] =>
  filesUnder(join(root, folder)).map((file) => ({
    path: relative(root, file).replaceAll('\\', '/'),
    text: readFileSync(file, 'utf8'),
  }))

/** The sections of docs/spec with their text: `1 §4` to the text below its heading. */
export function specSections(): Map<string, string> {
  const found = new Map<string, string>()
  for (const { text } of textFiles('docs/spec')) {
    for (const part of text.split(/^(?=## )/m)) {
      const [, heading] = /^## Document (\d §\d+) /.exec(part) ?? []
      if (heading) found.set(heading, part)
    }
  }
  return found
}
