import { expect } from 'vitest'
import { accessibilityFaults, desktop, test as journey } from '../journey.ts'

const test = journey.extend('serviceWorkers', 'block')

test('axe finds no faults in overlays: suggestions, departments, account, shortcuts', async ({ visit }) => {
  const page = await visit('products/search', { ...desktop, colorScheme: 'dark' })
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
