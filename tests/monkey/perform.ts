import type { Locator, Page } from 'playwright-core'
import { type Action, type Control, isToggle } from './action.ts'
import { reachablePart } from './controlsOf.ts'
import { hideConsole } from './hideConsole.ts'
import { started } from './settle.ts'

/** A control that is covered, or gone, is not pressed: a walk goes on without it. A busy machine takes a second or more for a press. */
export const PRESS_MS = 3_000

async function locate(page: Page, { role, name, nth }: Control): Promise<Locator> {
  const all = page.locator(await reachablePart(page)).getByRole(role, { name, exact: true })
  // The page is quiet: what is not there now will not come.
  if ((await all.count()) <= nth) throw new Error('There is no such control.')
  return all.nth(nth)
}

async function tap(page: Page, control: Control): Promise<void> {
  const target = await locate(page, control)
  if (isToggle(control)) await target.press('Space', { timeout: PRESS_MS })
  else await target.click({ timeout: PRESS_MS })
}

async function type(page: Page, action: Extract<Action, { do: 'type' }>): Promise<void> {
  const target = await locate(page, action)
  await target.fill(action.text, { timeout: PRESS_MS })
  if (action.isSent) await target.press('Enter', { timeout: PRESS_MS })
}

async function choose(page: Page, action: Extract<Action, { do: 'choose' }>): Promise<void> {
  const target = await locate(page, action)
  await target.focus({ timeout: PRESS_MS })
  for (let count = 0; count <= action.at; count += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

/**
 * Back or forward; false at the first or last entry of the shop. After a dialog has closed, the shop goes back once more by itself, and may
 * leave for the empty page of a new tab: the document is gone then, and `settle` returns to the shop.
 */
const traverse = (page: Page, way: 'back' | 'forward'): Promise<boolean> =>
  page
    .evaluate(async (where) => {
      const isPossible = where === 'back' ? navigation.canGoBack : navigation.canGoForward
      if (!isPossible) return false
      const arrived = new Promise((done) => addEventListener('popstate', done, { once: true }))
      history[where]()
      await Promise.race([arrived, new Promise((done) => setTimeout(done, 1_000))])
      await new Promise((done) => setTimeout(done, 100))
      return true
    }, way)
    .catch(() => true)

/** The controls of the mock, by which faults, network and clock change. */
const control = (page: Page, action: Action): Promise<void> =>
  page.evaluate(async (what) => {
    const { mock } = window
    if (!mock) return
    if (what.do === 'clock') await mock.clock.advance(what.minutes * 60_000)
    if (what.do === 'arm') mock.arm(what.fault)
    if (what.do === 'network') mock.setNetwork({ failureRate: what.failureRate, latency: what.latency })
    if (what.do === 'calm') mock.clear()
  }, action)

/** The open tabs on the origin of this page, itself included. */
function tabsOfShop(page: Page): Page[] {
  const { origin } = new URL(page.url())
  return page
    .context()
    .pages()
    .filter((tab) => new URL(tab.url()).origin === origin)
}

/** A second tab of the same shop, opened at the first use; then the tabs take turns. Tabs of other sites, which links open, are closed. */
async function otherTab(page: Page): Promise<Page> {
  const next = tabsOfShop(page).find((tab) => tab !== page)
  const others = page
    .context()
    .pages()
    .filter((tab) => tab !== page && tab !== next)
  await Promise.all(others.map((tab) => tab.close()))
  if (next) {
    await next.bringToFront()
    return next
  }
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open(location.href)),
  ])
  await opened.setViewportSize(page.viewportSize() ?? { width: 360, height: 740 })
  await started(opened)
  // The context's script ran in the empty document that a new tab starts with.
  await opened.evaluate(hideConsole)
  return opened
}

/** Does it; `isDone` is false where there was nothing to do it with. Returns the tab that the walk is in from then on. */
export async function perform(page: Page, action: Action): Promise<{ page: Page; isDone: boolean }> {
  try {
    switch (action.do) {
      case 'tap':
        await tap(page, action)
        break
      case 'type':
        await type(page, action)
        break
      case 'choose':
        await choose(page, action)
        break
      case 'key':
        await page.keyboard.press(action.key)
        break
      case 'back':
      case 'forward':
        return { page, isDone: await traverse(page, action.do) }
      case 'reload':
        await page.reload({ waitUntil: 'commit' })
        await started(page)
        break
      case 'open':
        await page.goto(new URL(action.path, page.url()).href, { waitUntil: 'commit' })
        await started(page)
        break
      case 'resize':
        await page.setViewportSize({ width: action.width, height: action.height })
        break
      case 'language':
        await page
          .getByRole('radio', { name: action.language, exact: true })
          .first()
          .press('Space', { timeout: PRESS_MS })
        break
      case 'tab':
        return { page: await otherTab(page), isDone: true }
      case 'calm':
        // Each tab has its own faults and its own network.
        for (const tab of tabsOfShop(page)) await control(tab, action)
        break
      default:
        await control(page, action)
    }
    return { page, isDone: true }
  } catch {
    return { page, isDone: false }
  }
}
