import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { browserFlags } from '../../build/browserFlags.ts'
import { findBrowser, findShell } from '../../build/findBrowser.ts'
import { startDevServer } from './startDevServer.ts'
import { copyProject } from '../setup/copyProject.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the development server, whose files a test may edit. */
    copy: string
  }
}

/** One browser and one development server, in a copy of the project with empty caches, as on a newcomer's first start. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browserPath = findBrowser()
  const copy = copyProject()
  const [browser, server] = await Promise.all([
    chromium.launchServer({ executablePath: findShell() ?? browserPath, args: browserFlags }),
    startDevServer(copy.folder),
  ])
  project.provide('browser', browser.wsEndpoint())
  project.provide('browserPath', browserPath)
  project.provide('shop', server.url)
  project.provide('copy', copy.folder)
  return async () => {
    await browser.close()
    await server.close()
    copy.remove()
  }
}
