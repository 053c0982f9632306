import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { startTour } from '../../../src/app/effects/tour.ts'
import { axeFaults } from '../axeFaults.ts'
import { openShop, reloadShop, withShop } from '../openShop.tsx'

withShop()

const running = new Set<() => void>()
const stopAll = () => {
  for (const stop of running) stop()
  running.clear()
}
afterEach(() => {
  stopAll()
  sessionStorage.clear()
})

/** Opens the shop with its tour, which starts after the first page. */
async function openTour(address: string, open = openShop) {
  const opened = await open(address)
  running.add(startTour(opened.router))
  return opened
}
const card = async () => within(await screen.findByRole('region', { name: 'Tour of the shop' }))
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

describe('the tour', () => {
  test('leads through eight stops, forward and back, each on its page', async () => {
    const { shopper, address } = await openTour('/t/faqs?tour')
    const tour = await card()
    expect(await heading('1 of 8 Browse')).toBeVisible()
    expect(tour.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true')
    // It is not modal: the page is still there for assistive technology.
    expect(screen.getByRole('main')).toBeVisible()
    expect(await axeFaults()).toEqual([])
    const stops = [
      ['2 of 8 Buy', '/products/search/milk'],
      // The cart is empty.
      ['3 of 8 Pay', '/cart'],
      ['4 of 8 Points', '/account'],
      ['5 of 8 Business', '/bulk-purchase'],
      ['6 of 8 Offline', '/'],
      ['7 of 8 Languages', '/'],
      ['8 of 8 Console', '/'],
    ] as const
    for (const [name, path] of stops) {
      await shopper.click((await card()).getByRole('button', { name: 'Next' }))
      await waitFor(() => expect(address()).toBe(path))
      expect(await screen.findByRole('heading', { level: 2, name, hidden: true })).toBeInTheDocument()
      if (path !== '/account') continue
      // The account asks a guest for the login, in a dialog over the page.
      await screen.findByRole('dialog', { name: 'Log in' })
      await shopper.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    expect(tour.getByRole('link', { name: 'Open the console' })).toHaveAttribute('href', '?console=1')
    await shopper.click(tour.getByRole('button', { name: 'Back' }))
    expect(await heading('7 of 8 Languages')).toBeVisible()
  })

  test('keeps the focus on its button and announces each stop', async () => {
    const { shopper, address } = await openTour('/?tour')
    const next = (await card()).getByRole('button', { name: 'Next' })
    next.focus()
    await shopper.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/products/search/milk'))
    expect(next).toHaveFocus()
    expect(await screen.findByText('Tour of the shop. 2 of 8: Buy')).toBeInTheDocument()
    await shopper.tab({ shift: true })
    expect((await card()).getByRole('button', { name: 'Back' })).toHaveFocus()
  })

  test('continues after a reload, at any address, until it is ended', async () => {
    const { shopper, leave } = await openTour('/?tour')
    await shopper.click((await card()).getByRole('button', { name: 'Next' }))
    await heading('2 of 8 Buy')
    stopAll()
    leave()
    const again = await openTour('/t/faqs', reloadShop)
    expect(await heading('2 of 8 Buy')).toBeVisible()
    await again.shopper.click((await card()).getByRole('button', { name: 'End the tour' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Tour of the shop' })).toBeNull())
    stopAll()
    again.leave()
    await openTour('/t/faqs', reloadShop)
    expect(screen.queryByRole('region', { name: 'Tour of the shop' })).toBeNull()
  })

  test('folds to its heading', async () => {
    const { shopper } = await openTour('/?tour')
    const tour = await card()
    await shopper.click(tour.getByRole('button', { name: 'Fold the tour' }))
    expect(tour.queryByRole('button', { name: 'Next' })).toBeNull()
    expect(tour.getByRole('heading')).toBeVisible()
    await shopper.click(tour.getByRole('button', { name: 'Unfold the tour' }))
    expect(tour.getByRole('button', { name: 'Next' })).toBeVisible()
  })

  test('is not there without its parameter', async () => {
    await openTour('/?detour')
    expect(sessionStorage.getItem('pasar.tour')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Tour of the shop' })).toBeNull()
  })
})
