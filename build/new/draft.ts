import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { MissingAnchor } from './anchors.ts'
import { Problem } from './problem.ts'

/** New and changed files by their path in the project, kept in memory until all changes are known to be possible. */
export interface Draft {
  read: (path: string) => string
  /** Refuses a path that exists. */
  create: (path: string, text: string) => void
  /** Refuses a file that lacks what `change` looks for. */
  edit: (path: string, change: (text: string) => string) => void
  /** Writes all files; returns their paths, new files first. */
  write: () => { created: string[]; edited: string[] }
}

/** A draft for the project in `root`. */
export function createDraft(root: string): Draft {
  const created = new Map<string, string>()
  const edited = new Map<string, string>()

  function read(path: string): string {
    const drafted = created.get(path) ?? edited.get(path)
    if (drafted !== undefined) return drafted
    if (!existsSync(join(root, path))) throw new Problem(`${path} does not exist.`)
    return readFileSync(join(root, path), 'utf8')
  }

  return {
    read,
    create(path, text) {
      if (existsSync(join(root, path))) throw new Problem(`${path} exists. Choose another name.`)
      created.set(path, text)
    },
    edit(path, change) {
      try {
        edited.set(path, change(read(path)))
      } catch (error) {
        if (!(error instanceof MissingAnchor)) throw error
        throw new Problem(
          `${path} has no line that begins with \`${error.message}\`: the template inserts a row there. Correct the template in build/new.`,
        )
      }
    },
    write() {
      for (const [path, text] of [...created, ...edited]) {
        mkdirSync(dirname(join(root, path)), { recursive: true })
        writeFileSync(join(root, path), text)
      }
      return { created: [...created.keys()], edited: [...edited.keys()] }
    },
  }
}
