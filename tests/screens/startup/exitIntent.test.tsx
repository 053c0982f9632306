import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { startExitIntent } from '../../../src/app/effects/exitIntent.ts'
import { targetOf } from '../../../src/domain/cart/cart.ts'
import { setLineQuantity } from '../../stores/cardChanges.ts'
import { waitForWrites } from '../../../src/stores/cart/cartWrites.ts'
import { now, setClock } from '../../../src/stores/base/clock.ts'
import { closeModal } from '../../../src/stores/overlays/modals.ts'
import { matchedBy } from '../../mocks/matchedBy.ts'
import { entryOf } from '../../ui/renderUi.tsx'
import { axeFaults } from '../axeFaults.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  localStorage.clear()
  sessionStorage.clear()
})

describe('a shopper about to leave', () => {
  const leave = () => {
    fireEvent.mouseLeave(document.documentElement, { clientY: -1 })
  }

  async function stayed(address = '/') {
    const opened = await openShop(address)
    stops.push(startExitIntent(opened.router))
    setClock(new Date(now() + 60_000).toISOString())
    return opened
  }

  test('sees the cart’s items, once', async () => {
    const { shopper } = await stayed()
    act(() => setLineQuantity(targetOf(entryOf(named.saleMilk)), 2))
    await waitForWrites(30_000)
    act(leave)
    const dialog = await screen.findByRole('dialog', { name: 'Your cart is waiting' })
    expect(dialog).toHaveTextContent('2 items for RM')
    expect(within(dialog).getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
    await shopper.click(within(dialog).getByRole('button', { name: 'Keep shopping' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    act(leave)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  const SURVEY = 'Did you find what you were looking for?'
  const surveysAskedFor = () => shop.server.journal.entries().filter(({ path }) => path === '/insights')

  test('gets a survey with an empty cart, and a confirmation', async () => {
    const { shopper } = await stayed()
    act(leave)
    const dialog = within(await screen.findByRole('dialog', { name: SURVEY }))
    const found = within(await dialog.findByRole('group', { name: 'Did you find it?' }))
    expect(await axeFaults()).toEqual([])
    await shopper.click(dialog.getByRole('button', { name: 'Send answers' }))
    expect(dialog.getAllByText('Please choose an answer.')).toHaveLength(2)
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'The weekly shop' })).toHaveFocus())
    await shopper.click(dialog.getByRole('radio', { name: 'The weekly shop' }))
    await shopper.click(found.getByRole('radio', { name: 'No' }))
    expect(dialog.queryByText('Please choose an answer.')).toBeNull()
    await shopper.click(dialog.getByRole('button', { name: 'Send answers' }))
    const thanks = await dialog.findByRole('status')
    expect(thanks).toHaveTextContent('Thank you. Your answers help us improve.')
    await waitFor(() => expect(thanks).toHaveFocus())
    await shop.server.arrange(({ engagement }) =>
      expect(engagement.surveys.map(({ results }) => results)).toEqual([
        {
          surveyId: 'survey-leaving',
          answers: [
            { questionId: 'leaving-reason', answer: 'The weekly shop' },
            { questionId: 'leaving-found', answer: 'No' },
          ],
        },
      ]),
    )
  })

  test('can decline, and gets the email form instead the next time', async () => {
    const first = await stayed()
    act(leave)
    const survey = within(await screen.findByRole('dialog', { name: SURVEY }))
    await first.shopper.click(await survey.findByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    act(leave)
    expect(surveysAskedFor()).toHaveLength(1)
    first.leave()
    sessionStorage.clear()
    const { shopper } = await stayed()
    act(leave)
    const dialog = await screen.findByRole('dialog', { name: 'Before you go' })
    await shopper.type(
      await within(dialog).findByRole('textbox', { name: 'Email' }),
      'ana@rumah.example{Enter}',
    )
    expect(await within(dialog).findByText(/^Thank you\./)).toHaveFocus()
  })

  test('gets the email form where the survey is over or unavailable', async () => {
    shop.server.clock.advance(673 * 3_600_000)
    const { leave: end } = await stayed()
    act(leave)
    expect(await screen.findByRole('dialog', { name: 'Before you go' })).toBeVisible()
    end()
    sessionStorage.clear()
    act(closeModal)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await stayed()
    shop.server.faultInjector = matchedBy(({ path }) =>
      path === '/insights' ? { kind: 'network' } : undefined,
    )
    act(leave)
    expect(await screen.findByRole('dialog', { name: 'Before you go' })).toBeVisible()
  })

  test('gets nothing on the survey page', async () => {
    await stayed('/insights')
    const before = surveysAskedFor().length
    act(leave)
    expect(surveysAskedFor()).toHaveLength(before)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
