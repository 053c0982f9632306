import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { axeFaults } from '../axeFaults.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
// Loads these first: the browser loads them when idle.
beforeAll(() =>
  Promise.all([
    import('../../../src/app/MuiTheme.tsx'),
    import('../../../src/ui/dialog/MuiModal.tsx'),
    import('../../../src/pages/account/orders/CancelOrderForm.tsx'),
  ]),
)

// What was typed into a form is kept in it.
afterEach(() => sessionStorage.clear())

const main = () => within(screen.getByRole('main'))
const orders = () => within(screen.getByRole('list', { name: 'Your orders' })).getAllByRole('listitem')

describe('all orders', () => {
  test('are listed newest first with day, status and total, and earlier ones load on demand', async () => {
    await shop.server.controls.become('returning')
    const { shopper } = await openShop('/account/order-history')
    // A page has ten of them.
    expect(orders()).toHaveLength(10)
    expect(orders()[0]).toHaveTextContent(/^Order \d+ \d\d\/\d\d\/\d{4} · \d+ items?.*RM [\d,]+\.\d\d$/)
    expect(await axeFaults()).toEqual([])
    shop.server.controls.arm('orderHistory:network@always')
    await shopper.click(main().getByRole('button', { name: 'Show earlier orders' }))
    expect(await main().findByRole('alert')).toHaveTextContent(/limited or no network/)
    shop.server.controls.clear()
    await shopper.click(main().getByRole('button', { name: 'Show earlier orders' }))
    await waitFor(() => expect(orders().length).toBeGreaterThan(10))
    const [, eleventh] = [orders()[9], orders()[10]]
    if (!eleventh) throw new Error('This shopper should have more than ten orders')
    await waitFor(() => expect(within(eleventh).getByRole('link')).toHaveFocus())
  })

  test('without an order, the page links to the shop', async () => {
    await shop.server.controls.become('first-order')
    await openShop('/account/order-history')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No orders yet')
    expect(main().getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/')
  })
})

describe('an order', () => {
  test('shows its status, items and sums, and can be ordered again', async () => {
    await shop.server.controls.become('member-active')
    const { shopper, address } = await openShop('/account/order-history')
    const [first] = orders()
    if (!first) throw new Error('This shopper should have an order')
    await shopper.click(within(first).getByRole('link'))
    await waitFor(() => expect(address()).toMatch(/^\/account\/order\/\d+$/))
    const number = address().split('/').at(-1) ?? ''
    expect(await screen.findByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
    expect(main().getByText(/^Placed on \d\d\/\d\d\/\d{4}$/)).toBeVisible()
    const delivery = within(main().getByRole('region', { name: /^Express · / }))
    expect(delivery.getByText('Not packed yet')).toBeVisible()
    const steps = within(delivery.getByRole('list', { name: /^Progress: Express · / })).getAllByRole(
      'listitem',
    )
    expect(steps.filter((step) => step.getAttribute('aria-current') === 'step')).toHaveLength(1)
    expect(steps.at(-1)).toHaveTextContent(/^Delivered .*about/)
    expect(within(delivery.getByRole('list', { name: /Your items$/ })).getAllByRole('listitem')).toHaveLength(
      4,
    )
    expect(main().getByText('Mei Yee Tan', { selector: 'strong' })).toBeVisible()
    expect(await axeFaults()).toEqual([])
    await shopper.click(main().getByRole('button', { name: 'Reorder all items' }))
    expect(await screen.findByText(/^\d+ items? added to cart$/)).toBeVisible()
  })

  test('can be cancelled with a reason until picking starts', async () => {
    await shop.server.controls.become('returning')
    const { shopper } = await openShop('/account/order-history')
    const [newest] = orders()
    if (!newest) throw new Error('This shopper should have an order')
    expect(newest).toHaveTextContent('Confirmed')
    await shopper.click(within(newest).getByRole('link'))
    const cancel = await main().findByRole('button', { name: 'Cancel order' })
    await shopper.click(cancel)
    const form = within(await screen.findByRole('dialog', { name: /^Cancel order \d+\?$/ }))
    const send = () => shopper.click(form.getByRole('button', { name: 'Cancel order' }))
    await send()
    expect(form.getByText('Choose a reason.')).toBeVisible()
    await shopper.click(form.getByRole('radio', { name: 'Another reason' }))
    await shopper.type(form.getByRole('textbox', { name: /^Tell us more/ }), 'Off to Ipoh')
    expect(await axeFaults()).toEqual([])
    shop.server.controls.arm('cancelOrder:network@1')
    await send()
    expect(await form.findByRole('alert')).toHaveTextContent('We couldn’t cancel the order.')
    await send()
    expect(await screen.findByText(/^Order \d+ cancelled$/)).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(main().getByText('Cancelled', { selector: '[data-tone]' })).toBeVisible()
    expect(main().getByText(/^You cancelled this order on/)).toBeVisible()
    expect(main().queryByRole('button', { name: 'Cancel order' })).toBeNull()
  })

  test('cancelled by a request whose answer is lost shows so', async () => {
    await shop.server.controls.become('returning')
    const { shopper } = await openShop('/account/order-history')
    const [newest] = orders()
    if (!newest) throw new Error('This shopper should have an order')
    await shopper.click(within(newest).getByRole('link'))
    await shopper.click(await main().findByRole('button', { name: 'Cancel order' }))
    const form = within(await screen.findByRole('dialog', { name: /^Cancel order \d+\?$/ }))
    await shopper.click(form.getByRole('radio', { name: 'I no longer need it' }))
    shop.server.controls.arm('cancelOrder:network:after@1')
    await shopper.click(form.getByRole('button', { name: 'Cancel order' }))
    expect(await screen.findByText(/^Order \d+ cancelled$/)).toBeInTheDocument()
    expect(main().getByText('Cancelled', { selector: '[data-tone]' })).toBeVisible()
  })

  test('has its own list to save, and its status is no change of the order before', async () => {
    await shop.server.controls.become('returning')
    const { shopper, router } = await openShop('/account/order-history')
    const [newest = '', second = ''] = orders().map(
      (order) => within(order).getByRole('link').getAttribute('href') ?? '',
    )
    const title = (path: string) => `Order ${path.split('/').at(-1)}`
    await act(() => router.navigate(newest))
    expect(await screen.findByRole('heading', { level: 1, name: title(newest) })).toBeVisible()
    expect(main().getByText('Confirmed', { selector: '[data-tone]' })).toBeVisible()
    await shopper.click(main().getByRole('button', { name: 'Save as list' }))
    const link = await main().findByRole('link', { name: 'Open the list' })
    expect(link).toBeVisible()
    // It has replaced the pressed button.
    expect(link).toHaveFocus()
    await act(() => router.navigate(second))
    expect(await screen.findByRole('heading', { level: 1, name: title(second) })).toBeVisible()
    expect(main().queryByText('Confirmed', { selector: '[data-tone]' })).toBeNull()
    expect(main().getByRole('button', { name: 'Save as list' })).toBeVisible()
    expect(screen.queryByText(new RegExp(`^${title(second)}: `))).toBeNull()
  })

  test('that is unknown shows the page for missing pages', async () => {
    await shop.server.controls.become('member-active')
    await openShop('/account/order/1')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We can’t find this page')
  })
})

test('500 orders come in parts', async () => {
  await shop.server.controls.become('long-account')
  const { shopper } = await openShop('/account/order-history')
  const orders = () => within(screen.getByRole('list', { name: 'Your orders' })).getAllByRole('listitem')
  expect(orders()).toHaveLength(10)
  await shopper.click(screen.getByRole('button', { name: 'Show earlier orders' }))
  await waitFor(() => expect(orders()).toHaveLength(20))
})
