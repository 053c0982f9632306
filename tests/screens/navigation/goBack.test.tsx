import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openShop, withShop } from '../openShop.tsx'

withShop()

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const back = () => screen.getByRole('button', { name: 'Back' })

test('on a page that a link from outside has opened, Back leads home', async () => {
  const { shopper, address } = await openShop('/cart')
  await title('Your cart')
  await shopper.click(back())
  await waitFor(() => expect(address()).toBe('/'))
})

test('elsewhere it leads to the page before', async () => {
  const { shopper, address, router } = await openShop('/t/faqs')
  await screen.findByRole('heading', { level: 1 })
  await router.navigate('/cart')
  await title('Your cart')
  await shopper.click(back())
  await waitFor(() => expect(address()).toBe('/t/faqs'))
})
