import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/** Files that differ from a revision. */
export interface Changes {
  /** The revision that they are compared with. */
  since: string
  /** Paths from the root; deleted files are left out. */
  files: readonly string[]
}

const git = (...args: string[]): string[] =>
  execFileSync('git', [...args, '-z'], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
    .split('\0')
    .filter((path) => path !== '')

/** What differs from a revision of git in the working tree, files that git does not track yet included. Throws for an unknown revision. */
export function changesSince(since: string): Changes {
  const found = [
    ...git('diff', '--name-only', '--relative', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return { since, files: [...new Set(found)].filter((path) => existsSync(join(root, path))) }
}
