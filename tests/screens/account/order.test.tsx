import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { variant } from '../../../fixtures/tables/offered.ts'
import { cents } from '../../../src/contract/entities/money.ts'
import { TAX_EXEMPTION } from '../../../src/contract/entities/product/pricingInfo.ts'
import { axeFaults } from '../axeFaults.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
// The browser has loaded these by the time they are opened.
beforeAll(() =>
  Promise.all([
    import('../../../src/app/MuiTheme.tsx'),
    import('../../../src/ui/dialog/MuiModal.tsx'),
    import('../../../src/pages/account/orders/attach/AddItemsForm.tsx'),
    import('../../../src/pages/account/orders/print/PrintPreview.tsx'),
  ]),
)

// What was chosen or typed and not sent is kept in it.
afterEach(() => sessionStorage.clear())

const main = () => within(screen.getByRole('main'))
const MINUTE_MS = 60_000

/** Picks the open orders: half an hour before its slot, all items of an order are picked. A session would not last until then. */
const pickOrders = () =>
  shop.server.store.write((state) => {
    const start = shop.server.clock.now() + 20 * MINUTE_MS
    const orders = Object.values(state.accounts).flatMap(({ shopper }) => shopper.orders)
    for (const { slot } of orders.flatMap(({ shipments }) => shipments))
      if (slot && slot.start > start) Object.assign(slot, { start, end: start + 120 * MINUTE_MS })
  })

/** Opens the newest order of a persona. */
async function openNewest(persona: 'returning' | 'invoice') {
  await shop.server.controls.become(persona)
  const opened = await openShop('/account/order-history')
  const [newest] = within(screen.getByRole('list', { name: 'Your orders' })).getAllByRole('link')
  if (!newest) throw new Error('This shopper should have an order')
  await opened.shopper.click(newest)
  await screen.findByRole('link', { name: 'Your orders' })
  return { ...opened, gid: opened.address().split('/').at(-1) ?? '' }
}

const kangkung = () => within(main().getByRole('listitem', { name: 'Kangkung' }))
const choices = () => main().getAllByRole('combobox', { name: /^If .* is sold out$/ })

describe('the items of an order', () => {
  test('take a note until picking starts; the change can be undone', async () => {
    const { shopper } = await openNewest('returning')
    await shopper.click(kangkung().getByRole('button', { name: /^Add a note for your shopper/ }))
    await shopper.type(kangkung().getByRole('textbox'), 'young leaves{Enter}')
    expect(await kangkung().findByRole('button', { name: /: young leaves\. Edit$/ })).toHaveFocus()
    expect(await screen.findByText('Your choice is saved')).toBeInTheDocument()
    await shopper.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(kangkung().queryByText('young leaves')).toBeNull())
    expect(await axeFaults()).toEqual([])
  })

  test('keep a typed note in its field while it cannot be saved, also when the page is opened again', async () => {
    const { shopper, leave, gid } = await openNewest('returning')
    shop.server.controls.arm('updateExpressItem:network')
    await shopper.click(kangkung().getByRole('button', { name: /^Add a note for your shopper/ }))
    await shopper.type(kangkung().getByRole('textbox'), 'young leaves{Enter}')
    await screen.findByText('We couldn’t save this. Please try again.')
    expect(kangkung().getByRole('textbox')).toHaveValue('young leaves')
    leave()
    const again = await openShop(`/account/order/${gid}`)
    expect(kangkung().getByRole('textbox')).toHaveValue('young leaves')
    await again.shopper.click(kangkung().getByRole('button', { name: 'Save' }))
    expect(await kangkung().findByRole('button', { name: /: young leaves\. Edit$/ })).toHaveFocus()
  })

  test('say what replaces them; a refusal restores the choice and says why', async () => {
    const { shopper } = await openNewest('returning')
    const choice = () => kangkung().getByRole('combobox', { name: 'If Kangkung is sold out' })
    await shopper.selectOptions(choice(), 'If sold out: no replacement')
    expect(await screen.findByText('Your choice is saved')).toBeInTheDocument()
    expect(choice()).toHaveDisplayValue('If sold out: no replacement')
    await pickOrders()
    await shopper.selectOptions(choice(), 'If sold out: call me')
    expect(
      await screen.findByText('We’re already picking this order, so notes can’t change.'),
    ).toBeInTheDocument()
    expect(choice()).toHaveDisplayValue('If sold out: no replacement')
  })
})

