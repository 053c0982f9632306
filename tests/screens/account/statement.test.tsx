import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { accountIdOf } from '../../../fixtures/people.ts'
import { cents } from '../../../src/contract/entities/money.ts'
import { axeFaults } from '../axeFaults.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
// Loads these first: the browser loads them when idle.
beforeAll(() =>
  Promise.all([
    import('../../../src/app/MuiTheme.tsx'),
    import('../../../src/ui/dialog/MuiModal.tsx'),
    import('../../../src/pages/account/accountFormPages.ts'),
    import('../../../src/pages/account/billing/statement/StatementPreview.tsx'),
  ]),
)
afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const region = (name: string) => within(screen.getByRole('region', { name }))
const rows = () => region('Statement').getAllByRole('listitem')

/** The restaurant’s order of five days ago has this PO number. */
const withPurchaseOrderNumber = (purchaseOrderNumber: string) =>
  shop.server.arrange((_shopper, { accounts }) => {
    const order = accounts[accountIdOf('invoiceCustomer')]?.shopper.orders.at(-1)
    if (order) order.purchaseOrderNumber = purchaseOrderNumber
  })

/** The text of the file that the page gives to the browser. */
async function savedText(save: () => Promise<void>): Promise<string> {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:statement'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  await save()
  const [file] = files
  if (!file) throw new Error('The page saved no file')
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())
}

async function open() {
  await shop.server.controls.become('invoice')
  await withPurchaseOrderNumber('=4711')
  return await openShop('/account/billing')
}

describe('the invoice of a business', () => {
  test('has limit, outstanding, available and a statement with sums', async () => {
    await open()
    const balance = region('Business invoice')
    // 5,000.00 - 1,280.00
    for (const amount of ['RM 5,000.00', 'RM 1,280.00', 'RM 3,720.00'])
      expect(balance.getByText(amount)).toBeVisible()
    expect(balance.queryByText(/of the outstanding amount/)).toBeNull()
    expect(rows()).toHaveLength(1)
    expect(rows()[0]).toHaveTextContent(
      /^Order \d+ RM 112\.80 16\/11\/2026 · Kah Hoe Chong · PO =4711 · Due 19\/12\/2026 Open$/,
    )
    expect(await axeFaults()).toEqual([])
  })

  test('names what is owed for no order of the shop', async () => {
    await shop.server.controls.become('invoice')
    await shop.server.arrange((_shopper, { organizations }) => {
      const invoice = organizations['organization-restaurant']?.account.invoice
      // 1,280.00 and 200.00
      if (invoice) invoice.currentOutstanding = cents(148_000)
    })
    await openShop('/account/billing')
    expect(region('Business invoice').getByText(/^RM 200\.00 of the outstanding amount/)).toBeVisible()
  })

  test('has another month', async () => {
    const { shopper } = await open()
    const month = region('Statement').getByRole('combobox', { name: 'Month' })
    shop.server.controls.arm('readStatement:network@always')
    await shopper.selectOptions(month, 'October 2026')
    expect(await region('Statement').findByRole('alert')).toHaveTextContent(/limited or no network/)
    expect(month).toHaveDisplayValue('November 2026')
    shop.server.controls.clear()
    await shopper.selectOptions(month, 'October 2026')
    // 75.70 and 8.00 for the delivery
    await waitFor(() => expect(rows()[0]).toHaveTextContent(/RM 83\.70 .* Paid$/))
    expect(rows()[1]).toHaveTextContent(/RM 542\.20 .* Open$/)
    expect(rows()[2]).toHaveTextContent(/RM 625\.00 .* Open$/)
    expect(month).toHaveDisplayValue('October 2026')
  })

  test('keeps the chosen month when the page is read again', async () => {
    const { shopper, router } = await open()
    const month = region('Statement').getByRole('combobox', { name: 'Month' })
    await shopper.selectOptions(month, 'October 2026')
    await waitFor(() => expect(rows()[0]).toHaveTextContent(/RM 83\.70/))
    const reads = () => shop.server.journal.entries().filter(({ call }) => call === 'readStatement').length
    const before = reads()
    await act(() => router.revalidate())
    await waitFor(() => expect(reads()).toBe(before + 1))
    expect(month).toHaveDisplayValue('October 2026')
    expect(rows()[0]).toHaveTextContent(/RM 83\.70/)
  })

  test('is saved as CSV, without a formula', async () => {
    const { shopper } = await open()
    const text = await savedText(() =>
      shopper.click(region('Statement').getByRole('button', { name: 'Download CSV' })),
    )
    const gid = /\d+/.exec(rows()[0]?.textContent ?? '')?.[0] ?? ''
    expect(text.split('\r\n')).toEqual([
      '\uFEFF"Date","Order number","PO number","Member","Amount (RM)","Due date","Status"',
      `"16/11/2026","${gid}","'=4711","Kah Hoe Chong","112.80","19/12/2026","Open"`,
      '"Total","","","","112.80","",""',
      '"Paid","","","","0.00","",""',
      '"Open","","","","112.80","",""',
      '',
    ])
  })

  test('is printed', async () => {
    const { shopper } = await open()
    const print = vi.spyOn(window, 'print').mockReturnValue()
    await shopper.click(region('Statement').getByRole('button', { name: 'Print' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Statement for November 2026' }))
    expect(sheet.getByText('Restoran Sentosa Sdn Bhd')).toBeVisible()
    expect(sheet.getAllByRole('row')).toHaveLength(2)
    await shopper.click(sheet.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })
})

test('the statement of a tax-exempt business says that its orders are without tax', async () => {
  await shop.server.controls.become('canteen-owner')
  const { shopper } = await openShop('/account/billing')
  // 514.60 less the tax of 29.13
  await waitFor(() => expect(region('Statement').getByText('RM 485.47')).toBeVisible())
  expect(region('Statement').getByText(/orders are without tax/)).toBeVisible()
  await shopper.click(region('Statement').getByRole('button', { name: 'Print' }))
  const sheet = within(await screen.findByRole('dialog', { name: /^Statement for/ }))
  expect(sheet.getByText(/orders are without tax/)).toBeVisible()
})

test('a business without an invoice has neither', async () => {
  await shop.server.controls.become('business-owner')
  await openShop('/account/billing')
  expect(screen.queryByRole('region', { name: 'Business invoice' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Statement' })).toBeNull()
})
