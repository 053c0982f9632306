import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Controls } from '../../mocks/controls/controls.ts'
import { drawImages, jpegUrl } from './drawImages.ts'
import { openPanel } from './openPanel.tsx'
import { withControls } from './withControls.ts'

let controls: Controls
withControls((given) => {
  controls = given
})

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff, 0xe0]
const WEBP = [...new TextEncoder().encode('RIFF\u0001\u0002\u0003\u0004WEBP')]

const imageFile = (name: string, start: readonly number[], pixels: string, type = 'image/png') =>
  new File([new Uint8Array(start), pixels], name, { type })

const open = async () => {
  const opened = await openPanel(controls, 'Data')
  const report = within(await screen.findByRole('region', { name: 'Bug report' }))
  return { ...opened, report, field: report.getByLabelText('Add a screenshot: PNG, JPEG or WebP') }
}
const notes = () => screen.getByRole('textbox', { name: 'Notes: what you did and saw' })
const names = () =>
  within(screen.getByRole('list', { name: 'Screenshots' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent.replace(/Remove$/, ''))
const address = () =>
  screen.getByRole('list', { name: 'Screenshots' }).querySelector('img')?.getAttribute('src')

/** Presses the button and returns the file that the browser is given, with its name. */
async function saved(user: Awaited<ReturnType<typeof openPanel>>['user']) {
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:report'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await user.click(screen.getByRole('button', { name: 'Save report' }))
  expect(await screen.findByText(/^Saved: pasar-2026-\d\d-\d\d-\d{4}\.md$/)).toBeVisible()
  return (await blobs[0]?.text()) ?? ''
}

test.each([
  ['PNG', PNG],
  ['JPEG', JPEG],
  ['WebP', WEBP],
])('a chosen %s is shown small, with its name, and is in the saved report', async (_, start) => {
  drawImages()
  const { user, field } = await open()
  await user.upload(field, imageFile('cart.png', start, '1600x900'))
  expect(await screen.findByText('Added: cart.png')).toBeVisible()
  expect(names()).toEqual(['cart.png'])
  expect(address()).toBe(jpegUrl(1600, 900, 0.9))
  expect(await saved(user)).toContain(`## Screenshots\n\n![cart.png](${jpegUrl(1600, 900, 0.9)})\n\n## `)
})

test('an image is pasted into the notes, and a text as before', async () => {
  drawImages()
  const { user } = await open()
  const file = imageFile('image.png', PNG, '40x30')
  fireEvent.paste(notes(), { clipboardData: { types: ['text/html', 'Files'], files: [file] } })
  expect(await screen.findByText('Added: Screenshot 1')).toBeVisible()
  // A spreadsheet puts a picture of its cells beside their text.
  fireEvent.paste(notes(), { clipboardData: { types: ['text/plain', 'Files'], files: [file] } })
  await user.click(notes())
  await user.paste('Seen twice')
  expect(notes()).toHaveValue('Seen twice')
  expect(names()).toEqual(['Screenshot 1'])
})

test('images of one paste have names of their own, also after one was removed, and only those that fit are added', async () => {
  drawImages()
  const { user } = await open()
  const files = [10, 20].map((width) => imageFile('image.png', PNG, `${width}x30`))
  fireEvent.paste(notes(), { clipboardData: { types: ['Files'], files } })
  expect(await screen.findByText('Added: Screenshot 1, Screenshot 2')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove Screenshot 1' }))
  const more = [50, 60, 70].map((width) => imageFile('image.png', PNG, `${width}x30`))
  fireEvent.paste(notes(), { clipboardData: { types: ['Files'], files: more } })
  expect(await screen.findByText('Added: Screenshot 1, Screenshot 3')).toBeVisible()
  expect(names()).toEqual(['Screenshot 2', 'Screenshot 1', 'Screenshot 3'])
})

test.each([
  [
    'another type, whatever its name says',
    new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'cart.png', { type: 'image/png' }),
    'This is not a PNG, JPEG or WebP image.',
  ],
  ['a damaged image', imageFile('cart.png', PNG, 'nothing'), 'This image is damaged.'],
  [
    'more than 10 MB',
    imageFile('cart.png', PNG, `${'A'.repeat(10_000_000)}40x30`),
    'This file is larger than 10 MB.',
  ],
])('%s is refused', async (_, file, problem) => {
  drawImages()
  const { user, field } = await open()
  await user.upload(field, file)
  expect(await screen.findByText(problem)).toBeVisible()
  expect(screen.queryByRole('list', { name: 'Screenshots' })).toBeNull()
})

test('a large image is scaled down until it fits', async () => {
  drawImages({ lengthOf: (width) => (width > 1000 ? 1_000_001 : 999_999) })
  const { user, field } = await open()
  await user.upload(field, imageFile('wide.png', PNG, '4000x1000'))
  await screen.findByText('Added: wide.png')
  expect(address()).toMatch(new RegExp(`^${jpegUrl(1000, 250, 0.6)}A*$`))
  expect(address()).toHaveLength(999_999)
})

test('a name becomes no markup', async () => {
  drawImages()
  const { user, field } = await open()
  await user.upload(field, imageFile('a](https://evil.example) <b>`.png', PNG, '40x30'))
  await screen.findByText('Added: a https evil.example b .png')
  expect(await saved(user)).toContain('![a https evil.example b .png](data:')
})

test('a reload keeps the screenshots, and “Remove” removes one for good', async () => {
  drawImages()
  const { user, field } = await open()
  await user.upload(field, imageFile('first.png', PNG, '40x30'))
  await screen.findByText('Added: first.png')
  await user.upload(field, imageFile('second.png', PNG, '60x30'))
  await screen.findByText('Added: second.png')
  cleanup()
  const again = await open()
  expect(names()).toEqual(['first.png', 'second.png'])
  await again.user.click(screen.getByRole('button', { name: 'Remove first.png' }))
  cleanup()
  await open()
  expect(names()).toEqual(['second.png'])
})

test('there is room for three', async () => {
  drawImages()
  const { user, field } = await open()
  for (const width of [40, 50, 60]) {
    await user.upload(field, imageFile(`${width}.png`, PNG, `${width}x30`))
    await screen.findByText(`Added: ${width}.png`)
  }
  expect(screen.getByText('Limit: 3 screenshots. Remove one to add another.')).toBeVisible()
  expect(field).not.toBeInTheDocument()
  fireEvent.paste(notes(), {
    clipboardData: { types: ['Files'], files: [imageFile('70.png', PNG, '70x30')] },
  })
  expect(
    await screen.findByText('Limit: 3 screenshots.', { exact: false, selector: '[role=alert] *' }),
  ).toBeVisible()
  expect(names()).toEqual(['40.png', '50.png', '60.png'])
})

test('a full storage is told, and the report still has the image', async () => {
  drawImages()
  const { user, field } = await open()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.upload(field, imageFile('cart.png', PNG, '40x30'))
  expect(await screen.findByText(/a reload loses the screenshots/)).toBeVisible()
  expect(await saved(user)).toContain('![cart.png](data:image/jpeg')
})

test('the copied report names the images, which a tracker shows only as attachments', async () => {
  drawImages()
  const { user, field } = await open()
  await user.upload(field, imageFile('cart.png', PNG, '40x30'))
  await screen.findByText('Added: cart.png')
  await user.click(screen.getByRole('button', { name: 'Copy report' }))
  await screen.findByText('Report copied')
  const report = await navigator.clipboard.readText()
  expect(report).toContain('## Screenshots\n\n- cart.png (attach the image, or the file of')
  expect(report).not.toContain('data:')
})

test('a screenshot that the tester does not allow is told', async () => {
  const getDisplayMedia = vi
    .fn<() => Promise<MediaStream>>()
    .mockRejectedValue(new DOMException('', 'NotAllowedError'))
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getDisplayMedia } })
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Take a screenshot' }))
  expect(await screen.findByText(/^No screenshot was taken\./)).toBeVisible()
  Reflect.deleteProperty(navigator, 'mediaDevices')
  cleanup()
  await open()
  expect(screen.queryByRole('button', { name: 'Take a screenshot' })).toBeNull()
})