test('changes of two items stay as chosen, whichever answer comes first', async () => {
  const { shopper } = await openNewest('returning')
  const { holding } = shop.server.controls
  const [first, second] = choices()
  if (!first || !second) throw new Error('The order should have two items')
  const changes = () => holding.held().filter(({ path }) => path.endsWith('/update-express-item'))
  holding.hold(true)
  await shopper.selectOptions(first, 'If sold out: call me')
  await shopper.selectOptions(second, 'If sold out: no replacement')
  await waitFor(() => expect(changes()).toHaveLength(2))
  const [one] = changes()
  // Its answer has the order from before the second change.
  holding.release(one?.number ?? NaN)
  expect(await screen.findByText('Your choice is saved')).toBeInTheDocument()
  expect(second).toHaveDisplayValue('If sold out: no replacement')
  holding.hold(false)
  await waitFor(() => expect(changes()).toHaveLength(0))
  expect(first).toHaveDisplayValue('If sold out: call me')
  expect(second).toHaveDisplayValue('If sold out: no replacement')
})

describe('a change of an item that fails', () => {
  const heldChanges = () =>
    shop.server.controls.holding.held().filter(({ path }) => path.endsWith('/update-express-item'))
  /** Lets the oldest held change through. */
  const release = () => shop.server.controls.holding.release(heldChanges()[0]?.number ?? NaN)
  const failed = () => screen.findByText('We couldn’t save this. Please try again.')

  test('leaves the change of another item', async () => {
    const { shopper } = await openNewest('returning')
    const { arm, holding } = shop.server.controls
    const [first, second] = choices()
    if (!first || !second) throw new Error('The order should have two items')
    arm('updateExpressItem:network')
    holding.hold(true)
    await shopper.selectOptions(first, 'If sold out: call me')
    await shopper.selectOptions(second, 'If sold out: no replacement')
    await waitFor(() => expect(heldChanges()).toHaveLength(2))
    release()
    await failed()
    expect(first).toHaveDisplayValue('If sold out: similar item')
    expect(second).toHaveDisplayValue('If sold out: no replacement')
    holding.hold(false)
    expect(await screen.findByText('Your choice is saved')).toBeInTheDocument()
  })

  test('leaves a later change of the same item, and restores what the server has when that fails too', async () => {
    const { shopper } = await openNewest('returning')
    const { arm, holding } = shop.server.controls
    const [choice] = choices()
    if (!choice) throw new Error('The order should have items')
    arm('updateExpressItem:network@always')
    holding.hold(true)
    await shopper.selectOptions(choice, 'If sold out: call me')
    await shopper.selectOptions(choice, 'If sold out: no replacement')
    await waitFor(() => expect(heldChanges()).toHaveLength(2))
    release()
    await failed()
    expect(choice).toHaveDisplayValue('If sold out: no replacement')
    holding.hold(false)
    await waitFor(() => expect(choice).toHaveDisplayValue('If sold out: similar item'))
  })
})

test('an order is read again when the shopper returns to the tab', async () => {
  const { gid } = await openNewest('returning')
  expect(main().getByText('Confirmed', { selector: '[data-tone]' })).toBeVisible()
  await pickOrders()
  act(() => void fireEvent.focus(window))
  expect(await main().findByText('Picked', { selector: '[data-tone]' })).toBeVisible()
  expect(await screen.findByText(`Order ${gid}: Picked`)).toBeInTheDocument()
  // What is picked cannot be changed.
  expect(main().queryByRole('button', { name: 'Add items' })).toBeNull()
  expect(main().queryByRole('button', { name: 'Cancel order' })).toBeNull()
  expect(main().queryByRole('combobox', { name: /is sold out$/ })).toBeNull()
})

test('an order that changes while it is read is read again', async () => {
  const { shopper } = await openNewest('returning')
  const { holding } = shop.server.controls
  holding.hold(true)
  act(() => void fireEvent.focus(window))
  await waitFor(() => expect(holding.held()).toHaveLength(1))
  const choice = kangkung().getByRole('combobox', { name: 'If Kangkung is sold out' })
  await shopper.selectOptions(choice, 'If sold out: no replacement')
  const changes = () => holding.held().filter(({ method }) => method !== 'GET')
  await waitFor(() => expect(changes()).toHaveLength(1))
  await pickOrders()
  const [read] = holding.held()
  for (const { number } of changes()) holding.release(number)
  expect(await screen.findByText('Your choice is saved')).toBeInTheDocument()
  holding.hold(false)
  if (read) holding.release(read.number)
  expect(await main().findByText('Picked', { selector: '[data-tone]' })).toBeVisible()
})

