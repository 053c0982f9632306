import puppeteer, { type ElementHandle, type Frame, type KeyInput, type Page } from 'puppeteer-core'
import { finderScript, findInPage, hasFinder, selectText } from './finder.ts'
import { type Engine, type Key, type Part, repeated, type Tab, until } from './tab.ts'

const WINDOW = { width: 1280, height: 900 }

const keyNames: Readonly<Record<Key, KeyInput>> = { Enter: 'Enter', Space: ' ', Escape: 'Escape' }

export interface FirefoxTab extends Tab {
  /** What the first frame of the page shows. */
  frame(): Promise<Tab>
}

async function find(frame: Frame, part: Part): Promise<ElementHandle<HTMLElement>> {
  return until(`${part.role} “${part.name}”`, async () => {
    if (!(await frame.evaluate(hasFinder))) await frame.evaluate(finderScript)
    const handle = await frame.evaluateHandle(findInPage, part)
    return handle.asElement() as ElementHandle<HTMLElement> | null
  })
}

function tabOf(page: Page, frame = page.mainFrame()): FirefoxTab {
  return {
    goto: async (address) => void (await frame.goto(address)),
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
    run: (work, ...given) => frame.evaluate(work as (...all: unknown[]) => never, ...given),
    press: (part) => repeated(`press ${part.name}`, async () => (await find(frame, part)).click()),
    async key(part, key) {
      await repeated(`focus ${part.name}`, async () => (await find(frame, part)).focus())
      await page.keyboard.press(keyNames[key])
    },
    async type(part, text) {
      await repeated(`select ${part.name}`, async () => (await find(frame, part)).evaluate(selectText))
      await page.keyboard.type(text)
    },
    frame: async () =>
      tabOf(page, await until('a frame in the page', async () => frame.childFrames()[0] ?? null)),
    close: async () => page.browserContext().close(),
  }
}

/** How long Firefox may take to start, or to load a page. Puppeteer's own limit is half a minute. */
const LOADS_MS = 120_000

interface FirefoxEngine extends Engine {
  visit(): Promise<FirefoxTab>
}

/**
 * An installed Firefox without a window, through WebDriver BiDi, which it speaks itself: there is no driver between. `settings` are those of
 * `about:config`.
 */
export async function startFirefox(
  path: string,
  settings: Readonly<Record<string, boolean | number | string>> = {},
): Promise<FirefoxEngine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    timeout: LOADS_MS,
    defaultViewport: WINDOW,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-MY', 'ui.prefersReducedMotion': 1, ...settings },
  })
  return {
    visit: async () => {
      const page = await (await browser.createBrowserContext()).newPage()
      page.setDefaultNavigationTimeout(LOADS_MS)
      return tabOf(page)
    },
    close: () => browser.close(),
  }
}
