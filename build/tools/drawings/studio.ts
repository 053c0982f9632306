import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { transformWithOxc } from 'vite'
import { browserFlags } from '../../browserFlags.ts'
import { findBrowser } from '../../findBrowser.ts'
import type { Aim } from './page/simplify.ts'

const ORIGIN = 'http://drawings.test'

/** A browser that paints and simplifies drawings. */
export type Studio = {
  simplify: (svg: string, aim: Aim) => Promise<string>
  close: () => Promise<void>
}

/** Opens a page with the modules of `page/`. Throws with instructions when there is no browser. */
export async function openStudio(): Promise<Studio> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  const page = await browser.newPage()
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
    const source = readFileSync(new URL(`page${pathname}`, import.meta.url), 'utf8')
    const { code } = await transformWithOxc(source, pathname)
    return route.fulfill({ contentType: 'text/javascript', body: code })
  })
  await page.goto(ORIGIN)
  await page.addScriptTag({ type: 'module', url: '/simplify.ts' })
  return {
    simplify: (svg, aim) => page.evaluate(([svg, aim]) => window.simplify(svg, aim), [svg, aim] as const),
    close: () => browser.close(),
  }
}
