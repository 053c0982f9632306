import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openShop, withShop } from '../screens/openShop.tsx'

const shop = withShop()

const tabs = () => screen.getByRole('navigation', { name: 'Main' })

describe('the panels', () => {
  test('Browse opens the departments, each with its categories, and a category closes it', async () => {
    const { shopper, address } = await openShop('/')
    await shopper.click(within(tabs()).getByRole('button', { name: 'Browse' }))
    const panel = await screen.findByRole('dialog', { name: 'Departments' })
    expect(within(panel).queryByRole('link', { name: 'Citrus' })).toBeNull()
    const toggle = within(panel).getByRole('button', { name: 'Categories in Fruit' })
    await shopper.click(toggle)
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
    expect(within(panel).getByRole('link', { name: 'All in Fruit' })).toBeVisible()
    await shopper.click(await within(panel).findByRole('link', { name: 'Citrus' }))
    await screen.findByRole('heading', { level: 1, name: 'Citrus' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toMatch(/\/citrus$/)
  })

  test('categories that fail to load are left out without a message', async () => {
    shop.server.controls.arm('categories.tree-failed')
    const { shopper } = await openShop('/')
    await shopper.click(within(tabs()).getByRole('button', { name: 'Browse' }))
    const panel = await screen.findByRole('dialog', { name: 'Departments' })
    await shopper.click(within(panel).getByRole('button', { name: 'Categories in Fruit' }))
    const categories = within(panel).getByRole('link', { name: 'All in Fruit' }).closest('ul') as HTMLElement
    await waitFor(() => expect(categories).toHaveAttribute('aria-busy', 'false'))
    expect(within(categories).getAllByRole('link')).toHaveLength(1)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('language and colour scheme change at once, in one panel', async () => {
    const { shopper, address } = await openShop('/products/search')
    const bar = screen.getByRole('banner')
    await shopper.click(within(bar).getByRole('button', { name: 'Account' }))
    const panel = await screen.findByRole('dialog', { name: 'Account' })
    await shopper.click(within(panel).getByRole('radio', { name: 'Dark' }))
    expect(document.documentElement.dataset['scheme']).toBe('dark')
    await shopper.click(within(panel).getByRole('radio', { name: 'Melayu' }))
    expect(await screen.findByRole('dialog', { name: 'Akaun' })).toBeVisible()
    expect(document.documentElement.lang).toBe('ms')
    expect(address()).toBe('/products/search')
  })
})