const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

describe('items added to an order', () => {
  const open = async () => {
    const opened = await openNewest('returning')
    await opened.shopper.click(main().getByRole('button', { name: 'Add items' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Add to order ${opened.gid}` }))
    return { ...opened, dialog }
  }

  test('are chosen from what was bought before; the price is shown before they are added', async () => {
    const { shopper, dialog, gid } = await open()
    await shopper.click(dialog.getByRole('button', { name: 'Add to order' }))
    expect(dialog.getByRole('alert')).toHaveTextContent('Choose at least one item.')
    await shopper.click(await dialog.findByRole('button', { name: 'Add Garlic' }))
    // Garlic is RM 3.90; the order was RM 63.10.
    const send = await dialog.findByRole('button', { name: 'Add · RM 3.90' })
    expect(dialog.getByRole('status')).toHaveTextContent('Added itemsRM 3.90New totalRM 63.10 RM 67.00')
    expect(await axeFaults()).toEqual([])
    await shopper.click(send)
    expect(await screen.findByText(`1 item added to order ${gid}`)).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(main().getByRole('region', { name: 'Order summary' })).toHaveTextContent('TotalRM 67.00')
    expect(main().getByRole('listitem', { name: 'Garlic' })).toHaveTextContent('2 ×')
  })

  test('are found by a search from two letters; delivery becomes free from RM 80', async () => {
    const { shopper, dialog } = await open()
    await shopper.type(dialog.getByRole('searchbox', { name: 'Search for items' }), 'fuji apples')
    await shopper.click(
      (await dialog.findAllByRole('button', { name: /^Add Fuji Apples/ }))[0] ?? document.body,
    )
    const picker = within(dialog.getByRole('group', { name: /^Quantity of Fuji Apples/ }))
    for (let times = 0; times < 3; times += 1)
      await shopper.click(picker.getByRole('button', { name: /: one more$/ }))
    // Four packs are more than the RM 24.90 that 55.10 lacks of 80.00.
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(/Delivery.RM 8\.00/))
  })

  test('whose price could not be read are asked for again by the next press', async () => {
    const { shopper, dialog, gid } = await open()
    shop.server.controls.arm('previewAttach:network@1')
    await shopper.click(await dialog.findByRole('button', { name: 'Add Garlic' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(/no network connection/)
    await shopper.click(dialog.getByRole('button', { name: 'Add to order' }))
    const send = await dialog.findByRole('button', { name: 'Add · RM 3.90' })
    expect(dialog.queryByRole('alert')).toBeNull()
    // Nor is a failed sending the end.
    shop.server.controls.arm('attachToOrder:network@1')
    await shopper.click(send)
    expect(await dialog.findByRole('alert')).toHaveTextContent(/no network connection/)
    await shopper.click(dialog.getByRole('button', { name: 'Add to order' }))
    await shopper.click(await dialog.findByRole('button', { name: 'Add · RM 3.90' }))
    expect(await screen.findByText(`1 item added to order ${gid}`)).toBeInTheDocument()
  })

  test.each(['network', 'status:500'])(
    'by a request whose answer is lost (%s) are not added a second time',
    async (fault) => {
      const { shopper, dialog, gid } = await open()
      await shopper.click(await dialog.findByRole('button', { name: 'Add Garlic' }))
      const send = await dialog.findByRole('button', { name: 'Add · RM 3.90' })
      shop.server.controls.arm(`attachToOrder:${fault}:after@1`)
      await shopper.click(send)
      expect(await screen.findByText(`1 item added to order ${gid}`)).toBeInTheDocument()
      await noDialog()
      expect(main().getByRole('region', { name: 'Order summary' })).toHaveTextContent('TotalRM 67.00')
    },
  )

  test('without an answer, and while the order cannot be read, are looked for by the next press', async () => {
    const { shopper, dialog, gid } = await open()
    await shopper.click(await dialog.findByRole('button', { name: 'Add Garlic' }))
    const send = await dialog.findByRole('button', { name: 'Add · RM 3.90' })
    shop.server.controls.arm('attachToOrder:network:after@1')
    shop.server.controls.arm('readOrder:network@always')
    await shopper.click(send)
    expect(await dialog.findByRole('alert')).toHaveTextContent(/no network connection/)
    shop.server.controls.disarm('readOrder:network')
    await shopper.click(dialog.getByRole('button', { name: 'Add to order' }))
    expect(await screen.findByText(`1 item added to order ${gid}`)).toBeInTheDocument()
    await noDialog()
    expect(main().getByRole('region', { name: 'Order summary' })).toHaveTextContent('TotalRM 67.00')
  })

  test('whose price has changed since it was shown are added for the new one only once it is shown', async () => {
    const { shopper, dialog, gid } = await open()
    await shopper.click(await dialog.findByRole('button', { name: 'Add Garlic' }))
    const send = await dialog.findByRole('button', { name: 'Add · RM 3.90' })
    await shop.server.controls.set({ price: { variant: variant('garlic'), price: 450 } })
    await shopper.click(send)
    expect(await dialog.findByRole('alert')).toHaveTextContent('The price has changed. Check the new amount.')
    await shopper.click(dialog.getByRole('button', { name: 'Add · RM 4.50' }))
    expect(await screen.findByText(`1 item added to order ${gid}`)).toBeInTheDocument()
    await noDialog()
    expect(main().getByRole('region', { name: 'Order summary' })).toHaveTextContent('TotalRM 67.60')
  })

  test('to an order without tax are without tax, which is named', async () => {
    const { leave, gid } = await openNewest('returning')
    leave()
    await shop.server.store.write(({ accounts }) => {
      const order = Object.values(accounts)
        .flatMap(({ shopper }) => shopper.orders)
        .find((each) => each.gid === gid)
      // RM 63.10 with RM 3.57 of tax in it.
      if (order)
        order.pricingInfo = {
          ...order.pricingInfo,
          taxAmount: cents(0),
          totalPrice: cents(5_953),
          priceModifiers: [{ _id: TAX_EXEMPTION, amount: cents(-357) }],
        }
    })
    const { shopper } = await openShop(`/account/order/${gid}`)
    await shopper.click(main().getByRole('button', { name: 'Add items' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Add to order ${gid}` }))
    await shopper.click(await dialog.findByRole('button', { name: 'Add Garlic' }))
    // 3.90 with 0.22 of tax in it.
    await dialog.findByRole('button', { name: 'Add · RM 3.68' })
    expect(dialog.getByRole('status')).toHaveTextContent(
      'Added itemsRM 3.90Tax exemption−RM 0.22New totalRM 59.53 RM 63.21',
    )
  })

  test('are found however many there are with that word', async () => {
    const { shopper, dialog } = await open()
    await shopper.type(dialog.getByRole('searchbox', { name: 'Search for items' }), 'beef')
    await waitFor(() =>
      expect(
        within(dialog.getByRole('list', { name: 'Search results' })).getAllByRole('listitem').length,
      ).toBeGreaterThan(6),
    )
  })

  test('that are refused leave the order as it is, and say why', async () => {
    const { shopper, dialog } = await open()
    await shopper.click(await dialog.findByRole('button', { name: 'Add Garlic' }))
    const send = await dialog.findByRole('button', { name: 'Add · RM 3.90' })
    await pickOrders()
    await shopper.click(send)
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'We’re already picking this order, so nothing can be added.',
    )
  })
})

