import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { accountIdOf } from '../../../fixtures/people.ts'
import { BusinessRole } from '../../../src/contract/enumerations.ts'
import { axeFaults } from '../axeFaults.ts'
import { openShop, reloadShop, withShop } from '../openShop.tsx'

const shop = withShop()
afterEach(() => sessionStorage.clear())

const page = '/bulk-purchase'
const requests = async () => within(await screen.findByRole('region', { name: 'Your requests' }))

/** The reseller of the stories has a quote of RM 19,493.76, and RM 25,571.60 of the invoice left. */
async function openQuotes() {
  await shop.server.controls.become('pallet-reseller')
  return openShop(page)
}

async function openOrder() {
  const opened = await openQuotes()
  await opened.shopper.click(await (await requests()).findByRole('button', { name: 'Order · RM 19,493.76' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Order from PQ-204118' }))
  return { ...opened, dialog }
}

test('a quote is ordered on invoice, and then shows its order', async () => {
  const { shopper, dialog, address } = await openOrder()
  expect(dialog.getByRole('radio', { name: /^Murugan Pillai .*41400/ })).toBeChecked()
  expect(dialog.getByRole('radio', { name: /^Pay by invoice RM [\d,.]+ available/ })).toBeChecked()
  expect(await axeFaults()).toEqual([])
  await shopper.type(dialog.getByLabelText(/^Delivery date/), '01122026')
  await shopper.type(dialog.getByLabelText(/^Purchase order number/), 'TS-118')
  await shopper.click(dialog.getByRole('button', { name: 'Place order · RM 19,493.76' }))
  await waitFor(() => expect(address()).toMatch(/^\/confirmation\?order=\d+$/))
  expect(await screen.findByText(/Tue, 1 Dec, 8 am/)).toBeVisible()
  expect(screen.getByText('Pallet discount')).toBeVisible()
  expect(screen.getByText(/TS-118/)).toBeVisible()
  await reloadShop(page)
  const list = await requests()
  expect(list.getByText('Ordered')).toBeVisible()
  expect(list.queryByRole('button')).toBeNull()
  expect(list.getByRole('link', { name: 'See order' })).toBeVisible()
})

test('a cancelled order offers no note for a picker before, and opens its quote again', async () => {
  const { shopper, dialog, address, leave } = await openOrder()
  await shopper.type(dialog.getByLabelText(/^Delivery date/), '01122026')
  await shopper.click(dialog.getByRole('button', { name: 'Place order · RM 19,493.76' }))
  await waitFor(() => expect(address()).toMatch(/^\/confirmation\?order=\d+$/))
  const gid = address().replace(/\D/g, '')
  leave()
  const order = await reloadShop(`/account/order/${gid}`)
  const cancel = await screen.findByRole('button', { name: 'Cancel order' })
  expect(screen.getAllByText(/ ×$/).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: /note for your shopper/ })).toBeNull()
  expect(screen.queryByRole('combobox', { name: /is sold out$/ })).toBeNull()
  await order.shopper.click(cancel)
  const form = within(await screen.findByRole('dialog', { name: /^Cancel order/ }))
  await order.shopper.click(await form.findByRole('radio', { name: 'I no longer need it' }))
  await order.shopper.click(form.getByRole('button', { name: 'Cancel order' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  order.leave()
  await reloadShop(page)
  expect(await (await requests()).findByRole('button', { name: 'Order · RM 19,493.76' })).toBeVisible()
})

test('an order needs a day, and keeps what was typed over a reload', async () => {
  const { shopper, dialog, leave } = await openOrder()
  await shopper.click(dialog.getByRole('button', { name: /^Place order/ }))
  const day = dialog.getByLabelText(/^Delivery date/)
  await waitFor(() => expect(day).toHaveFocus())
  expect(dialog.getByText('Enter a delivery date.')).toBeVisible()
  await shopper.type(day, '01012020')
  await shopper.click(dialog.getByRole('button', { name: /^Place order/ }))
  expect(await dialog.findByText('Choose a date after today.')).toBeVisible()
  leave()
  await reloadShop(page)
  const again = within(await screen.findByRole('dialog', { name: 'Order from PQ-204118' }))
  expect(again.getByLabelText(/^Delivery date/)).toHaveValue('01/01/2020')
})

test('an invoice that does not cover the quote cannot be chosen', async () => {
  await shop.server.controls.become('pallet-reseller')
  await shop.server.arrange((_shopper, { accounts, organizations }) => {
    const { organizationId = '' } = accounts[accountIdOf('reseller')]?.business ?? {}
    const invoice = organizations[organizationId]?.account.invoice
    if (invoice) invoice.creditLimit = invoice.currentOutstanding
  })
  const { shopper } = await openShop(page)
  await shopper.click(await (await requests()).findByRole('button', { name: /^Order/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const invoice = dialog.getByRole('radio', { name: /RM 19,493\.76 over what’s available/ })
  expect(invoice).toBeDisabled()
  expect(dialog.getByRole('radio', { name: /^Pay on delivery/ })).toBeChecked()
})

test('a quote that was ordered in another tab shows its order instead', async () => {
  const { shopper, dialog } = await openOrder()
  await shop.server.arrange(({ engagement }) => {
    for (const quote of engagement.palletQuotes) quote.orderGid = '26112010001'
  })
  await shopper.type(dialog.getByLabelText(/^Delivery date/), '01122026')
  await shopper.click(dialog.getByRole('button', { name: /^Place order/ }))
  expect(await screen.findByText('This quote has changed. Check it again.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await (await requests()).findAllByRole('link', { name: 'See order' })).length).toBeGreaterThan(0)
})

test('a cart editor sees the quote, and which roles can order it', async () => {
  await shop.server.controls.become('pallet-reseller')
  await shop.server.arrange((_shopper, { accounts }) => {
    const business = accounts[accountIdOf('reseller')]?.business
    if (business) business.role = BusinessRole.CART_EDITOR
  })
  await openShop(page)
  const list = await requests()
  expect(list.getByText('An owner, admin or member of your business places the order.')).toBeVisible()
  expect(list.queryByRole('button')).toBeNull()
})
