import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { useOrganization } from '../../../src/stores/business/organization.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
// Loads it first: the browser loads it when idle.
beforeAll(() => import('../../../src/app/MuiTheme.tsx'))
afterEach(() => {
  sessionStorage.clear()
  useOrganization.setState({ current: null, page: null })
})

describe('the business', () => {
  beforeEach(() => shop.server.controls.become('business-owner'))

  test('is renamed, and its first letter is the logo', async () => {
    const { shopper } = await openShop('/account/organization')
    await shopper.click(screen.getByRole('button', { name: 'Change: Business' }))
    const name = screen.getByRole('textbox', { name: /^Business name/ })
    await shopper.clear(name)
    await shopper.click(screen.getByRole('button', { name: 'Save' }))
    expect(name).toHaveAccessibleDescription('Enter the name of your business.')
    await shopper.type(name, 'Warung Makmur')
    await shopper.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Business account saved')).toBeVisible()
    const business = screen.getByRole('region', { name: 'Business' })
    expect(within(business).getByText('Warung Makmur')).toBeVisible()
    expect(within(business).getByText('W')).toBeInTheDocument()
  })

  test('keeps a chosen logo that is not saved yet when its name is saved', async () => {
    // What a browser does with a picture: the test environment cannot draw.
    const { getContext, toDataURL } = HTMLCanvasElement.prototype
    Object.assign(globalThis, {
      createImageBitmap: () => Promise.resolve({ width: 300, height: 100, close: () => undefined }),
    })
    Object.assign(HTMLCanvasElement.prototype, {
      getContext: () => ({ fillRect: () => undefined, drawImage: () => undefined }),
      toDataURL: () => 'data:image/jpeg;base64,AAAA',
    })
    onTestFinished(() => {
      Reflect.deleteProperty(globalThis, 'createImageBitmap')
      Object.assign(HTMLCanvasElement.prototype, { getContext, toDataURL })
    })
    const { shopper } = await openShop('/account/organization')
    await shopper.click(screen.getByRole('button', { name: 'Change: Business' }))
    const logo = new File(['png'], 'logo.png', { type: 'image/png' })
    await shopper.upload(screen.getByLabelText('Choose a logo'), logo)
    const save = await screen.findByRole('button', { name: 'Save logo' })
    const name = screen.getByRole('textbox', { name: /^Business name/ })
    await shopper.clear(name)
    await shopper.type(name, 'Warung Makmur')
    await shopper.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Business account saved')).toBeVisible()
    await shopper.click(save)
    expect(await screen.findByRole('button', { name: 'Remove logo' })).toBeVisible()
    await shopper.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('button', { name: 'Change: Business' })).toBeVisible()
  })

  test.each([
    [
      'another type',
      new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }),
      /^Choose a PNG, JPEG or WebP image\.$/,
    ],
    [
      'more than 8 MB',
      new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'logo.png', { type: 'image/png' }),
      /larger than 8 MB/,
    ],
    // The test environment cannot draw, as a browser cannot read a damaged file.
    ['a damaged file', new File(['?'], 'logo.png', { type: 'image/png' }), /couldn’t open this image/],
  ])('has no logo of %s', async (_, file, message) => {
    const { shopper } = await openShop('/account/organization')
    await shopper.click(screen.getByRole('button', { name: 'Change: Business' }))
    const input = screen.getByLabelText('Choose a logo')
    input.removeAttribute('accept')
    await shopper.upload(input, file)
    expect(await screen.findByText(message)).toBeVisible()
    expect(input).toHaveAccessibleDescription(message)
    expect(screen.queryByRole('button', { name: 'Save logo' })).toBeNull()
  })
})
