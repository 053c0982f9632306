import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { closeInterstitials } from '../closeInterstitials.ts'
import { open, phone, test as journey } from '../journey.ts'

const test = journey.extend('serviceWorkers', 'block')

/** Pages of every kind; from the checkout on as the visitor of the link. */
const pages = [
  '/',
  '/products/category/130000/dairy-eggs',
  '/products/search/milk',
  `/product/${named.saleMilk}/milk`,
  '/t/faqs',
  '/login',
  '/cart?persona=guest-cart',
  '/checkout?persona=guest-checkout&step=address',
  '/checkout?persona=guest-checkout&step=billing',
  '/account?persona=member-active',
  '/account/order-history?persona=office-manager',
  '/account/billing?persona=business-owner',
  '/account/organization?persona=business-owner',
]

/** Parts that make the page wider than its window, and texts that their own box cuts off without an ellipsis. */
const lostParts = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const isWide = scrollWidth > clientWidth
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .flatMap((element) => {
        const { overflowX, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element)
        const { right, width } = element.getBoundingClientRect()
        const what = `${element.tagName.toLowerCase()}.${element.className} “${element.textContent.slice(0, 40)}”`
        if (isWide && right > clientWidth + 1) return [`outside: ${what}`]
        const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
        // Texts for screen readers have a box of one pixel.
        const isHidden = width <= 1 || clipPath !== 'none'
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        )
        const isCut =
          hasText &&
          overflowX !== 'visible' &&
          element.scrollWidth > element.clientWidth + 1 &&
          !isShortened &&
          !isHidden
        return isCut ? [`cut: ${what}`] : []
      })
  })

test.for([
  ['a window of 1,280 pixels at 200 %', { viewport: { width: 640, height: 512 }, deviceScaleFactor: 2 }, ''],
  ['a window of 1,280 pixels at 400 %', { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 }, ''],
  [
    'a phone with the text spacing of WCAG 1.4.12',
    phone,
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  ],
] as const)('%s needs no scrolling sideways, and no text is cut', async ([, size, rules], { visit }) => {
  const page = await visit('/version', size)
  await closeInterstitials(page)
  for (const path of pages) {
    await open(page, new URL(path.slice(1), inject('shop')).href)
    // A dialog that is open already, such as that of `/login`, hides the page's heading from the accessibility tree.
    await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor()
    await page.locator('[aria-busy="true"]:not(button)').first().waitFor({ state: 'detached' })
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    }, rules)
    await expect.poll(() => lostParts(page), { message: path }).toEqual([])
  }
})
