import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { currentCart } from '../../../src/stores/cart/cart.ts'
import { logOut } from '../../../src/stores/login/logOut.ts'
import { axeFaults } from '../axeFaults.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
// Loads these first: the browser loads them with the page.
beforeAll(() =>
  Promise.all([
    import('../../../src/app/MuiTheme.tsx'),
    import('../../../src/pages/plain/pallets/Pallets.tsx'),
    import('../../../src/pages/plain/quick-order/QuickOrder.tsx'),
  ]),
)
afterEach(() => sessionStorage.clear())

const MILK = `PSR-${named.saleMilk}`
const EGGS = `PSR-${named.omegaEggs}`

async function open() {
  await shop.server.controls.become('business-member')
  const opened = await openShop('/bulk-purchase')
  const order = within(await screen.findByRole('region', { name: 'Quick order' }))
  return { ...opened, order, lines: order.getByRole('textbox', { name: 'Article numbers and quantities' }) }
}

const inCart = () => currentCart().cartVariants.map(({ variant, quantity }) => [variant.gid, quantity])

describe('a quick order', () => {
  test('has a link at the top of the page, above the pallets', async () => {
    const { shopper } = await open()
    const main = within(screen.getByRole('main'))
    const link = await main.findByRole('link', { name: 'Go to quick order' })
    const pallets = main.getByRole('heading', { name: 'What do you need?' })
    expect(link.compareDocumentPosition(pallets)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await shopper.click(link)
    expect(main.getByRole('heading', { name: 'Quick order' })).toHaveFocus()
  })

  test('of pasted lines says what is wrong in which line, and adds the others', async () => {
    const { shopper, order, lines } = await open()
    await shopper.click(lines)
    await shopper.paste(`${MILK} 3\nPSR-1 2\n${EGGS};many\n\n${EGGS}\t2`)
    await shopper.click(order.getByRole('button', { name: 'Check items' }))
    expect(await order.findByRole('heading', { name: '2 correct lines, 2 to correct' })).toHaveFocus()
    const wrong = within(order.getByRole('list', { name: 'Lines to correct' })).getAllByRole('listitem')
    expect(wrong.map(({ textContent }) => textContent)).toEqual([
      'Line 2PSR-1 2No item with this number',
      `Line 3${EGGS};manyEnter a quantity from 1 to 99`,
    ])
    expect(await axeFaults()).toEqual([])
    await shopper.click(order.getByRole('button', { name: /^Add 5 items to cart/ }))
    expect(await screen.findByText('5 items added to cart')).toBeVisible()
    expect(inCart()).toEqual([
      [named.saleMilk, 3],
      [named.omegaEggs, 2],
    ])
    const next = await order.findByRole('button', { name: 'Next order' })
    expect(order.getByRole('heading', { name: '2 correct lines, 2 to correct' })).toHaveFocus()
    await shopper.click(next)
    expect(lines).toHaveValue('')
    expect(lines).toHaveFocus()
  })

  test('whose wrong line is corrected after the others were added adds only that line', async () => {
    const { shopper, order, lines } = await open()
    await shopper.click(lines)
    await shopper.paste(`${MILK} 3\n${EGGS} many`)
    await shopper.click(order.getByRole('button', { name: 'Check items' }))
    await shopper.click(await order.findByRole('button', { name: /^Add 3 items to cart/ }))
    await order.findByRole('button', { name: 'Next order' })
    await shopper.type(lines, '{Backspace>4/}2')
    await shopper.click(order.getByRole('button', { name: 'Check items' }))
    expect(
      await order.findByText('You already added 3 of these items. They are not added again.'),
    ).toBeVisible()
    await shopper.click(order.getByRole('button', { name: /^Add 2 items to cart/ }))
    expect(await screen.findByText('2 items added to cart')).toBeVisible()
    expect(inCart()).toEqual([
      [named.saleMilk, 3],
      [named.omegaEggs, 2],
    ])
    await shopper.click(await order.findByRole('button', { name: 'Next order' }))
    await shopper.type(lines, `${MILK} 1`)
    await shopper.click(order.getByRole('button', { name: 'Check items' }))
    expect(await order.findByRole('button', { name: /^Add 1 item to cart/ })).toBeVisible()
  })

  test('of a CSV file is read on the device and checked as typed lines are', async () => {
    const { shopper, order, lines } = await open()
    const file = new File([`SKU,Quantity\r\n${MILK},2\r\n,4\r\n`], 'order.csv', { type: 'text/csv' })
    await shopper.upload(order.getByLabelText('Upload a CSV file'), file)
    await waitFor(() => expect(lines).toHaveDisplayValue(/^SKU,Quantity/))
    await shopper.click(order.getByRole('button', { name: 'Check items' }))
    expect(await order.findByRole('heading', { name: '1 correct line, 1 to correct' })).toBeVisible()
    expect(order.getByText('Start with an article number')).toBeVisible()
  })

  test('keeps its typed lines when a CSV file is added to them', async () => {
    const { shopper, order, lines } = await open()
    await shopper.type(lines, `${EGGS} 2`)
    const file = new File([`SKU,Quantity\r\n${MILK},3\r\n`], 'order.csv', { type: 'text/csv' })
    await shopper.upload(order.getByLabelText('Upload a CSV file'), file)
    await waitFor(() => expect(lines).toHaveDisplayValue(`${EGGS} 2\n${MILK},3\n`))
    await shopper.click(order.getByRole('button', { name: 'Check items' }))
    expect(await order.findByRole('button', { name: /^Add 5 items to cart/ })).toBeVisible()
  })

  test('says that a file cannot be read, and keeps its lines', async () => {
    const { shopper, order, lines } = await open()
    await shopper.type(lines, `${EGGS} 2`)
    const file = new File(['gone'], 'order.csv', { type: 'text/csv' })
    vi.spyOn(file, 'text').mockRejectedValue(new DOMException('The file has changed', 'NotReadableError'))
    await shopper.upload(order.getByLabelText('Upload a CSV file'), file)
    expect(await order.findByText('We couldn’t read this file. Please choose it again.')).toBeVisible()
    expect(lines).toHaveValue(`${EGGS} 2`)
  })

  test('of 200 lines is added in several calls', async () => {
    const { shopper, order, lines } = await open()
    await shopper.click(lines)
    await shopper.paste(Array.from({ length: 200 }, (_, index) => (index % 2 ? MILK : EGGS)).join('\n'))
    await shopper.click(order.getByRole('button', { name: 'Check items' }))
    await shopper.click(await order.findByRole('button', { name: /^Add 200 items to cart/ }))
    await order.findByRole('button', { name: 'Next order' })
    const calls = shop.server.journal.entries().filter(({ call }) => call === 'addVariantsByIds')
    expect(calls).toHaveLength(4)
  })

  test('whose second part fails adds only that part with the next press', async () => {
    const { shopper, order, lines } = await open()
    await shopper.click(lines)
    const gids = ['saleMilk', 'omegaEggs', 'sambal', 'untrackedWater', 'coconutMilk', 'cookies'] as const
    await shopper.paste(gids.map((name) => `PSR-${named[name]} 10`).join('\n'))
    await shopper.click(order.getByRole('button', { name: 'Check items' }))
    shop.server.controls.arm('addVariantsByIds:network@2')
    await shopper.click(await order.findByRole('button', { name: /^Add 60 items to cart/ }))
    await shopper.click(await order.findByRole('button', { name: /^Add 10 items to cart/ }))
    expect(await screen.findByText('60 items added to cart')).toBeVisible()
    expect(inCart()).toEqual(gids.map((name) => [named[name], 10]))
  })

  test('whose second part fails keeps what was added while a line is corrected', async () => {
    const { shopper, order, lines } = await open()
    await shopper.click(lines)
    const gids = ['saleMilk', 'omegaEggs', 'sambal', 'untrackedWater', 'coconutMilk', 'cookies'] as const
    await shopper.paste(`${gids.map((name) => `PSR-${named[name]} 10`).join('\n')}\nPSR-1`)
    await shopper.click(order.getByRole('button', { name: 'Check items' }))
    shop.server.controls.arm('addVariantsByIds:network@2')
    await shopper.click(await order.findByRole('button', { name: /^Add 60 items to cart/ }))
    await order.findByRole('button', { name: /^Add 10 items to cart/ })
    await shopper.type(lines, '{Backspace>5/}')
    await shopper.click(order.getByRole('button', { name: 'Check items' }))
    await shopper.click(await order.findByRole('button', { name: /^Add 10 items to cart/ }))
    expect(await screen.findByText('60 items added to cart')).toBeVisible()
    expect(inCart()).toEqual(gids.map((name) => [named[name], 10]))
  })

  test('of more than there is of one item, over two calls, lists it once', async () => {
    const { shopper, order, lines } = await open()
    await shopper.click(lines)
    await shopper.paste(`PSR-${named.maximumTwoEggs} 60`)
    await shopper.click(order.getByRole('button', { name: 'Check items' }))
    await shopper.click(await order.findByRole('button', { name: /^Add 60 items to cart/ }))
    await order.findByText('Some items couldn’t be added in full:')
    expect(order.getByText(/2 of 60 added: that’s the limit/)).toBeVisible()
  })

  test('that is empty says so at the field, and one that is typed survives a reload', async () => {
    const { shopper, order, lines, leave } = await open()
    await shopper.click(order.getByRole('button', { name: 'Check items' }))
    expect(lines).toHaveFocus()
    expect(lines).toHaveAccessibleDescription('Enter at least one article number.')
    await shopper.type(lines, `${MILK} 2`)
    leave()
    const again = await open()
    expect(again.lines).toHaveValue(`${MILK} 2`)
  })

  test('that is typed is gone after the logout', async () => {
    const { shopper, lines, leave } = await open()
    await shopper.type(lines, `${MILK} 2`)
    await logOut()
    leave()
    const again = await open()
    expect(again.lines).toHaveValue('')
  })

  test('that could not be checked keeps its lines', async () => {
    shop.server.controls.arm('readSkus:network@always')
    const { shopper, order, lines } = await open()
    await shopper.type(lines, MILK)
    await shopper.click(order.getByRole('button', { name: 'Check items' }))
    expect(await order.findByRole('alert')).toHaveTextContent(/limited or no network/)
    expect(lines).toHaveValue(MILK)
    shop.server.controls.clear()
    await shopper.click(order.getByRole('button', { name: 'Check items' }))
    expect(await order.findByRole('heading', { name: '1 correct line, 0 to correct' })).toBeVisible()
    expect(order.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('that is changed while it is checked does not show the result of the older text', async () => {
    const { shopper, order, lines } = await open()
    const { holding } = shop.server.controls
    await shopper.type(lines, MILK)
    holding.hold(true)
    await shopper.click(order.getByRole('button', { name: 'Check items' }))
    await shopper.type(lines, ' 3')
    holding.hold(false)
    const check = order.getByRole('button', { name: 'Check items' })
    await waitFor(() => expect(check).not.toHaveAttribute('aria-disabled'))
    expect(order.queryByRole('heading', { name: /correct lines?/ })).not.toBeInTheDocument()
    await shopper.click(check)
    expect(await order.findByRole('button', { name: /^Add 3 items to cart/ })).toBeVisible()
  })
})
