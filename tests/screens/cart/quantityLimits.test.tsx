import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
const at = (gid: string) => `/product/${gid}/any-slug`
const buy = () => within(screen.getByRole('group', { name: /^Buy / }))
const more = () => buy().getByRole('button', { name: /one more$/ })
const limit = () => screen.findByRole('dialog', { name: 'No more samples' })

test('past the limit of one sample, a press tells so in a dialog', async () => {
  const { shopper } = await openShop(at(named.sampleShampoo))
  await shopper.click(more())
  expect(await limit()).toHaveTextContent('You can have 1 of this sample in one cart.')
  await shopper.click(within(await limit()).getByRole('button', { name: 'Got it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await shopper.click(buy().getByRole('button', { name: 'Add · Free' }))
  expect(await buy().findByRole('button', { name: 'View in cart' })).toBeVisible()
  await shopper.click(more())
  expect(await limit()).toBeVisible()
})

test('and past the limit of all samples together', async () => {
  const { config } = shop.server
  const membership = { maxCountOfSamplesAddToCart: 1, maxCountPerSampleAddToCart: 2 }
  shop.server.config = { ...config, membership }
  const { shopper } = await openShop(at(named.sampleShampoo))
  await shopper.click(more())
  expect(await limit()).toHaveTextContent('You can have 1 sample in one cart.')
  shop.server.config = config
})

test('on a card, too', async () => {
  const { shopper } = await openShop('/products/highlight/900005/free-samples')
  const [add] = screen.getAllByRole('button', { name: /^Add .* to the cart$/ })
  if (!add) throw new Error('There are samples')
  await shopper.click(add)
  await shopper.click(await screen.findByRole('button', { name: /one more$/ }))
  expect(await limit()).toBeVisible()
})

test('one press adds no more than may be added at once, and says so; then more can follow', async () => {
  const { config } = shop.server
  shop.server.config = { ...config, maxQtyAddableAtOnce: 2 }
  const { shopper } = await openShop(at(named.saleMilk))
  await shopper.click(more())
  expect(more()).toHaveAttribute('aria-disabled', 'true')
  expect(more()).toHaveAccessibleDescription('2 at once at most')
  await shopper.click(buy().getByRole('button', { name: 'Add · RM 15.80' }))
  await buy().findByRole('button', { name: 'View in cart' })
  await shopper.click(more())
  expect(await buy().findByRole('button', { name: 'Update · RM 23.70' })).toBeVisible()
  shop.server.config = config
})

test('a choice that the cart has made impossible goes back to what is there', async () => {
  const { shopper } = await openShop(at(named.maximumTwoEggs))
  await shopper.click(more())
  await shopper.click(buy().getByRole('button', { name: /^Add · / }))
  expect(await buy().findByRole('button', { name: 'View in cart' })).toBeVisible()
  expect(buy().getByText('2')).toBeVisible()
  expect(more()).toHaveAttribute('aria-disabled', 'true')
})
