import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Language } from '../../../src/contract/enumerations.ts'
import { openPanel } from '../../../src/stores/overlays/panels.ts'
import { openShop, withShop } from '../openShop.tsx'

withShop()

test('a shopper in Chinese finds a product by its Chinese name, adds it, and sees that name in the cart', async () => {
  const { shopper, router, address } = await openShop('/', Language.CHINESE)
  const field = within(screen.getByRole('banner')).getByRole('combobox', { name: '在店内搜索' })
  await shopper.type(field, '全脂鲜')
  const offers = await screen.findByRole('group', { name: '建议' })
  await shopper.click(within(offers).getByRole('option', { name: 'Ladang 全脂鲜奶' }))
  await screen.findByRole('heading', { level: 1, name: /Ladang 全脂鲜奶/ })
  // The address has the English name, so that it is the same for everyone it is shared with.
  expect(screen.getByRole('link', { name: 'Ladang 全脂鲜奶' }).getAttribute('href')).toMatch(
    /\/ladang-fresh-milk-full-cream-1-l$/,
  )
  await shopper.click(screen.getByRole('button', { name: '把 Ladang 全脂鲜奶 加入购物车' }))
  await router.navigate('/cart')
  await waitFor(() => expect(address()).toBe('/cart'))
  expect(await screen.findByRole('listitem', { name: 'Ladang 全脂鲜奶' })).toHaveTextContent('1 L')
})

test('another language changes the names on the page and in the cart', async () => {
  const { shopper, router } = await openShop('/products/search/kangkung', Language.MALAY)
  await shopper.click(screen.getByRole('button', { name: 'Masukkan Kangkung ke dalam troli' }))
  await router.navigate('/products/search/newborn%20nappies')
  expect(await screen.findByText('40 keping', { exact: false })).toBeVisible()
  await shopper.click(
    screen.getByRole('button', { name: 'Masukkan Manja Lampin Bayi Baru Lahir ke dalam troli' }),
  )
  const [account] = screen.getAllByRole('button', { name: 'Akaun' })
  if (account) await shopper.click(account)
  const panel = await screen.findByRole('dialog', { name: 'Akaun' })
  await shopper.click(within(panel).getByRole('radio', { name: '中文' }))
  await shopper.keyboard('{Escape}')
  expect(await screen.findByRole('link', { name: 'Manja 新生儿纸尿裤' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /Lampin/ })).toBeNull()
  act(() => openPanel('cart'))
  const cart = within(await screen.findByRole('dialog', { name: '购物车' }))
  expect(await cart.findByRole('listitem', { name: 'Manja 新生儿纸尿裤' })).toBeVisible()
  expect(cart.getByRole('listitem', { name: '蕹菜（空心菜）' })).toBeVisible()
})
