import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from './markdown.ts'

/**
 * Copies the project to a temporary folder, so that a command of the docs may write there. Packages and the last build are left
 * out; the packages are linked. Resolves with the folder and a function that removes it.
 */
export async function projectCopy(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'pasar-copy-'))
  const isCopied = (source: string) =>
    !/^(node_modules|\.git|dist(-.*)?|\.cache)$/.test(relative(root, source).split(/[/\\]/)[0] ?? '')
  await cp(root, folder, { recursive: true, filter: isCopied })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
