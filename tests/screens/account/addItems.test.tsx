import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { variant } from '../../../fixtures/tables/offered.ts'
import { cents } from '../../../src/contract/entities/money.ts'
import { TAX_EXEMPTION } from '../../../src/contract/entities/product/pricingInfo.ts'
import { useNotices } from '../../../src/stores/notices/notices.ts'
import { isDialogOpen, useModals } from '../../../src/stores/overlays/modals.ts'
import { axeFaults } from '../axeFaults.ts'
import { openShop, withShop } from '../openShop.tsx'
import { main, openNewest, pickOrders } from './newestOrder.ts'

const shop = withShop()
// The browser has loaded these by the time they are opened.
beforeAll(() =>
  Promise.all([
    import('../../../src/app/MuiTheme.tsx'),
    import('../../../src/ui/dialog/MuiModal.tsx'),
    import('../../../src/pages/account/orders/attach/AddItemsForm.tsx'),
  ]),
)

// What was chosen and not sent is kept in it.
afterEach(() => sessionStorage.clear())

const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

describe('items added to an order', () => {
  const open = async () => {
    const opened = await openNewest(shop.server, 'returning')
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

  test('take the focus along to the list that they move to', async () => {
    const { shopper, dialog } = await open()
    await shopper.click(await dialog.findByRole('button', { name: 'Add Garlic' }))
    const picker = within(dialog.getByRole('group', { name: /Garlic/ }))
    expect(picker.getByRole('button', { name: /: one more$/ })).toHaveFocus()
    await shopper.click(picker.getAllByRole('button')[0] ?? document.body)
    expect(dialog.getByRole('button', { name: 'Add Garlic' })).toHaveFocus()
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
    await shop.server.controls.set({ price: { variant: variant('garlic'), price: cents(450) } })
    await shopper.click(send)
    expect(await dialog.findByRole('alert')).toHaveTextContent('The price has changed. Check the new amount.')
    await shopper.click(dialog.getByRole('button', { name: 'Add · RM 4.50' }))
    expect(await screen.findByText(`1 item added to order ${gid}`)).toBeInTheDocument()
    await noDialog()
    expect(main().getByRole('region', { name: 'Order summary' })).toHaveTextContent('TotalRM 67.60')
  })

  test('and whose answer comes after the dialog was opened again leave the next choice as it is', async () => {
    const { shopper, dialog, gid } = await open()
    const { holding } = shop.server.controls
    await shopper.click(await dialog.findByRole('button', { name: 'Add Garlic' }))
    const send = await dialog.findByRole('button', { name: 'Add · RM 3.90' })
    holding.hold(true)
    await shopper.click(send)
    await waitFor(() => expect(holding.held()).toHaveLength(1))
    await shopper.keyboard('{Escape}')
    await noDialog()
    await shopper.click(main().getByRole('button', { name: 'Add items' }))
    const next = within(await screen.findByRole('dialog', { name: `Add to order ${gid}` }))
    await shopper.click(await next.findByRole('button', { name: 'Add Kangkung' }))
    holding.hold(false)
    // Its notice waits while a dialog is open.
    await expect
      .poll(() => useNotices.getState().notices.map(({ key }) => key))
      .toContain('orders.attach_done')
    // A dialog that is closed stays on screen while it fades out.
    expect(isDialogOpen(useModals.getState())).toBe(true)
    await shopper.click(await next.findByRole('button', { name: /^Add · RM/ }))
    await noDialog()
    expect(main().getByRole('listitem', { name: 'Garlic' })).toHaveTextContent('2 ×')
    // The one that was ordered has a choice for when it is sold out.
    expect(main().getAllByRole('listitem', { name: 'Kangkung' })).toHaveLength(2)
  })

  test('to an order without tax are without tax, which is named', async () => {
    const { leave, gid } = await openNewest(shop.server, 'returning')
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
    await pickOrders(shop.server)
    await shopper.click(send)
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'We’re already picking this order, so nothing can be added.',
    )
  })
})
