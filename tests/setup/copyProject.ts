import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

export interface ProjectCopy {
  folder: string
  remove: () => void
}

/**
 * A copy of the project with its uncommitted changes, whose files a test may edit. Its packages are links to the project's own, its caches
 * are empty.
 */
export function copyProject(): ProjectCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'pasar-copy-')))
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const path of listed.split('\0').filter((path) => path && existsSync(join(root, path)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path))
  }
  linkPackages(folder)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Links each package separately, because tools write caches to `node_modules`, which must belong to the copy. */
function linkPackages(folder: string): void {
  const from = join(root, 'node_modules')
  const into = join(folder, 'node_modules')
  mkdirSync(into)
  const isCache = (name: string) => /^\.(vite|vitest|cache)/.test(name)
  for (const name of readdirSync(from).filter((name) => !isCache(name)))
    symlinkSync(join(from, name), join(into, name), 'junction')
}
