import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import { newContext } from '../../setup/newContext.ts'
import { phone } from '../journey.ts'

export const home = ''
export const department = 'products/category/130000/dairy-eggs'

interface Opened {
  page: Page
  complaints: string[]
}

/** The browser's font size at 200 %. */
const LARGE_LETTERS = 32

interface WindowOptions extends BrowserContextOptions {
  hasLargeLetters?: boolean
}

/** Playwright's message for a window with blocked workers, and Chromium's for a machine that takes seconds to use what it has preloaded. */
const OTHERS = /Service Worker registration blocked|was preloaded using link preload/

/** A new visitor's window without a page. */
export async function windowIn(
  browser: Browser,
  { hasLargeLetters = false, ...options }: WindowOptions = {},
): Promise<Opened> {
  const context = await newContext(browser, {
    locale: 'en-MY',
    reducedMotion: 'reduce',
    ...phone,
    ...options,
  })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type()) && !OTHERS.test(message.text())
    if (isComplaint) complaints.push(message.text())
  })
  if (hasLargeLetters) {
    const tools = await context.newCDPSession(page)
    await tools.send('Page.enable')
    await tools.send('Page.setFontSizes', { fontSizes: { standard: LARGE_LETTERS } })
  }
  return { page, complaints }
}

/** Records from the first frame on the layout shifts, and the heading and its position in each frame. */
export const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { moved: 0, shown: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) window.moved += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
    const look = () => {
      const place = document.querySelector('#root .start-page, #root main')?.getBoundingClientRect()
      const what = document.querySelector('#root .start')
        ? 'bones'
        : document.querySelector('#root h1')?.textContent
      const frame = `${what} at ${Math.round(place?.top ?? 0)}`
      if (place && window.shown.at(-1) !== frame) window.shown.push(frame)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

declare global {
  interface Window {
    /** The sum of all unexpected layout shifts. */
    moved: number
    /** The headings in order, without repetitions. */
    shown: string[]
    /** How many parts of the page still use the system font, at each change. */
    lettersIn: number[]
    /** How many scripts are requested within one task, for each task. */
    linksAtOnce: number[]
  }
}

/** Opens the page without waiting for its scripts, which like the pictures load after the first paint. */
export async function goto(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, inject('shop')).href, { waitUntil: 'commit' })
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      'painted' in document.documentElement.dataset &&
      [...document.images].every((image) => image.getBoundingClientRect().right > -5_000),
  )
}

/**
 * The script that renders the neutral shell over a page of another visitor; on a prerendered page it completes the styles and starts the
 * shop.
 */
export const NEXT_SCRIPT = 'begin-'

/** Delays the shop's scripts, or those of one name, until the returned function is called. */
export async function withoutScripts(page: Page, name = `(?!${NEXT_SCRIPT})`): Promise<() => void> {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route(new RegExp(`/assets/${name}.*\\.js$`), async (route) => {
    await opened
    await route.continue()
  })
  return open
}

/** The content of the first frame: the page's heading, or the shell's skeleton. */
export const firstFrame = (page: Page) =>
  page.evaluate(() => ({
    heading: document.querySelector('#root h1')?.textContent ?? null,
    hasBones: document.querySelector('#root .start') !== null,
    language: document.documentElement.lang,
    ground: getComputedStyle(document.body).backgroundColor,
  }))