describe('the sheets of an order', () => {
  test('an invoice has the business, the due date and the tax, and prints', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    const { shopper } = await openNewest('invoice')
    await shopper.click(main().getByRole('button', { name: 'Invoice' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Invoice' }))
    const sheet = dialog.getByRole('article')
    expect(sheet).toHaveTextContent('Restoran Sentosa Sdn Bhd')
    expect(sheet).toHaveTextContent(/Due\d\d\/\d\d\/\d{4}/)
    // 26.00 + 42.90 + 12.90 + 2 × 8.90 + 3 × 4.40 are 112.80, and the tax in it is 6/106.
    expect(sheet).toHaveTextContent('TotalRM 112.80Tax includedRM 6.38')
    await shopper.click(dialog.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    print.mockRestore()
  })

  test('a packing list has the items with their notes, without prices', async () => {
    const { shopper } = await openNewest('returning')
    await shopper.selectOptions(
      kangkung().getByRole('combobox', { name: 'If Kangkung is sold out' }),
      'If sold out: call me',
    )
    await shopper.click(main().getByRole('button', { name: 'Packing list' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Packing list' })).getByRole('article')
    expect(sheet).toHaveTextContent('2 × KangkungIf sold out: call me')
    expect(sheet).not.toHaveTextContent('RM')
  })
})

test.each(['abc', '0', '99999999999'])('the order %s shows the page for missing pages', async (id) => {
  await shop.server.controls.become('returning')
  await openShop(`/account/order/${id}`)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We can’t find this page')
})
