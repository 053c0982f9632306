import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { axeFaults } from '../axeFaults.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
const at = (gid: string) => `/product/${gid}/any-slug`
const asked = () => shop.server.journal.entries().filter(({ call }) => call === 'valueVariants')
const title = () => screen.getByRole('heading', { name: /^Compare sizes of / })
const section = () => title().closest('details') as HTMLElement

test('the sizes of a product are requested for the comparison, each with price and unit price', async () => {
  const { shopper, address } = await openShop(at(named.saleMilk))
  expect(title()).toHaveTextContent('Compare sizes of Fresh Milk Full Cream')
  expect(asked()).toEqual([])
  await shopper.click(title())
  await waitFor(() => expect(asked()).toHaveLength(1))
  const rows = within(section()).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1 L.*RM 7\.90.*was RM \d+\.\d\d.*RM 0\.79 \/ 100 ml$/),
    expect.stringMatching(/^2 L.*RM \d+\.\d\d.*\/ 100 ml$/),
    '6 × 200 mlRM 12.90RM 1.08 / 100 ml',
  ])
  expect(within(section()).getByRole('link', { current: true })).toHaveTextContent('1 L')
  expect(await axeFaults()).toEqual([])
  await shopper.click(within(section()).getByRole('link', { name: '2 L' }))
  await waitFor(() => expect(address()).toMatch(/-2-l$/))
})

test('without an answer, the comparison shows the page’s sizes', async () => {
  shop.server.controls.arm('valueVariants:status:500@always')
  const { shopper } = await openShop(at(named.saleMilk))
  await shopper.click(title())
  await waitFor(() => expect(asked()).toHaveLength(1))
  expect(within(section()).getAllByRole('listitem')).toHaveLength(3)
})

test('a product with one size has no comparison', async () => {
  await openShop(at(named.sampleShampoo))
  expect(screen.queryByRole('heading', { name: /^Compare sizes of / })).toBeNull()
})
