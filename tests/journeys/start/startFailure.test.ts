import type { Browser } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import { newContext } from '../../setup/newContext.ts'
import { phone, test } from '../journey.ts'

/** A window in which the shop's first script fails to load, on a page prerendered in English. */
async function withoutScripts(browser: Browser, { locale, path }: { locale: string; path: string }) {
  const context = await newContext(browser, { ...phone, locale })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.route(/\/assets\/.*\.js/, (route) => route.abort())
  return { page, open: () => page.goto(inject('shop') + path) }
}

test.for([
  ['ms-MY', '', 'Pasar tidak dapat dimuatkan', 'Cuba lagi'],
  ['zh-MY', 'products/category/130000/dairy-eggs', 'Pasar 无法载入', '再试一次'],
  ['en-MY', 'cart', 'Pasar couldn’t load', 'Try again'],
] as const)(
  'a shop that cannot start shows a message in the visitor’s language: %s',
  async ([locale, path, title, again], { browser }) => {
    const { page, open } = await withoutScripts(browser, { locale, path })
    await open()
    const said = page.getByRole('alert')
    await said.getByRole('heading', { name: title }).waitFor()
    await page.unroute(/\/assets\/.*\.js/)
    await said.getByRole('button', { name: again }).click()
    await page.locator('html[data-boot="running"]').waitFor()
  },
)

test('the message is in English if no file loads', async ({ browser }) => {
  const { page, open } = await withoutScripts(browser, { locale: 'ms-MY', path: '' })
  await page.route(/failed\.js$/, (route) => route.abort())
  await open()
  await page.getByRole('alert').getByRole('heading', { name: 'Pasar couldn’t load' }).waitFor()
})
