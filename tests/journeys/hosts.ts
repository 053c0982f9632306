import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import { serveStatic, type StaticServer } from '../../build/staticServer.ts'

const dist = resolve(import.meta.dirname, '../../dist')

/** A host of its own for one test, which may take files away from it. */
export async function host(
  options: Omit<Parameters<typeof serveStatic>[0], 'folder'> = {},
): Promise<StaticServer> {
  const server = await serveStatic({ folder: dist, ...options })
  onTestFinished(() => server.close())
  return server
}

/** A folder for a browser that keeps its own settings, with cookies and all storage forbidden. */
export async function profileWithoutStorage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pasar-profile-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } }
  await mkdir(join(folder, 'Default'))
  await writeFile(join(folder, 'Default/Preferences'), JSON.stringify(settings))
  return folder
}
