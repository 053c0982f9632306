import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
const at = (gid: string) => `/product/${gid}/any-slug`
const buy = () => within(screen.getByRole('group', { name: /^Buy / }))
const more = () => buy().getByRole('button', { name: /one more$/ })
const limit = () => screen.findByRole('dialog', { name: 'Sample limit reached' })

test('a press past the limit of one sample opens a dialog', async () => {
  const { shopper } = await openShop(at(named.sampleShampoo))
  await shopper.click(more())
  expect(await limit()).toHaveTextContent('You can add 1 of this sample per order.')
  await shopper.click(within(await limit()).getByRole('button', { name: 'Got it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await shopper.click(buy().getByRole('button', { name: 'Add free sample' }))
  expect(await buy().findByRole('button', { name: 'View in cart' })).toBeVisible()
  await shopper.click(more())
  expect(await limit()).toBeVisible()
})

test('as does a press past the limit of all samples together', async () => {
  const { config } = shop.server
  const membership = { maxCountOfSamplesAddToCart: 1, maxCountPerSampleAddToCart: 2 }
  shop.server.config = { ...config, membership }
  const { shopper } = await openShop(at(named.sampleShampoo))
  await shopper.click(more())
  expect(await limit()).toHaveTextContent('You can add 1 free sample per order.')
  shop.server.config = config
})

test('on a card, too', async () => {
  const { shopper } = await openShop('/products/highlight/900005/free-samples')
  const [add] = screen.getAllByRole('button', { name: /^Add .* to the cart$/ })
  if (!add) throw new Error('There should be samples')
  await shopper.click(add)
  await shopper.click(await screen.findByRole('button', { name: /one more$/ }))
  expect(await limit()).toBeVisible()
})

test('one press adds at most the maximum of one write, and says so; then more can be added', async () => {
  const { config } = shop.server
  shop.server.config = { ...config, maxQtyAddableAtOnce: 2 }
  const { shopper } = await openShop(at(named.saleMilk))
  await shopper.click(more())
  expect(more()).toHaveAttribute('aria-disabled', 'true')
  expect(more()).toHaveAccessibleDescription('Add up to 2 at a time')
  await shopper.click(buy().getByRole('button', { name: 'Add · RM 15.80' }))
  await buy().findByRole('button', { name: 'View in cart' })
  await shopper.click(more())
  expect(await buy().findByRole('button', { name: 'Update · RM 23.70' })).toBeVisible()
  shop.server.config = config
})

test('a selection that the cart has made impossible falls back to what is available', async () => {
  const { shopper } = await openShop(at(named.maximumTwoEggs))
  await shopper.click(more())
  await shopper.click(buy().getByRole('button', { name: /^Add · / }))
  expect(await buy().findByRole('button', { name: 'View in cart' })).toBeVisible()
  expect(buy().getByText('2')).toBeVisible()
  expect(more()).toHaveAttribute('aria-disabled', 'true')
})
