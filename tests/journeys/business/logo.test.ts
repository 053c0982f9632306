/** The logo of a business: only a browser can open and crop a picture. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { phone, running, test as journey } from '../journey.ts'

const test = journey.extend('serviceWorkers', 'block')

/** A picture of three squares side by side: red, green, blue. */
const picture = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 900
    canvas.height = 300
    const drawing = canvas.getContext('2d')
    for (const [index, colour] of ['red', 'lime', 'blue'].entries()) {
      if (!drawing) continue
      drawing.fillStyle = colour
      drawing.fillRect(index * 300, 0, 300, 300)
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })

/** Size and middle colour of the logo: red, green or blue is the largest part. */
const logo = (page: Page) =>
  page
    .getByRole('region', { name: 'Business', exact: true })
    .locator('img')
    .evaluate((image: HTMLImageElement) => {
      const canvas = document.createElement('canvas')
      canvas.width = 1
      canvas.height = 1
      const drawing = canvas.getContext('2d')
      drawing?.drawImage(image, image.naturalWidth / 2, image.naturalHeight / 2, 1, 1, 0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = drawing?.getImageData(0, 0, 1, 1).data ?? []
      const colour = red > 200 ? 'red' : green > 200 ? 'green' : blue > 200 ? 'blue' : 'none'
      return { width: image.naturalWidth, height: image.naturalHeight, colour }
    })

test('is cropped to the chosen square, saved, and still there after a reload', async ({ visit }) => {
  const page = await visit('account/organization?persona=business-owner', phone)
  const change = page.getByRole('button', { name: 'Change: Business' })
  await change.click()
  const buffer = Buffer.from(await picture(page), 'base64')
  await page.getByLabel('Choose a logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: 'Save logo' }).waitFor()
  await expect.poll(() => logo(page)).toEqual({ width: 160, height: 160, colour: 'green' })
  await page.getByRole('slider', { name: 'Move left or right' }).fill('100')
  await expect.poll(() => logo(page)).toEqual({ width: 160, height: 160, colour: 'blue' })
  await page.getByRole('button', { name: 'Save logo' }).click()
  await page.getByRole('button', { name: 'Remove logo' }).waitFor()
  await page.reload()
  await running(page)
  await change.waitFor()
  await expect.poll(() => logo(page)).toEqual({ width: 160, height: 160, colour: 'blue' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})
