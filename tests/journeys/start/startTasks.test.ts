import { expect } from 'vitest'
import { department, goto, windowIn } from './firstFrame.ts'
import { phone, running, settled, test } from '../journey.ts'

test('the scripts of a page are requested in separate tasks, because each takes a slow phone some milliseconds', async ({
  browser,
}) => {
  const { page } = await windowIn(browser, { ...phone, serviceWorkers: 'block' })
  await page.addInitScript(() => {
    window.linksAtOnce = []
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      const links = added.filter((node) => node instanceof HTMLLinkElement && node.rel === 'modulepreload')
      if (links.length > 0) window.linksAtOnce.push(links.length)
    }).observe(document, { childList: true, subtree: true })
  })
  await goto(page, department)
  await running(page)
  await settled(page)
  const atOnce = await page.evaluate(() => window.linksAtOnce)
  expect(atOnce.length).toBeGreaterThan(20)
  expect(Math.max(...atOnce)).toBe(1)
})
