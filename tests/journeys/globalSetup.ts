import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { browserFlags } from '../../build/browserFlags.ts'
import { findBrowser, findShell } from '../../build/findBrowser.ts'
import { serveStatic } from '../../build/staticServer.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address that the shared browser listens on. */
    browser: string
    /** The full browser, because the headless shell lacks some features. */
    browserPath: string
    /** The shop's address at the root of a host, with a slash at the end. */
    shop: string
  }
}

const root = resolve(import.meta.dirname, '../..')

/** One browser and one host for all journeys. `npm test` makes the build before. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browserPath = findBrowser()
  if (!existsSync(resolve(root, 'dist/index.html'))) {
    throw new Error('There is no dist/: `npm run test:journeys` builds it first.')
  }
  // Otherwise Playwright traces each of the 260 files that a new visitor's worker fetches, a fifth of the time of a visit.
  process.env['PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK'] = '1'
  const host = await serveStatic({ folder: resolve(root, 'dist') })
  const browser = await chromium.launchServer({
    executablePath: findShell() ?? browserPath,
    args: browserFlags,
  })
  project.provide('browser', browser.wsEndpoint())
  project.provide('browserPath', browserPath)
  project.provide('shop', host.url)
  return async () => {
    await browser.close()
    await host.close()
  }
}
