import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { axeFaults } from '../axeFaults.ts'
import { logInOnPage, logOutOnPage } from '../logInAs.ts'
import { openShop, reloadShop, withShop } from '../openShop.tsx'
import { buyer } from '../../mocks/buyer.ts'
import { shopper as visitor } from '../../mocks/shopper.ts'

const shop = withShop()
afterEach(() => sessionStorage.clear())

const EMAIL = 'tamu@rumah.example'
const main = () => within(screen.getByRole('main'))
const number = () => main().findByRole('textbox', { name: /^Order number/ })
const email = () => main().findByRole('textbox', { name: /^Email of the order/ })
const send = () => main().getByRole('button', { name: 'Find order' })

/** The order of a guest in another browser. */
async function orderElsewhere(): Promise<string> {
  const buying = buyer(visitor(shop.server, 'another browser'))
  const cartId = await buying.readyToOrder()
  await buying.telephone('012-345 6789', EMAIL)
  return (await buying.place(cartId)).body.data.order.gid
}

describe('a guest finds an order', () => {
  test('by its number and email, and sees status, deliveries, items and sums', async () => {
    const gid = await orderElsewhere()
    const { shopper } = await openShop('/find-order')
    expect(screen.getByRole('heading', { level: 1, name: 'Find your order' })).toBeVisible()
    expect(await number()).toHaveAttribute('inputmode', 'numeric')
    expect(await email()).toHaveAttribute('autocomplete', 'email')
    expect(await axeFaults()).toEqual([])
    await shopper.type(await number(), gid)
    await shopper.type(await email(), EMAIL)
    await shopper.click(send())
    const heading = await screen.findByRole('heading', { level: 1, name: `Order ${gid}` })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(main().getByText('Status: Order received')).toBeVisible()
    expect(main().getByRole('list', { name: /^Progress/ })).toBeVisible()
    expect(main().getByRole('heading', { name: 'Your items' })).toBeVisible()
    expect(main().getByText('Total')).toBeVisible()
    // The number is not shown, so no sentence mentions it.
    expect(main().queryByText(/driver may call/)).toBeNull()
    expect(main().queryByRole('button', { name: /Cancel/ })).toBeNull()
    expect(await axeFaults()).toEqual([])
    await shopper.click(main().getByRole('button', { name: 'Find another order' }))
    expect(await number()).toHaveValue('')
  })

  test('of a link, also after another number was typed', async () => {
    const { shopper, leave } = await openShop('/find-order')
    await shopper.type(await number(), '26112199999')
    leave()
    await openShop('/find-order?order=26112188888')
    expect(await number()).toHaveValue('26112188888')
  })

  test('without the input of an earlier guest of the tab, who has logged in and out since', async () => {
    const { shopper, router, address } = await openShop('/find-order')
    await shopper.type(await email(), EMAIL)
    await logInOnPage(shopper, 'returningCustomer')
    await logOutOnPage(shopper)
    await waitFor(() => expect(address()).toBe('/'))
    await waitFor(() =>
      expect(screen.queryByRole('heading', { level: 1, name: 'Find your order' })).toBeNull(),
    )
    await act(() => router.navigate('/find-order'))
    expect(await email()).toHaveValue('')
  })

  test('not with a wrong email: the same words as for an unknown number, and the input stays', async () => {
    const gid = await orderElsewhere()
    const { shopper, leave } = await openShop(`/find-order?order=${gid}`)
    expect(await number()).toHaveValue(gid)
    await shopper.type(await email(), 'else@rumah.example')
    await shopper.click(send())
    const refusal = 'We can’t find an order with this number and email. Check both and try again.'
    expect(await main().findByRole('alert')).toHaveTextContent(refusal)
    await shopper.clear(await number())
    await shopper.type(await number(), '26112199999')
    expect(main().queryByRole('alert')).toBeNull()
    await shopper.click(send())
    expect(await main().findByRole('alert')).toHaveTextContent(refusal)
    leave()
    await reloadShop(`/find-order?order=${gid}`)
    expect(await number()).toHaveValue('26112199999')
    expect(await email()).toHaveValue('else@rumah.example')
  })

  test('not after five wrong tries', async () => {
    const gid = await orderElsewhere()
    const { shopper } = await openShop(`/find-order?order=${gid}`)
    await shopper.type(await email(), 'else@rumah.example')
    for (let tries = 0; tries < 5; tries += 1) {
      await shopper.click(send())
      await waitFor(() => expect(send()).toBeEnabled())
    }
    await waitFor(() =>
      expect(main().getByRole('alert')).toHaveTextContent(/^Too many tries\. Wait 15 minutes/),
    )
  })

  test('only with both fields filled in, the first empty one with the focus', async () => {
    const { shopper } = await openShop('/find-order')
    await number()
    await shopper.click(send())
    await waitFor(async () => expect(await number()).toHaveFocus())
    expect(await number()).toHaveAccessibleDescription(/Enter your order number\./)
    expect(await email()).toBeInvalid()
  })
})

describe('the page is linked', () => {
  test('in the footer, and in the login dialog, which then closes', async () => {
    const { shopper, address } = await openShop('/t/faqs')
    const footer = within(await screen.findByRole('contentinfo'))
    expect(await footer.findByRole('link', { name: 'Track your order' })).toHaveAttribute(
      'href',
      '/find-order',
    )
    await shopper.click(screen.getAllByRole('button', { name: /Account/ })[0] as HTMLElement)
    await shopper.click(await screen.findByRole('button', { name: 'Log in' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }))
    await shopper.click(await dialog.findByRole('link', { name: 'Track your order' }))
    await waitFor(() => expect(address()).toBe('/find-order'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('on the confirmation of a guest, with the number', async () => {
    const buying = buyer(visitor(shop.server))
    const cartId = await buying.readyToOrder()
    await buying.telephone('012-345 6789', EMAIL)
    const { gid } = (await buying.place(cartId)).body.data.order
    await openShop(`/confirmation?order=${gid}`)
    expect(await main().findByText('Find it again with this number and your email.')).toBeVisible()
    expect(main().getByRole('link', { name: 'Track your order' })).toHaveAttribute(
      'href',
      `/find-order?order=${gid}`,
    )
  })
})
