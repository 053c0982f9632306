import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { openStartupModal } from '../../../src/app/effects/startup/startupModal.ts'
import { currentCart } from '../../../src/stores/cart/cart.ts'
import { keepDeferredAction } from '../../../src/stores/deferred/keptAction.ts'
import { loggedEvents } from '../../../src/tracking/eventLog.ts'
import { entryOf } from '../../ui/renderUi.tsx'
import { arrive, callsOf, dialog, idOf, noDialog, stops, withStartup } from './openWithStartup.ts'
import { logInAs } from '../logInAs.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
withStartup()
const MILK = 'Ladang Fresh Milk Full Cream'

describe('a link from a message', () => {
  test('lists products, adds them with one press, and counts votes for items back in stock', async () => {
    const ids = [named.saleMilk, named.saleMilk, named.spinach, named.outOfStockSardines].map(idOf)
    const { shopper, address } = await arrive(`/?variants=${ids.join(',')}&source=restock`)
    const offer = await dialog('Back in stock')
    expect(address()).toBe('/')
    const lines = offer.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(lines[0]).toBe(`${MILK}2 ×RM 15.80`)
    expect(lines[2]).toMatch(/Sold out$/)
    await shopper.click(offer.getByRole('button', { name: /^Add all to cart · RM/ }))
    await noDialog()
    expect(await screen.findByText('3 items added to cart')).toBeVisible()
    const votes = () =>
      loggedEvents()
        .map(({ event }) => event)
        .filter(({ name }) => name === 'SSU vote')
    await waitFor(() => expect(votes()).toHaveLength(2))
    expect(votes().map(({ properties }) => properties)).toMatchObject([
      { source: 'restock', variant: named.saleMilk, vote: 3 },
      { source: 'restock', variant: named.spinach, vote: 3 },
    ])
  })

  test('shows each product that could not be added, with its reason', async () => {
    const { shopper } = await arrive(`/?variants=${idOf(named.ageGatedBeer)},${idOf(named.spinach)}`)
    const offer = await dialog('For your cart')
    await shopper.click(offer.getByRole('button', { name: /^Add all to cart/ }))
    expect(await offer.findByText('for adults: confirm your age on its page')).toBeVisible()
    expect(offer.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
  })

  test('without an answer adds only what the cart lacks, and shows why that could not be added', async () => {
    const ids = [named.spinach, named.spinach, named.ageGatedBeer].map(idOf)
    const { shopper } = await arrive(`/?variants=${ids.join(',')}`)
    const offer = await dialog('For your cart')
    shop.server.controls.arm('addVariantsByIds:network:after')
    await shopper.click(offer.getByRole('button', { name: /^Add all to cart/ }))
    expect(await offer.findByText('for adults: confirm your age on its page')).toBeVisible()
    expect(currentCart().cartVariants.map(({ quantity }) => quantity)).toEqual([2])
  })

  test('with discontinued products shows a message, and opens no dialog', async () => {
    await arrive('/?variants=nothing-of-ours')
    expect(await screen.findByText('This link is no longer available.')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('opens a list after a guest has logged in', async () => {
    const { shopper } = await arrive('/?list=10000002')
    expect(await screen.findByText('Log in to see your lists.')).toBeVisible()
    await logInAs(shopper, 'activeMember')
    const list = await dialog('Rumah terbuka')
    expect(list.getByText('2 items on this list.')).toBeVisible()
    await shopper.click(list.getByRole('button', { name: /^Add all to cart/ }))
    await noDialog()
    expect(await screen.findByText('10 items added to cart')).toBeVisible()
  })

  test('adds an item to a list, or says that it is already there', async () => {
    const address = `/?list=10000002&item=${idOf(named.spinach)}`
    const { shopper } = await arrive(address, { server: shop.server, persona: 'member-active' })
    const added = await dialog('Added to your list')
    expect(added.getByText(/ added to “Rumah terbuka”$/)).toBeVisible()
    await shopper.click(added.getByRole('button', { name: 'View list' }))
    const list = await dialog('Rumah terbuka')
    expect(list.getByText('3 items on this list.')).toBeVisible()
  })

  test.each([
    ['?optOut=true', 'Business account closed'],
    ['?optOut=false', 'You’ve kept your business account'],
    ['?linkSession=success', 'You’re connected'],
  ])('%s: %s', async (query, title) => {
    const { shopper, address } = await arrive(`/${query}`)
    const answer = await dialog(title)
    expect(address()).toBe('/')
    await shopper.click(answer.getByRole('button', { name: 'Got it' }))
    await noDialog()
  })

  test('a failed session link leads to the login', async () => {
    const { shopper } = await arrive('/?linkSession=failure')
    const answer = await dialog('We couldn’t connect your device')
    await shopper.click(answer.getByRole('button', { name: 'Log in' }))
    await logInAs(shopper, 'activeMember')
    await noDialog()
    expect(await screen.findByText('Welcome back, Mei Yee')).toBeVisible()
  })

  test('registers a notification for items back in stock', async () => {
    await arrive(`/?notify=${idOf(named.outOfStockSardines)}`, {
      server: shop.server,
      persona: 'member-active',
    })
    expect(await (await dialog('We’ll notify you')).findByText(/meiyee\.tan@ahli\.example/)).toBeVisible()
  })

  test('opens a game, which a guest plays after a login', async () => {
    const { shopper } = await arrive('/?game=market-wheel')
    expect(await screen.findByText(/^Log in to play/)).toBeVisible()
    await logInAs(shopper, 'activeMember')
    const game = await dialog('The market wheel')
    expect(game.getByText('3 spins left')).toBeVisible()
    await shopper.click(game.getByRole('button', { name: 'Spin the wheel' }))
    expect(await game.findByText('2 spins left')).toBeVisible()
    await shopper.click(game.getByRole('button', { name: 'Spin again' }))
    expect(await game.findByText('1 spin left')).toBeVisible()
    await shopper.click(game.getByRole('button', { name: 'Don’t show this game again' }))
    await noDialog()
    await waitFor(() => expect(callsOf(shop.server)).toContain('dismissGames'))
  })
})

describe('an action deferred by a login on another page', () => {
  const { variant, warehouse } = entryOf(named.outOfStockSardines)

  test('adds a favourite, or says that it already is one', async () => {
    keepDeferredAction({ kind: 'favorite', variant })
    const { leave } = await arrive('/', { server: shop.server, persona: 'first-order' })
    expect(await screen.findByText(/added to favourites$/)).toBeVisible()
    leave()
    keepDeferredAction({ kind: 'favorite', variant })
    const { router } = await openShop('/')
    act(() => {
      stops.push(openStartupModal(router))
    })
    expect(await screen.findByText(/is already in your favourites$/)).toBeVisible()
  })

  test('opens the list dialog for a product', async () => {
    keepDeferredAction({ kind: 'shopping-list', variant })
    await arrive('/', { server: shop.server, persona: 'member-active' })
    expect(
      (await dialog('Add to a shopping list')).getByRole('button', { name: 'Rumah terbuka' }),
    ).toBeVisible()
  })

  test('registers a notification', async () => {
    keepDeferredAction({ kind: 'back-in-stock', variant, warehouse })
    await arrive('/', { server: shop.server, persona: 'member-active' })
    expect(await (await dialog('We’ll notify you')).findByText(/Ombak Sardines/)).toBeVisible()
  })

  test('waits while the shopper is a guest', async () => {
    keepDeferredAction({ kind: 'favorite', variant })
    await arrive('/')
    await waitFor(() => expect(callsOf(shop.server)).toContain('interstitials'))
    expect(callsOf(shop.server)).not.toContain('addFavorite')
  })
})

test('opens only the first of two', async () => {
  await arrive('/?optOut=true&linkSession=success')
  await dialog('Business account closed')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})
