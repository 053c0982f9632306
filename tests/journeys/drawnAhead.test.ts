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

test('what is drawn ahead is laid out, and nobody sees it, reads it or comes to it by keyboard', async ({
  visit,
}) => {
  const page = await visit('/')
  await running(page)
  const department = page.getByRole('link', { name: 'Dairy & eggs' }).first()
  const title = page.getByRole('heading', { level: 1, name: 'Dairy & eggs' })
  const before = await page.evaluate(() => document.querySelector('main')?.clientHeight)
  await department.hover()
  await expect
    .poll(() => titles(page))
    .toEqual([
      { isLaidOut: true, isSeen: true },
      { isLaidOut: true, isSeen: false },
    ])
  expect(await title.count()).toBe(0)
  expect(await page.evaluate(() => document.querySelector('main')?.clientHeight)).toBe(before)
  expect(
    await page.evaluate(() => {
      const within = [...document.querySelectorAll<HTMLElement>('main h1')].at(-1)?.closest('[style]')
      const links = [...(within?.querySelectorAll<HTMLElement>('a[href], button') ?? [])]
      return {
        links: links.length > 10,
        taking: links.filter((link) => (link.focus(), link.matches(':focus'))).length,
      }
    }),
  ).toEqual({ links: true, taking: 0 })

  await department.click()
  await title.waitFor()
  // The page that was is taken away.
  await expect.poll(() => titles(page)).toEqual([{ isLaidOut: true, isSeen: true }])
})
