import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openModal } from '../../../src/stores/overlays/modals.ts'
import { named } from '../../../fixtures/named.ts'
import { fillCart } from '../filledCart.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
beforeAll(() =>
  Promise.all([
    import('../../../src/app/MuiTheme.tsx'),
    import('../../../src/ui/dialog/MuiModal.tsx'),
    import('../../../src/ui/dialog/MuiDrawer.tsx'),
    import('../../../src/shell/modals/Modals.tsx'),
    import('../../../src/shell/modals/FormModals.tsx'),
    import('../../../src/shell/modals/StartupModals.tsx'),
  ]),
)
afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

/** A new line opens the cart panel there. */
const onAWideScreen = () =>
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('min-width'),
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
  )

const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const heading = () => screen.getByRole('heading', { level: 1 })

describe('the focus after a dialog that nothing on the page had opened', () => {
  test('the login over its own address: the heading', async () => {
    const { shopper } = await openShop('/login')
    await (await dialog('Log in')).findByRole('textbox', { name: /^Email/ })
    await shopper.keyboard('{Escape}')
    await noDialog()
    await waitFor(() => expect(heading()).toHaveFocus())
  })

  test('the login in place of an account page: the heading', async () => {
    const { shopper } = await openShop('/account')
    const asked = await dialog('Log in')
    await shopper.click(asked.getByRole('button', { name: 'Close' }))
    await noDialog()
    await waitFor(() => expect(heading()).toHaveFocus())
    expect(heading()).toHaveTextContent('This page is for your account')
  })

  test('a dialog of the start: the heading', async () => {
    await shop.server.controls.become('member-not-connected')
    const { shopper } = await openShop('/')
    act(() => openModal({ kind: 'membership' }))
    await dialog('Connect your membership')
    await shopper.keyboard('{Escape}')
    await noDialog()
    await waitFor(() => expect(heading()).toHaveFocus())
  })
})

describe('the focus after a dialog whose opener is gone', () => {
  test('the cart panel beside the page, once an item was added: a control of its card', async () => {
    onAWideScreen()
    const { shopper } = await openShop('/products/category/130000/dairy-eggs')
    const [add] = await screen.findAllByRole('button', { name: /^Add .* to the cart$/ })
    if (!add) throw new Error('There is nothing to add')
    const name = /^Add (.*) to the cart$/.exec(add.getAttribute('aria-label') ?? '')?.[1] ?? ''
    await shopper.click(add)
    const panel = await dialog('Cart')
    await shopper.click(await panel.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cart' })).not.toBeInTheDocument())
    const card = await screen.findByRole('group', { name: `Quantity of ${name}` })
    await waitFor(() => expect(card).toContainElement(document.activeElement as HTMLElement))
  })

  test('a control that the page has removed meanwhile: its neighbour, else the heading', async () => {
    await shop.server.controls.become('member-active')
    const { shopper } = await openShop(`/product/${named.saleMilk}/x`)
    const button = await screen.findByRole('button', { name: 'Add to a list' })
    await shopper.click(button)
    await dialog('Add to a shopping list')
    act(() => {
      // Another control takes its place, as after an action that can be done once.
      const link = document.createElement('a')
      link.href = '/account/shopping-lists'
      link.textContent = 'Your lists'
      button.replaceWith(link)
    })
    await shopper.keyboard('{Escape}')
    await noDialog()
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement)
  })
})

describe('the focus after a dialog whose opener is there', () => {
  test('a list: its button', async () => {
    await shop.server.controls.become('member-active')
    const { shopper } = await openShop(`/product/${named.saleMilk}/x`)
    const button = await screen.findByRole('button', { name: 'Add to a list' })
    await shopper.click(button)
    await dialog('Add to a shopping list')
    await shopper.keyboard('{Escape}')
    await noDialog()
    await waitFor(() => expect(button).toHaveFocus())
  })

  test('the cart panel: the button of the cart', async () => {
    await fillCart(shop.server, { saleMilk: 2 })
    const { shopper } = await openShop('/products/category/130000/dairy-eggs')
    const [button] = screen.getAllByRole('link', { name: /^Cart, RM/ })
    if (!button) throw new Error('There is no button of the cart')
    await shopper.click(button)
    const panel = await dialog('Cart')
    await shopper.click(panel.getByRole('button', { name: 'Close' }))
    await noDialog()
    await waitFor(() => expect(button).toHaveFocus())
  })

  test('a dialog that opened from another one: where the first was opened', async () => {
    const { shopper } = await openShop(`/product/${named.saleMilk}/x`)
    const button = await screen.findByRole('button', { name: 'Add to a list' })
    await shopper.click(button)
    const login = await dialog('Log in')
    await shopper.click(await login.findByRole('button', { name: 'New here? Create an account' }))
    const join = await dialog('Create an account')
    await shopper.click(await join.findByRole('textbox', { name: /^First name/ }))
    await shopper.keyboard('{Escape}')
    await noDialog()
    await waitFor(() => expect(button).toHaveFocus())
  })
})
