import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { running, test } from './journey.ts'

const titles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main h1')].map((title) => ({
      // What is taken out of the layout has no width, whoever asks; what is only out of sight has.
      isLaidOut: title.getBoundingClientRect().width > 0,
      isSeen: title.checkVisibility(),
    })),
  )

/** Resolves after two idle moments: what is done in the next one is done. */
const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestIdleCallback(() => resolve()))
      }),
  )

test('what is drawn ahead is laid out, and nobody sees it, reads it or comes to it by keyboard', async ({
  visit,
}) => {
  const page = await visit('/')
  await running(page)
  const department = page.getByRole('link', { name: 'Dairy & eggs' }).first()
  const title = page.getByRole('heading', { level: 1, name: 'Dairy & eggs' })
  const home = page.getByRole('banner').getByRole('link', { name: 'Pasar, home' })
  // It is laid out on a machine that was seen to be quick, which shows by pages gone to.
  const laidOut = async () => {
    await department.click()
    await title.waitFor()
    await home.click()
    await department.waitFor()
    await department.hover()
    await page.locator('main h1').nth(1).waitFor({ state: 'attached' })
    await idle(page)
    return titles(page)
  }
  await expect.poll(laidOut, { timeout: 20_000 }).toEqual([
    { isLaidOut: true, isSeen: true },
    { isLaidOut: true, isSeen: false },
  ])
  expect(await title.count()).toBe(0)
  expect(
    await page.evaluate(() => {
      const place = document.querySelector('main [style*="content-visibility"]')
      const controls = [...(place?.querySelectorAll<HTMLElement>('a[href], button') ?? [])]
      const takesFocus = (control: HTMLElement) => {
        control.focus()
        return control.matches(':focus')
      }
      return {
        height: place?.clientHeight,
        hasControls: controls.length > 10,
        takeFocus: controls.filter(takesFocus).length,
      }
    }),
  ).toEqual({ height: 0, hasControls: true, takeFocus: 0 })

  await department.click()
  await title.waitFor()
  // The page that was is taken away.
  await expect.poll(() => titles(page)).toEqual([{ isLaidOut: true, isSeen: true }])
})

test('a double click on a link is one press: the page that came by the first is not pressed by the second', async ({
  visit,
}) => {
  const page = await visit('/')
  const department = page.getByRole('main').getByRole('link', { name: 'Dairy & eggs' }).first()
  const title = page.getByRole('heading', { level: 1, name: 'Dairy & eggs' })
  const drawnAhead = async () => {
    await page.getByRole('banner').hover()
    await department.hover()
    return page.locator('main h1').count()
  }
  // What minds the clicks comes with what draws ahead.
  await expect.poll(drawnAhead, { interval: 500, timeout: 20_000 }).toBe(2)
  await department.click()
  await title.waitFor()
  const shelf = page
    .getByRole('main')
    .getByRole('link', { name: 'Yoghurt', exact: true })
    .filter({ visible: true })
  await shelf.hover()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  expect(await shelf.evaluate((link) => link === document.activeElement)).toBe(false)
  await idle(page)
  expect(new URL(page.url()).pathname).toMatch(/\/dairy-eggs$/)

  // A press of its own is one.
  await page.mouse.down()
  await page.mouse.up()
  await page.getByRole('heading', { level: 1, name: 'Yoghurt' }).waitFor()
})
