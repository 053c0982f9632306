import { exec } from 'node:child_process'
import { mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

const root = resolve(import.meta.dirname, '../..')

export interface OtherProject {
  folder: string
  write: (file: string, text: string) => Promise<void>
  remove: () => Promise<void>
}

const inShell = promisify(exec)

/**
 * An empty project outside of this one, with the package as `npm pack` packs it, installed without a network: it has no dependencies. The
 * packages that a project has itself are links to those of this project.
 */
export async function otherProject(packages: readonly string[]): Promise<OtherProject> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'pasar-other-')))
  await inShell('npm run build:mock', { cwd: root })
  await inShell(`npm pack ./dist-mock --pack-destination ${folder}`, { cwd: root })
  await writeFile(join(folder, 'package.json'), '{ "name": "other", "type": "module" }')
  await inShell('npm install --save-dev ./pasar-mock-0.1.0.tgz --offline --no-audit --no-fund', {
    cwd: folder,
  })
  const into = join(folder, 'node_modules')
  for (const name of packages) {
    await mkdir(dirname(join(into, name)), { recursive: true })
    await symlink(join(root, 'node_modules', name), join(into, name), 'junction')
  }
  // With the project's Node, as `npx` has it here.
  const programs = join(root, 'node_modules/.bin')
  for (const name of await readdir(programs)) await symlink(join(programs, name), join(into, '.bin', name))
  return {
    folder,
    write: (file, text) => writeFile(join(folder, file), text),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
