import { expect } from 'vitest'
import { accessibilityFaults } from '../accessibilityFaults.ts'
import { desktop, phone, running, test as journey } from '../journey.ts'
import { effectsStarted, MARK } from '../effectsStarted.ts'
import { holdTimers, MOTION_MS } from '../holdTimers.ts'

const test = journey.extend('serviceWorkers', 'block')

test('axe finds no faults in overlays: suggestions, departments, account, shortcuts', async ({ visit }) => {
  const page = await visit('products/search', { ...desktop, colorScheme: 'dark' })
  // The shortcuts too.
  await effectsStarted(page)
  const dialog = page.getByRole('dialog')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await accessibilityFaults(page), 'a search without a term').toEqual([])
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' })
  await field.fill('mil')
  await page.getByRole('group', { name: 'Suggestions' }).waitFor()
  expect(await accessibilityFaults(page), 'suggestions').toEqual([])
  await field.press('Escape')
  await field.press('Escape')
  await field.blur()

  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  expect(await accessibilityFaults(page), 'shortcuts').toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  for (const opener of ['All departments', 'Account']) {
    await page.getByRole('button', { name: opener }).filter({ visible: true }).first().click()
    await dialog.waitFor()
    expect(await accessibilityFaults(page), opener).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
})

test('Back closes a dialog and nothing else: after a full load, and after a link to a part of the page', async ({
  visit,
}) => {
  const page = await visit('products/search', desktop)
  await page.addInitScript((mark) => localStorage.removeItem(mark), MARK)
  await page.goto(new URL('../t/faqs', page.url()).href)
  await running(page)
  await effectsStarted(page)
  const dialog = page.getByRole('dialog', { name: 'Where should we deliver?' })
  const openDialog = async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Delivering to/ })
      .click()
    await dialog.waitFor()
  }
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  await openDialog()
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  await page.waitForURL(/\/t\/faqs$/)

  await page.locator('nav a[href^="#"]').filter({ visible: true }).first().click()
  await page.waitForURL(/#./)
  const { href } = new URL(page.url())
  await openDialog()
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  await page.waitForURL(href)
  expect(loads, 'loads of the page').toBe(0)

  // An overlay that was closed in another way costs no press.
  await page.goBack()
  await page.waitForURL(/\/t\/faqs$/)
  await openDialog()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.goBack()
  await page.waitForURL(/\/products\/search$/)
})

test('a second press while a dialog closes leaves the focus on what opened it', async ({ visit }) => {
  const page = await visit('/t/faqs', { ...desktop, reducedMotion: 'no-preference' })
  await effectsStarted(page)
  const opener = page.getByRole('banner').getByRole('button', { name: /^Delivering to/ })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Where should we deliver?' })
  await dialog.getByRole('button', { name: 'Close' }).dblclick()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true)
})

test('a press on a control that a closing dialog would replace does nothing, and the focus stays on the page', async ({
  visit,
}) => {
  const page = await visit('/account/favorites?persona=guest', { ...phone, reducedMotion: 'no-preference' })
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  const forgotten = dialog.getByRole('button', { name: 'Forgot your password?' })
  await forgotten.scrollIntoViewIfNeeded()
  const place = await forgotten.boundingBox()
  if (!place) throw new Error('The button should be on screen.')
  // The dialog takes a fifth of a second to close, and longer here, so that the press arrives before the end.
  const release = await holdTimers(page, MOTION_MS)
  await page.keyboard.press('Escape')
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
  expect(await page.locator('[role="dialog"]').count()).toBe(1)
  await release()
  await dialog.waitFor({ state: 'detached' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main')?.tagName ?? 'none'))
    .toBe('MAIN')
  expect(await page.getByRole('heading', { name: /^This page is for your account/ }).isVisible()).toBe(true)
})
