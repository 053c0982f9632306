import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openShop, withShop } from './openShop.tsx'

const shop = withShop()
const goods = () => within(screen.getByRole('list', { name: 'Products' })).getAllByRole('article')

test.each([
  ['a category', '/products/category/130000/dairy-eggs', 'categoryPage'],
  ['a highlight', '/products/highlight/900001/this-weeks-offers', 'categoryPage'],
  ['a brand', '/brand/7850/kebun-kita', 'brandPage'],
  ['a search of two words', '/products/search/kebun%20kita', 'searchPage'],
])('%s shows its second page below the first', async (_what, path, call) => {
  const { shopper, address } = await openShop(path)
  expect(goods()).toHaveLength(24)
  await shopper.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(goods().length).toBeGreaterThan(24))
  expect(address()).toBe(`${path}/pages/1-2`)
  const asked = shop.server.journal.entries().filter((entry) => entry.call === call)
  expect(asked.map(({ status }) => status)).toEqual([200])
})
