import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { serveStatic, type StaticServer } from '../../build/staticServer.ts'
import { newContext } from '../setup/newContext.ts'

const dist = resolve(import.meta.dirname, '../../dist')

/** A separate host for one test, which may remove files from it. */
export async function host(
  options: Omit<Parameters<typeof serveStatic>[0], 'folder'> = {},
): Promise<StaticServer> {
  const server = await serveStatic({ folder: dist, ...options })
  onTestFinished(() => server.close())
  return server
}

/** A browser profile that forbids cookies and all storage. */
export async function profileWithoutStorage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pasar-profile-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } }
  await mkdir(join(folder, 'Default'))
  await writeFile(join(folder, 'Default/Preferences'), JSON.stringify(settings))
  return folder
}

/**
 * A page on a host that a foreign worker already controls. The worker is registered before the shop loads, because a replaced running
 * worker sometimes leaves Chromium in an endless reload.
 */
export async function underAnotherWorker(browser: Browser, server: StaticServer): Promise<Page> {
  server.replace('theirs.js', 'addEventListener("fetch", () => {})')
  server.replace('theirs.html', '<!doctype html><title>theirs</title>')
  const context = await newContext(browser, { locale: 'en-MY', reducedMotion: 'reduce' })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(new URL('theirs.html', server.url).href)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('theirs.js')
    await navigator.serviceWorker.ready
  })
  return page
}
