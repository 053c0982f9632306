import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { Language } from '../../../src/contract/enumerations.ts'
import { useCart } from '../../../src/stores/cart/cart.ts'
import { openModal } from '../../../src/stores/overlays/modals.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
const BEER = `/product/${named.ageGatedBeer}/pelabuhan-harbour-lager-320-ml`
const question = () => screen.findByRole('dialog', { name: 'Are you 21 or older?' })
const answer = async (name: string) => within(await question()).getByRole('button', { name })
const dialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('confirming shows the product, and is not asked again', async () => {
  const { shopper, address, router } = await openShop(BEER)
  await shopper.click(await answer('I’m 21 or older'))
  await dialogClosed()
  expect(address()).toBe(BEER)
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('For ages 21 and over.')
  expect(sessionStorage.getItem('pasar.age-accepted')).toBe('true')

  await shopper.click(screen.getByRole('button', { name: /^Add · / }))
  expect(await screen.findByRole('button', { name: 'View in cart' })).toBeVisible()
  await router.navigate('/')
  await router.navigate(BEER)
  expect(await screen.findByRole('button', { name: 'View in cart' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('declining leads back to the page before, and the question is asked again', async () => {
  const { shopper, address, router } = await openShop('/products/search/lager')
  await router.navigate(BEER)
  await shopper.click(await answer('Go back'))
  await waitFor(() => expect(address()).toBe('/products/search/lager'))
  await dialogClosed()
  expect(useCart.getState().isAgeAccepted).toBe(false)
  await router.navigate(BEER)
  expect(await question()).toBeVisible()
})

test('a shopper who came from another site goes home, and the back button does not return to the product', async () => {
  const { shopper, address, router } = await openShop(`/product/${named.ageGatedBeer}/an-old-slug`)
  await question()
  expect(address()).toBe(BEER)
  await shopper.keyboard('{Escape}')
  await waitFor(() => expect(address()).toBe('/'))
  await dialogClosed()
  await router.navigate(-1)
  expect(address()).toBe('/')
})

test('is asked again after another dialog has taken its place', async () => {
  const { shopper } = await openShop(BEER)
  await question()
  act(() => openModal({ kind: 'unavailable', name: 'Sardines' }))
  const other = await screen.findByRole('dialog', { name: 'Unavailable' })
  await shopper.click(within(other).getByRole('button', { name: 'Got it' }))
  expect(await question()).toBeVisible()
})

test('the browser’s back button leaves the page instead of uncovering it', async () => {
  const { address, router } = await openShop('/cart')
  await router.navigate(BEER)
  await question()
  await router.navigate(-1)
  await waitFor(() => expect(address()).toBe('/cart'))
  await dialogClosed()
})

test('the question is translated to Malay, and not asked where the shop has no gate', async () => {
  const { leave } = await openShop(BEER, Language.MALAY)
  expect(await screen.findByRole('dialog', { name: 'Adakah anda berumur 21 tahun ke atas?' })).toBeVisible()
  leave()
  shop.server.config = { ...shop.server.config, displayAgeGate: false }
  await openShop(BEER)
  expect(screen.getAllByRole('article')[0]).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
