import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
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

/**
 * A window at a host whose pages are already under a worker of something else. It is there before the shop, as in life: one
 * that takes a running worker's place leaves the browser, now and then, with a reload that never ends.
 */
export async function underAnotherWorker(browser: Browser, server: StaticServer): Promise<Page> {
  server.replace('theirs.js', 'addEventListener("fetch", () => {})')
  server.replace('theirs.html', '<!doctype html><title>theirs</title>')
  const context = await browser.newContext({ locale: 'en-MY', reducedMotion: 'reduce' })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(new URL('theirs.html', server.url).href)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('theirs.js')
    await navigator.serviceWorker.ready
  })
  return page
}
