import type { Page } from 'playwright-core'
import { effectsStarted, MARK } from '../effectsStarted.ts'
import { inPageBecause, open } from '../journey.ts'

/** The script of the cart page. */
export const CART_SCRIPT = /\/assets\/CartPage-/

/** A link to a page whose scripts are not prefetched. */
export const toCart = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Cart/ })

/**
 * Opens the home page of a host without a worker. The script of the cart, which the shop prefetches some seconds after the page, waits until
 * the returned function continues or aborts its requests.
 */
export async function withoutCartScript(
  page: Page,
  address: string,
): Promise<(how: 'continue' | 'abort') => void> {
  let end: (how: 'continue' | 'abort') => void = () => {}
  const ended = new Promise<'continue' | 'abort'>((resolve) => {
    end = resolve
  })
  // A file whose load `open` breaks off would count as missing while the page before still starts.
  await inPageBecause(page, 'unsupported')
  await page.route(CART_SCRIPT, async (route) => route[await ended]())
  await page.addInitScript((mark) => localStorage.removeItem(mark), MARK)
  await open(page, address)
  await inPageBecause(page, 'unsupported')
  // The effects that load after the page prefetch the file.
  await effectsStarted(page)
  return end
}
