import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { axeFaults } from '../axeFaults.ts'
import { openShop, withShop } from '../openShop.tsx'
import { returnToTab } from '../returnToTab.ts'
import { main, openNewest, pickOrders } from './newestOrder.ts'

const shop = withShop()
// The browser has loaded these by the time they are opened.
beforeAll(() =>
  Promise.all([
    import('../../../src/app/MuiTheme.tsx'),
    import('../../../src/ui/dialog/MuiModal.tsx'),
    import('../../../src/pages/account/orders/attach/AddItemsForm.tsx'),
    import('../../../src/pages/account/orders/CancelOrderForm.tsx'),
    import('../../../src/pages/account/orders/print/PrintPreview.tsx'),
  ]),
)

// What was chosen or typed and not sent is kept in it.
afterEach(() => sessionStorage.clear())

const kangkung = () => within(main().getByRole('listitem', { name: 'Kangkung' }))
const choices = () => main().getAllByRole('combobox', { name: /^If .* is sold out$/ })

describe('the items of an order', () => {
  test('take a note until picking starts; the change can be undone', async () => {
    const { shopper } = await openNewest(shop.server, 'returning')
    await shopper.click(kangkung().getByRole('button', { name: /^Add a note for your shopper/ }))
    await shopper.type(kangkung().getByRole('textbox'), 'young leaves{Enter}')
    expect(await kangkung().findByRole('button', { name: /: young leaves\. Edit$/ })).toHaveFocus()
    expect(await screen.findByText('Your choice is saved')).toBeInTheDocument()
    await shopper.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(kangkung().queryByText('young leaves')).toBeNull())
    expect(await axeFaults()).toEqual([])
  })

  test('keep a typed note in its field while it cannot be saved, also when the page is opened again', async () => {
    const { shopper, leave, gid } = await openNewest(shop.server, 'returning')
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
    const { shopper } = await openNewest(shop.server, 'returning')
    const choice = () => kangkung().getByRole('combobox', { name: 'If Kangkung is sold out' })
    await shopper.selectOptions(choice(), 'If sold out: no replacement')
    expect(await screen.findByText('Your choice is saved')).toBeInTheDocument()
    expect(choice()).toHaveDisplayValue('If sold out: no replacement')
    await pickOrders(shop.server)
    await shopper.selectOptions(choice(), 'If sold out: call me')
    expect(
      await screen.findByText('We’re already picking this order, so notes can’t change.'),
    ).toBeInTheDocument()
    expect(choice()).toHaveDisplayValue('If sold out: no replacement')
  })
})

test('changes of two items stay as chosen, whichever answer comes first', async () => {
  const { shopper } = await openNewest(shop.server, 'returning')
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
    const { shopper } = await openNewest(shop.server, 'returning')
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
    const { shopper } = await openNewest(shop.server, 'returning')
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
  const { gid } = await openNewest(shop.server, 'returning')
  expect(main().getByText('Confirmed', { selector: '[data-tone]' })).toBeVisible()
  await pickOrders(shop.server)
  await returnToTab()
  expect(await main().findByText('Picked', { selector: '[data-tone]' })).toBeVisible()
  expect(await screen.findByText(`Order ${gid}: Picked`)).toBeInTheDocument()
  // What is picked cannot be changed.
  expect(main().queryByRole('button', { name: 'Add items' })).toBeNull()
  expect(main().queryByRole('button', { name: 'Cancel order' })).toBeNull()
  expect(main().queryByRole('combobox', { name: /is sold out$/ })).toBeNull()
})

test('a question that loads slowly does not open over a dialog that was opened after its press', async () => {
  const { shopper, gid } = await openNewest(shop.server, 'returning')
  const { holding } = shop.server.controls
  holding.hold(true)
  const cancel = main().getByRole('button', { name: 'Cancel order' })
  await shopper.click(cancel)
  expect(cancel).toHaveAttribute('aria-busy', 'true')
  await waitFor(() => expect(holding.held()).toHaveLength(1))
  await shopper.click(main().getByRole('button', { name: 'Add items' }))
  const addItems = await screen.findByRole('dialog', { name: `Add to order ${gid}` })
  holding.hold(false)
  await waitFor(() => expect(cancel).not.toHaveAttribute('aria-busy'))
  expect(screen.getAllByRole('dialog')).toEqual([addItems])
})

test('a note that is being typed and an open question stay when picking starts, and show that it is too late', async () => {
  const { shopper } = await openNewest(shop.server, 'returning')
  await shopper.click(kangkung().getByRole('button', { name: /^Add a note for your shopper/ }))
  await shopper.type(kangkung().getByRole('textbox'), 'young leaves')
  await shopper.click(main().getByRole('button', { name: 'Cancel order' }))
  const question = await screen.findByRole('dialog', { name: /^Cancel order/ })
  await pickOrders(shop.server)
  await returnToTab()
  expect(await screen.findByText('Picked', { selector: '[data-tone]' })).toBeInTheDocument()
  await shopper.click(within(question).getByRole('radio', { name: 'I no longer need it' }))
  await shopper.click(within(question).getByRole('button', { name: 'Cancel order' }))
  expect(await within(question).findByRole('alert')).toHaveTextContent(/^We’re already picking this order/)
  await shopper.keyboard('{Escape}')
  await waitFor(() => expect(question).not.toBeInTheDocument())
  expect(main().queryByRole('button', { name: 'Cancel order' })).toBeNull()
  const note = kangkung().getByRole('textbox')
  expect(note).toHaveValue('young leaves')
  await shopper.type(note, '{Enter}')
  expect(
    await screen.findByText(/^We’re already picking this order, so notes can’t change/),
  ).toBeInTheDocument()
})

test('an order that changes while it is read is read again', async () => {
  const { shopper } = await openNewest(shop.server, 'returning')
  const { holding } = shop.server.controls
  const reads = () => holding.held().filter(({ path }) => path.includes('/api/order/'))
  holding.hold(true)
  await returnToTab()
  await waitFor(() => expect(reads()).toHaveLength(1))
  const choice = kangkung().getByRole('combobox', { name: 'If Kangkung is sold out' })
  await shopper.selectOptions(choice, 'If sold out: no replacement')
  const changes = () => holding.held().filter(({ method }) => method !== 'GET')
  await waitFor(() => expect(changes()).toHaveLength(1))
  await pickOrders(shop.server)
  const [read] = reads()
  for (const { number } of changes()) holding.release(number)
  expect(await screen.findByText('Your choice is saved')).toBeInTheDocument()
  holding.hold(false)
  if (read) holding.release(read.number)
  expect(await main().findByText('Picked', { selector: '[data-tone]' })).toBeVisible()
})

describe('the sheets of an order', () => {
  test('an invoice has the business, the due date and the tax, and prints', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    const { shopper } = await openNewest(shop.server, 'invoice')
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
    const { shopper } = await openNewest(shop.server, 'returning')
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
