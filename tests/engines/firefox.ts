import puppeteer, { type ElementHandle, type KeyInput, type Page } from 'puppeteer-core'
import { finderScript, findInPage, hasFinder, selectText } from './finder.ts'
import { type Engine, type Key, type Part, repeated, type Tab, until } from './tab.ts'

const WINDOW = { width: 1280, height: 900 }

const keyNames: Readonly<Record<Key, KeyInput>> = { Enter: 'Enter', Space: ' ', Escape: 'Escape' }

async function find(page: Page, part: Part): Promise<ElementHandle<HTMLElement>> {
  return until(`${part.role} “${part.name}”`, async () => {
    if (!(await page.evaluate(hasFinder))) await page.evaluate(finderScript)
    const handle = await page.evaluateHandle(findInPage, part)
    return handle.asElement() as ElementHandle<HTMLElement> | null
  })
}

function tabOf(page: Page): Tab {
  return {
    goto: async (address) => void (await page.goto(address)),
    reload: async () => {
      try {
        await page.reload()
      } catch (error) {
        // Firefox aborts a reload that begins while it ends another load.
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error
        await page.reload()
      }
    },
    // Puppeteer's own type of a function in the page also has handles among its arguments.
    run: (work, ...given) => page.evaluate(work as (...all: unknown[]) => never, ...given),
    press: (part) => repeated(`press ${part.name}`, async () => (await find(page, part)).click()),
    async key(part, key) {
      await repeated(`focus ${part.name}`, async () => (await find(page, part)).focus())
      await page.keyboard.press(keyNames[key])
    },
    async type(part, text) {
      await repeated(`select ${part.name}`, async () => (await find(page, part)).evaluate(selectText))
      await page.keyboard.type(text)
    },
    close: async () => page.browserContext().close(),
  }
}

/**
 * An installed Firefox without a window, through WebDriver BiDi, which it speaks itself: there is no driver between. `settings` are those of
 * `about:config`.
 */
export async function startFirefox(
  path: string,
  settings: Readonly<Record<string, boolean | string>> = {},
): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    defaultViewport: WINDOW,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-MY', 'ui.prefersReducedMotion': 1, ...settings },
  })
  return {
    visit: async () => tabOf(await (await browser.createBrowserContext()).newPage()),
    close: () => browser.close(),
  }
}
