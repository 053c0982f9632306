/**
 * `node build/docs/pictures.ts`: takes the pictures of README.md and of the guides again, in Chromium, from the build in `dist/`. They
 * show the shop on a fixed day. `pngquant --ext .png --force docs/*.png` then makes the files a third as large.
 */
import { resolve } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { named } from '../../fixtures/named.ts'
import { browserFlags } from '../browserFlags.ts'
import { findBrowser } from '../findBrowser.ts'
import { serveStatic } from '../staticServer.ts'
import { requests, scenario } from './pictureSteps.ts'

const root = resolve(import.meta.dirname, '../..')
const DAY = '2026-11-24T02:00:00.000Z'
const guide = { viewport: { width: 1280, height: 760 } } as const
const demo = { viewport: { width: 780, height: 720 } } as const
const desktop = { viewport: { width: 1280, height: 860 }, deviceScaleFactor: 2 } as const
const phone = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true } as const
const without =
  'html { --below: 0px !important } [aria-keyshortcuts="Control+Shift+M"] { display: none !important }'

/** Opens a page of the shop for a new visitor, and waits until the worker answers its calls. */
async function open(browser: Browser, address: string, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage({
    locale: 'en-MY',
    reducedMotion: 'reduce',
    bypassCSP: true,
    ...options,
  })
  await page.clock.setFixedTime(DAY)
  await page.goto(address)
  await page.locator('html[data-boot="running"][data-mock="worker"]').waitFor()
  return page
}

/** Puts pictures of windows side by side on one background. */
async function collage(page: Page, shots: readonly Buffer[]): Promise<void> {
  const [left, ...right] = shots.map((shot) => `data:image/png;base64,${shot.toString('base64')}`)
  await page.setContent(`<style>
    body { margin: 0; background: #eae7dc }
    img { position: absolute; top: 64px; width: 270px; border-radius: 20px; box-shadow: 0 12px 32px #0002 }
  </style><img src="${left}" style="left: 48px; top: 120px; width: 860px">
  ${right.map((shot, index) => `<img src="${shot}" style="left: ${830 + index * 290}px">`).join('')}`)
  await page.waitForFunction(() => Array.from(document.images).every(({ complete }) => complete))
}

const host = await serveStatic({ folder: resolve(root, 'dist'), under: '/shop/' })
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...browserFlags, '--font-render-hinting=none'],
})
const to = (name: string) => ({ path: resolve(root, 'docs', `${name}.png`) })
try {
  const cart = `${host.url}cart?persona=guest-cart&console=1`
  for (const [name, act] of Object.entries({
    'build-a-screen-offline': requests,
    'reproduce-an-error': scenario,
  })) {
    const page = await open(browser, cart, guide)
    await act(page)
    await page.screenshot(to(name))
  }
  const list = await open(browser, `${host.url}products/search/milk`, demo)
  await list.screenshot(to('publish-a-demo'))
  const shots: Buffer[] = []
  for (const [path, options] of [
    ['', desktop],
    ['', phone],
    [`product/${named.saleMilk}/milk`, phone],
    ['cart', { ...phone, colorScheme: 'dark' }],
  ] as const) {
    const page = await open(browser, `${host.url}${path}?persona=guest-cart`, options)
    await page.addStyleTag({ content: without })
    shots.push(await page.screenshot())
  }
  const sheet = await browser.newPage({ viewport: { width: 1728, height: 720 } })
  await collage(sheet, shots)
  await sheet.screenshot(to('shop'))
} finally {
  await browser.close()
  await host.close()
}
