import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { listenForShortcuts } from '../../../src/app/effects/shortcuts.ts'
import { BRAND_RESULTS_MAXIMUM } from '../../../src/contract/limits.ts'
import { rememberSearch } from '../../../src/stores/search/searchHistory.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
afterEach(() => shop.server.controls.holding.hold(false))

const field = () => within(screen.getByRole('banner')).getByRole('combobox', { name: 'Search the shop' })
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')

describe('the search by keyboard only', () => {
  test('the arrow keys move through the suggestions and back to the field, which keeps the focus', async () => {
    const { shopper } = await openShop('/')
    await shopper.click(field())
    await screen.findByRole('group', { name: 'Popular searches' })
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    const options = screen.getAllByRole('option')
    await shopper.keyboard('{ArrowDown}')
    expect(active()).toBe(options[0])
    expect(options[0]).toHaveAttribute('aria-selected', 'true')
    await shopper.keyboard('{ArrowUp}')
    expect(active()).toBeNull()
    await shopper.keyboard('{ArrowUp}')
    expect(active()).toBe(options.at(-1))
    expect(field()).toHaveFocus()
  })

  test('Enter takes the active suggestion, and the field offers it as a recent search next time', async () => {
    const { shopper, address } = await openShop('/')
    await shopper.type(field(), 'mil')
    const offers = await screen.findByRole('group', { name: 'Suggestions' })
    const [first] = within(offers).getAllByRole('option')
    const term = first?.textContent ?? ''
    await shopper.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(address()).toBe(`/products/search/${encodeURIComponent(term)}`))
    await screen.findByRole('heading', { level: 1, name: new RegExp(term, 'i') })
    // The title of the page is announced when it has the focus.
    await screen.findByText(document.title)
    expect(screen.getByRole('main')).toHaveFocus()
    await shopper.clear(field())
    const own = await screen.findByRole('group', { name: 'Recent searches' })
    expect(within(own).getByRole('option', { name: term })).toBeVisible()
  })

  test('the term of the results on screen, sent again, leaves the focus on the results', async () => {
    const { shopper } = await openShop('/products/search/milk')
    await screen.findByRole('heading', { level: 1, name: /milk/i })
    await shopper.type(field(), '{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
  })

  test('a late answer keeps the selection if the suggestion is still there, otherwise the field is selected', async () => {
    const { shopper } = await openShop('/')
    const { holding } = shop.server.controls
    /** Types more, presses Down while the answer is held, and releases it. */
    const goOnBeforeTheAnswer = async (letters: string, downs: number) => {
      holding.hold(true)
      await shopper.type(field(), letters)
      await waitFor(() => expect(holding.held()).toHaveLength(1))
      await shopper.keyboard('{ArrowDown}'.repeat(downs))
      const name = active()?.textContent
      holding.hold(false)
      return name
    }
    await shopper.type(field(), 'fre')
    await screen.findByRole('option', { name: 'Kuih Kasih Onde-onde, fresh' })
    expect(await goOnBeforeTheAnswer('sh m', 2)).toBe('Ladang Fresh Milk Full Cream')
    const goat = await screen.findByRole('option', { name: 'Ladang Goat Milk' })
    expect(active()).toHaveTextContent('Ladang Fresh Milk Full Cream')
    expect(active()).toHaveAttribute('aria-selected', 'true')

    expect(await goOnBeforeTheAnswer('{Backspace}n', 3)).toBe('Ladang Goat Milk')
    await waitFor(() => expect(goat).not.toBeInTheDocument())
    expect(field()).not.toHaveAttribute('aria-activedescendant')
    expect(field()).toHaveFocus()
  })

  test('an arrow key at the moment the list appears selects its first entry', async () => {
    const { shopper } = await openShop('/')
    await shopper.click(field())
    await screen.findByRole('group', { name: 'Popular searches' })
    const comes = new MutationObserver(() => {
      if (!screen.queryByRole('group', { name: 'Suggestions' })) return
      comes.disconnect()
      fireEvent.keyDown(field(), { key: 'ArrowDown' })
    })
    comes.observe(document.body, { childList: true, subtree: true })
    await shopper.keyboard('fre')
    const offers = await screen.findByRole('group', { name: 'Suggestions' })
    await waitFor(() => expect(active()).toBe(within(offers).getAllByRole('option')[0]))
  })

  test('Enter without a selection searches for the typed text', async () => {
    const { shopper, address } = await openShop('/')
    await shopper.type(field(), 'kopi{Enter}')
    await waitFor(() => expect(address()).toBe('/products/search/kopi'))
  })

  test('Escape first closes the list, then clears the field; an arrow key opens the list again', async () => {
    const { shopper } = await openShop('/')
    await shopper.type(field(), 'ko')
    await screen.findByRole('listbox', { name: 'Suggestions' })
    await shopper.keyboard('{Escape}')
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    expect(field()).toHaveValue('ko')
    await shopper.keyboard('{ArrowDown}')
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    await shopper.keyboard('{Escape}{Escape}')
    expect(field()).toHaveValue('')
  })

  test('there are at most three brands, and departments', async () => {
    const { shopper } = await openShop('/')
    await shopper.type(field(), 'mil')
    await screen.findByRole('group', { name: 'Suggestions' })
    const brands = screen.queryByRole('group', { name: 'Brands' })
    const count = brands ? within(brands).getAllByRole('option').length : 0
    expect(count).toBeLessThanOrEqual(BRAND_RESULTS_MAXIMUM)
  })

  test('recent searches come before those of others', async () => {
    rememberSearch('belacan')
    const { shopper } = await openShop('/')
    await shopper.click(field())
    await screen.findByRole('group', { name: 'Recent searches' })
    await shopper.keyboard('{ArrowDown}')
    expect(active()).toHaveTextContent('belacan')
  })
})

describe('the keyboard shortcuts', () => {
  test('“/” focuses the search and “?” lists the shortcuts, but not while typing', async () => {
    const { shopper } = await openShop('/')
    const stop = listenForShortcuts()
    const behind = field()
    await shopper.keyboard('/')
    expect(field()).toHaveFocus()
    await shopper.keyboard('?/')
    expect(field()).toHaveValue('?/')
    expect(screen.queryByRole('dialog')).toBeNull()
    field().blur()
    await shopper.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(within(dialog).getByText('Go to search')).toBeVisible()
    // The page behind a dialog has no shortcuts.
    await shopper.keyboard('/')
    expect(behind).not.toHaveFocus()
    await shopper.click(within(dialog).getByRole('checkbox'))
    await shopper.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await shopper.keyboard('/')
    expect(field()).not.toHaveFocus()
    stop()
    localStorage.removeItem('pasar.shortcuts')
  })
})
