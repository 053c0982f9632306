import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { appBridge } from '../../../src/boot/appBridge.ts'
import { axeFaults } from '../axeFaults.ts'
import { logInOnPage, logOutOnPage } from '../logInAs.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
afterEach(() => sessionStorage.clear())

type Shopper = Awaited<ReturnType<typeof openShop>>['shopper']

const main = () => within(screen.getByRole('main'))
const ask = () => main().getByRole('button', { name: 'Request a quote' })
const first = () => main().getAllByRole('button', { name: /^Pallets of .*: one more$/ })[0] as HTMLElement

async function openPage() {
  const opened = await openShop('/bulk-purchase')
  await main().findByRole('button', { name: 'Request a quote' })
  return opened
}

async function say(shopper: Shopper, postalCode = '50450') {
  await shopper.type(main().getByLabelText(/^First name/), 'Ana')
  await shopper.type(main().getByLabelText(/^Last name/), 'Lim')
  await shopper.type(main().getByLabelText(/^Email/), 'ana@kedai.example')
  await shopper.type(main().getByLabelText(/^Phone/), '0123456789')
  await shopper.type(main().getByLabelText(/^Postcode/), postalCode)
}

test('the top banner leads to the pallets page, which has no search', async () => {
  await openPage()
  expect(main().getByRole('heading', { level: 1, name: 'Whole pallets for your business' })).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Search the shop' })).toBeNull()
  expect(main().getByText(/A pallet holds 240 pieces/)).toBeVisible()
  expect(main().queryByRole('heading', { name: 'Your requests' })).toBeNull()
  expect(await axeFaults()).toEqual([])
})

test('a guest requests a quote for two pallets, and sees the request and a working day later its price', async () => {
  const { shopper, router } = await openPage()
  await act(() => shop.server.controls.attach(appBridge(router)))
  await shopper.click(first())
  await shopper.click(first())
  expect(main().getByText('2 pallets · 480 pieces')).toBeVisible()
  for (let more = 0; more < 3; more += 1) await shopper.click(first())
  expect(main().getByText('5 pallets · 1,200 pieces')).toBeVisible()
  await say(shopper)
  await shopper.click(ask())
  const thanks = await main().findByText(/^Thank you\. Your request is PQ-\d{6}/)
  await waitFor(() => expect(thanks).toHaveFocus())
  const requests = within(await main().findByRole('region', { name: 'Your requests' }))
  expect(requests.getByText(/ · 5 pallets, 1,200 pieces$/)).toBeVisible()
  expect(requests.getByText('Quote pending')).toBeVisible()
  expect(main().getByLabelText(/^First name/)).toHaveValue('')
  // The shop opens on a Saturday, so the price is there on Monday.
  await act(() => shop.server.controls.clock.advance(53 * 3_600_000))
  expect(await requests.findByText('Quoted')).toBeVisible()
  expect(requests.getByText(/^RM [\d,]+\.\d\d$/)).toBeVisible()
})

test('an empty selection and an empty form each show an error, and nothing is sent', async () => {
  const { shopper } = await openPage()
  await shopper.click(ask())
  const alert = main().getByRole('alert')
  expect(alert).toHaveTextContent('Choose at least one pallet.')
  await waitFor(() => expect(alert).toHaveFocus())
  await shopper.click(first())
  expect(main().queryByRole('alert')).toBeNull()
  await shopper.type(main().getByLabelText(/^Delivery date/), '01012020')
  await shopper.click(ask())
  await waitFor(() => expect(main().getByLabelText(/^First name/)).toHaveFocus())
  expect(main().getByText('Choose a date after today.')).toBeVisible()
  expect(await axeFaults()).toEqual([])
})

test('a second press without a pallet shows its error again', async () => {
  const { shopper } = await openPage()
  await shopper.click(ask())
  await waitFor(() => expect(main().getByRole('alert')).toHaveFocus())
  await say(shopper)
  await shopper.click(ask())
  await waitFor(() => expect(main().getByRole('alert')).toHaveFocus())
})

test('an undeliverable place has its own dialog (585), and the input stays', async () => {
  const { shopper } = await openPage()
  await shopper.click(first())
  await say(shopper, '87000')
  await shopper.click(ask())
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('87000')
  await shopper.click(within(dialog).getAllByRole('button')[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(main().getByLabelText(/^Postcode/)).toHaveValue('87000')
  expect(main().getByText('1 pallet · 240 pieces')).toBeVisible()
})

test('offline, the form shows a message and keeps its input, also after a reload', async () => {
  const { shopper, leave } = await openPage()
  await shopper.click(first())
  await say(shopper)
  shop.server.controls.arm('submitPalletQuote:network')
  await shopper.click(ask())
  expect(await main().findByRole('alert')).toHaveTextContent('limited or no network connection')
  leave()
  await openPage()
  expect(main().getByLabelText(/^First name/)).toHaveValue('Ana')
  expect(main().getByText('1 pallet · 240 pieces')).toBeVisible()
})

test('a business has its data filled in', async () => {
  await shop.server.controls.become('business-owner')
  await openPage()
  expect(main().getByLabelText(/^Company name/)).not.toHaveValue('')
  expect(main().getByLabelText(/^Email/)).not.toHaveValue('')
})

const notes = () => main().findByLabelText(/^Anything else/)

test('a guest who logs in keeps what was chosen and typed, and the next guest does not see it', async () => {
  const { shopper, router } = await openPage()
  await shopper.click(first())
  await shopper.click(first())
  await shopper.type(await notes(), 'Before nine')
  await logInOnPage(shopper, 'returningCustomer')
  expect(await main().findByText('2 pallets · 480 pieces')).toBeVisible()
  expect(await notes()).toHaveValue('Before nine')
  expect(main().getByLabelText(/^First name/)).toHaveValue('Wei Ling')
  await logOutOnPage(shopper)
  await act(() => router.navigate('/bulk-purchase'))
  expect(await notes()).toHaveValue('')
  expect(main().getByText('No pallets selected')).toBeVisible()
})

test('a guest’s input on a page that was left before the login stays out of the account', async () => {
  const { shopper, router } = await openPage()
  await shopper.type(await notes(), 'Before nine')
  await act(() => router.navigate('/branch'))
  await logInOnPage(shopper, 'returningCustomer')
  await act(() => router.navigate('/bulk-purchase'))
  expect(await notes()).toHaveValue('')
})

test('a guest’s input does not replace what the account has typed before', async () => {
  await shop.server.controls.become('returning')
  const { shopper, router } = await openPage()
  await shopper.type(await notes(), 'After nine')
  await logOutOnPage(shopper)
  await act(() => router.navigate('/bulk-purchase'))
  await shopper.type(await notes(), 'Before nine')
  await logInOnPage(shopper, 'returningCustomer')
  expect(await notes()).toHaveValue('After nine')
})
