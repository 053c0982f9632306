import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { Substitution } from '../../../src/contract/enumerations.ts'
import { buyer, home } from '../../mocks/buyer.ts'
import { lineOf, type Shopper } from '../../mocks/shopper.ts'
import { everyDelivery, fillCart } from '../filledCart.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
// The browser has loaded these by the time they are opened.
beforeAll(() =>
  Promise.all([
    import('../../../src/app/MuiTheme.tsx'),
    import('../../../src/ui/dialog/MuiModal.tsx'),
    import('../../../src/pages/account/orders/print/PrintPreview.tsx'),
  ]),
)

/** A customer without orders, with these items in the cart. */
async function withCart(contents: Parameters<typeof fillCart>[1]): Promise<Shopper> {
  await shop.server.controls.become('first-order')
  return await fillCart(shop.server, contents)
}

/** Places an order at home by card, and opens its page. Parcels of sellers go to the office. */
async function openOrder(client: Shopper) {
  const { address, telephone, instruct, card, checkout, deliver, place } = buyer(client)
  const office = { ...home, firstName: 'Omar', addressLine1: '8 Jalan Maarof', postalCode: '59100' }
  const marketplaceAddressId = (await address(office)).body.addressCreationResult.addressId
  await address()
  await telephone()
  await instruct('Leave it with the guard')
  await card()
  const { cartId, deliveryTimes } = await checkout()
  const slot = deliveryTimes.find(({ isAvailable, price }) => isAvailable && price === 0)
  await deliver({ deliveryTimeId: slot?._id, marketplaceAddressId })
  const { gid } = (await place(cartId)).body.data.order
  return { ...(await openShop(`/account/order/${gid}`)), gid }
}

const opener = (name: string) => screen.getByRole('button', { name })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('the pressed button is busy until its sheet has loaded', async () => {
  await openOrder(await withCart(everyDelivery))
  fireEvent.click(opener('Receipt'))
  expect(opener('Receipt')).toHaveAttribute('aria-busy', 'true')
  expect(opener('Packing list')).not.toHaveAttribute('aria-busy')
  await dialog('Receipt')
  const opened = screen.getByRole('button', { name: 'Receipt', hidden: true })
  await waitFor(() => expect(opened).not.toHaveAttribute('aria-busy'))
})

test('a packing list has what is in each delivery, with notes and the address of a seller’s parcel', async () => {
  const client = await withCart(everyDelivery)
  const milk = await client.variantOf(named.saleMilk)
  await client.change({
    ...lineOf(milk, 6),
    customerItemPickingNotes: 'green caps',
    substitution: Substitution.CALL,
  })
  const { shopper, gid } = await openOrder(client)
  await shopper.click(opener('Packing list'))
  const sheet = within((await dialog('Packing list')).getByRole('article'))
  expect(sheet.getByText(`Order ${gid}`).parentElement).toHaveTextContent(
    `Order ${gid}Aisyah Rahman12 Jalan Bukit Bintang, Kuala Lumpur, 50450012-345 6789`,
  )
  expect(sheet.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Delivery 1 of 3 · Express · .*[ap]m$/),
    'Delivery 2 of 3 · From Kopi Warisan · 3–5 days',
    'Delivery 3 of 3 · Standard · 2–3 days',
  ])
  expect(sheet.getAllByRole('list').map(({ textContent }) => textContent)).toEqual([
    '6 × Ladang Fresh Milk Full CreamNote: green capsIf sold out: call me',
    '3 × Kopi Warisan Kopi O',
    '1 × Sawah Jaya Super Tempatan Rice 5%',
  ])
  expect(sheet.getAllByText(/^Ships to /).map(({ textContent }) => textContent)).toEqual([
    'Ships to Omar Rahman, 8 Jalan Maarof, Kuala Lumpur, 59100',
  ])
  expect(sheet.queryByText(/RM/)).not.toBeInTheDocument()
})

test('a code is not packed: the list has the other delivery alone', async () => {
  const { shopper } = await openOrder(await withCart({ saleMilk: 6, giftVoucher: 1 }))
  await shopper.click(opener('Packing list'))
  const sheet = within((await dialog('Packing list')).getByRole('article'))
  expect(sheet.getByRole('heading', { level: 4 })).toHaveTextContent(/^Express · /)
  expect(sheet.getByRole('listitem')).toHaveTextContent('6 × Ladang Fresh Milk Full Cream')
})

test('an order of codes has no packing list, and its receipt the number that they are sent to', async () => {
  const { shopper } = await openOrder(await withCart({ giftVoucher: 1 }))
  expect(screen.queryByRole('button', { name: 'Packing list' })).not.toBeInTheDocument()
  await shopper.click(opener('Receipt'))
  const sheet = (await dialog('Receipt')).getByRole('article')
  expect(sheet).toHaveTextContent('Deliver toNurul Huda Ismail012-345 6789')
  expect(sheet).not.toHaveTextContent('Cyberjaya')
})

test('paper has the packing list until its dialog closes, and then the page again', async () => {
  const onPaper = () => document.querySelector('body > [data-print-sheet]')
  const isPageOnPaper = () => !document.documentElement.hasAttribute('data-prints-sheet')
  const { shopper } = await openOrder(await withCart({ saleMilk: 6 }))
  await shopper.click(opener('Packing list'))
  const sheet = (await dialog('Packing list')).getByRole('article')
  expect(onPaper()?.textContent).toBe(sheet.textContent)
  expect(isPageOnPaper()).toBe(false)
  await shopper.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(onPaper()).toBeNull()
  expect(isPageOnPaper()).toBe(true)
  expect(opener('Packing list')).toHaveFocus()
})
