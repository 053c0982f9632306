import type { Files } from './files.ts'

/** One kind of thing that `npm run new` writes. */
export interface Template {
  /** How it is called, for the help. */
  usage: string
  /** What it writes, in one line. */
  about: string
  /** Changes the files; returns what is left to do by hand. Throws `CannotWrite`. */
  write(files: Files, name: string, options: Readonly<Record<string, string | undefined>>): string[]
}
