import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What keeps a template from being written; its message is for the person who ran the command. */
export class CannotWrite extends Error {}

/** The files of the project that a template writes and changes. They are written together, so that a refusal leaves nothing behind. */
export interface Files {
  /** A new file. Throws where there is one. */
  create(path: string, text: string): void
  /** Adds text at the end of the top-level object or list that a line opens: `export const catalogueCalls = {`. */
  append(path: string, opening: string, text: string): void
  /** Adds text in front of the first occurrence of an anchor. */
  insertBefore(path: string, anchor: string, text: string): void
  /** Adds a named import, if the file does not have it yet. */
  importFrom(path: string, name: string, from: string): void
  /** Sets a value in a JSON file, under keys that are joined by dots. Throws where there is one. */
  setJson(path: string, key: string, value: unknown): void
  /** Writes all of them; returns their paths from the root, sorted. */
  write(): string[]
}

type Tree = { [key: string]: Tree | string }

export function filesIn(root: string): Files {
  const texts = new Map<string, string>()

  function read(path: string): string {
    const text = texts.get(path)
    if (text !== undefined) return text
    if (!existsSync(join(root, path))) throw new CannotWrite(`There is no ${path}.`)
    return readFileSync(join(root, path), 'utf8')
  }
  function place(path: string, anchor: string, from = 0): number {
    const at = read(path).indexOf(anchor, from)
    if (at < 0) throw new CannotWrite(`${path} does not contain "${anchor.trim()}": change it by hand.`)
    return at
  }
  const splice = (path: string, at: number, text: string) =>
    texts.set(path, read(path).slice(0, at) + text + read(path).slice(at))

  return {
    create(path, text) {
      if (existsSync(join(root, path)) || texts.has(path))
        throw new CannotWrite(`There is a ${path} already.`)
      texts.set(path, text)
    },
    append(path, opening, text) {
      const start = place(path, opening)
      // The formatter puts the end of a top-level literal at the start of a line.
      const found = /\n[}\]]/.exec(read(path).slice(start))
      if (!found) throw new CannotWrite(`"${opening}" in ${path} has no end: change it by hand.`)
      splice(path, start + found.index + 1, `${text}\n`)
    },
    insertBefore: (path, anchor, text) => splice(path, place(path, anchor), text),
    importFrom(path, name, from) {
      const text = read(path)
      if (new RegExp(`import [^;]*?\\b${name}\\b[^;]*? from '${from}'`).test(text)) return
      const existing = new RegExp(`(import \\{[^}]*?),?\\s*\\} from '${from}'`).exec(text)
      if (existing) texts.set(path, text.replace(existing[0], `${existing[1]}, ${name} } from '${from}'`))
      else texts.set(path, `import { ${name} } from '${from}'\n${text}`)
    },
    setJson(path, key, value) {
      const tree = JSON.parse(read(path)) as Tree
      const keys = key.split('.')
      let at = tree
      for (const part of keys.slice(0, -1)) {
        const next = (at[part] ??= {})
        if (typeof next === 'string') throw new CannotWrite(`"${part}" of ${key} is a text in ${path}.`)
        at = next
      }
      const last = keys.at(-1) ?? ''
      if (last in at) throw new CannotWrite(`${path} has "${key}" already.`)
      at[last] = value as Tree
      texts.set(path, `${JSON.stringify(tree, null, 2)}\n`)
    },
    write() {
      for (const [path, text] of texts) {
        mkdirSync(dirname(join(root, path)), { recursive: true })
        writeFileSync(join(root, path), text)
      }
      return [...texts.keys()].toSorted()
    },
  }
}
