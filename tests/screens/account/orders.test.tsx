import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { axeFaults } from '../axeFaults.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
// The browser has them before it has nothing else to do.
beforeAll(
  () =>
    Promise.all([
      import('../../../src/app/MuiTheme.tsx'),
      import('../../../src/ui/dialog/MuiModal.tsx'),
      import('../../../src/pages/account/orders/CancelOrderForm.tsx'),
    ]),
  120_000,
)

const main = () => within(screen.getByRole('main'))
const orders = () => within(screen.getByRole('list', { name: 'Your orders' })).getAllByRole('listitem')

describe('all orders', () => {
  test('stand there with day, status and total, the newest first, and those before them at a press', async () => {
    await shop.server.controls.become('returning')
    const { shopper } = await openShop('/account/order-history')
    // A page of them is ten.
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
    if (!eleventh) throw new Error('They have more than ten orders')
    await waitFor(() => expect(within(eleventh).getByRole('link')).toHaveFocus())
  })

  test('of somebody who has none lead into the shop', async () => {
    await shop.server.controls.become('first-order')
    await openShop('/account/order-history')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No orders yet')
    expect(main().getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/')
  })
})

describe('one order', () => {
  test('says where it is, what is in it and what it came to, and goes into the cart again', async () => {
    await shop.server.controls.become('member-active')
    const { shopper, address } = await openShop('/account/order-history')
    const [first] = orders()
    if (!first) throw new Error('They have ordered')
    await shopper.click(within(first).getByRole('link'))
    await waitFor(() => expect(address()).toMatch(/^\/account\/order\/\d+$/))
    const number = address().split('/').at(-1) ?? ''
    expect(await screen.findByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
    expect(main().getByText(/^Placed on \d\d\/\d\d\/\d{4}$/)).toBeVisible()
    expect(main().getByRole('region', { name: 'Your goods' })).toBeVisible()
    expect(main().getByText('Mei Yee Tan', { selector: 'strong' })).toBeVisible()
    expect(await axeFaults()).toEqual([])
    await shopper.click(main().getByRole('button', { name: 'Put all of it in the cart again' }))
    expect(await screen.findByText(/^\d+ items? (is|are) in your cart$/)).toBeVisible()
  })

  test('can be called off with a reason while nobody shops for it', async () => {
    await shop.server.controls.become('returning')
    const { shopper } = await openShop('/account/order-history')
    const [newest] = orders()
    if (!newest) throw new Error('They have ordered')
    expect(newest).toHaveTextContent('Confirmed')
    await shopper.click(within(newest).getByRole('link'))
    const cancel = await main().findByRole('button', { name: 'Cancel the order' })
    await shopper.click(cancel)
    const form = within(await screen.findByRole('dialog', { name: /^Cancel order \d+\?$/ }))
    const send = () => shopper.click(form.getByRole('button', { name: 'Cancel the order' }))
    await send()
    expect(form.getByText('Please fill this in.')).toBeVisible()
    await shopper.click(form.getByRole('radio', { name: 'Another reason' }))
    await shopper.type(form.getByRole('textbox', { name: /^In your own words/ }), 'Off to Ipoh')
    expect(await axeFaults()).toEqual([])
    shop.server.controls.arm('cancelOrder:network@1')
    await send()
    expect(await form.findByRole('alert')).toHaveTextContent('The order could not be cancelled.')
    await send()
    expect(await screen.findByText(/^Order \d+ is cancelled$/)).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(main().getByText('Cancelled')).toBeVisible()
    expect(main().getByText(/^You cancelled it on/)).toBeVisible()
    expect(main().queryByRole('button', { name: 'Cancel the order' })).toBeNull()
  })

  test('that is nobody’s is the not-found page', async () => {
    await shop.server.controls.become('member-active')
    await openShop('/account/order/1')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This shelf is empty')
  })
})
