import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Language } from '../../../src/contract/enumerations.ts'
import { setLanguage } from '../../../src/stores/session/session.ts'
import { axeFaults } from '../axeFaults.ts'
import { logInOnPage } from '../logInAs.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const FRESHNESS = 'How fresh was your last delivery?'
const GREENS = 'How were the vegetables when they arrived?'
const CHECK_QUESTION = 'What should our team check more carefully? (optional)'

const survey = (name: string) => within(screen.getByRole('region', { name }))
const freshness = () => survey(FRESHNESS)
const send = () => freshness().getByRole('button', { name: 'Send answers' })

async function openPage(language?: Language) {
  const opened = await openShop('/insights', language)
  await screen.findAllByRole('progressbar')
  return opened
}

test('the surveys page lists open surveys first, and every page links to it', async () => {
  const { shopper, address } = await openShop('/branch')
  await shopper.click(await screen.findByRole('link', { name: 'Give feedback' }))
  await waitFor(() => expect(address()).toBe('/insights'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Give feedback' })).toBeVisible()
  await screen.findAllByRole('progressbar')
  const main = within(screen.getByRole('main'))
  const names = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(names).toEqual([FRESHNESS, 'Did you find what you were looking for?', 'Paper or reusable bags?'])
  expect(await axeFaults()).toEqual([])
})

test('answers are counted as they are given, then sent and confirmed', async () => {
  const { shopper, leave } = await openPage()
  const progress = () => freshness().getByRole('progressbar')
  expect(progress()).toHaveAccessibleName('0 of 2 answered')
  await shopper.click(within(freshness().getByRole('group', { name: GREENS })).getByLabelText('Wilted'))
  expect(progress()).toHaveAccessibleName('1 of 2 answered')
  await shopper.type(freshness().getByLabelText(CHECK_QUESTION), 'The kangkung')
  expect(progress()).toHaveAccessibleName('2 of 2 answered')
  expect(freshness().getByText('488 characters left')).toBeVisible()
  await shopper.click(send())
  const thanks = await freshness().findByRole('status')
  expect(thanks).toHaveTextContent('Thank you. Your answers help us improve.')
  await waitFor(() => expect(thanks).toHaveFocus())
  expect(await axeFaults()).toEqual([])
  leave()
  await openPage()
  expect(freshness().getByText('You’ve already answered this survey. Thank you.')).toBeVisible()
  expect(freshness().queryByRole('button')).toBeNull()
})

test('a missing choice shows an error beside its question, a missing comment does not', async () => {
  const { shopper } = await openPage()
  await shopper.click(send())
  const greens = freshness().getByRole('group', { name: GREENS })
  expect(greens).toHaveAccessibleDescription('Please choose an answer.')
  await waitFor(() => expect(within(greens).getByLabelText('Very fresh')).toHaveFocus())
  expect(await axeFaults()).toEqual([])
  await shopper.click(within(greens).getByLabelText('Good'))
  expect(greens).not.toHaveAccessibleDescription()
  await shopper.click(send())
  expect(await freshness().findByRole('status')).toBeVisible()
})

test('offline, a survey shows a message and keeps its answers, also after a reload and in another language', async () => {
  const { shopper, leave } = await openPage()
  await shopper.click(freshness().getByLabelText('Wilted'))
  await shopper.type(freshness().getByLabelText(CHECK_QUESTION), 'The kangkung')
  shop.server.controls.arm('submitSurvey:network')
  await shopper.click(send())
  expect(await freshness().findByRole('alert')).toHaveTextContent('limited or no network connection')
  expect(freshness().getByLabelText('Wilted')).toBeChecked()
  leave()
  await openPage(Language.MALAY)
  const malay = survey('Betapa segar penghantaran terakhir anda?')
  expect(malay.getByLabelText('Layu')).toBeChecked()
  await shopper.click(malay.getByRole('button', { name: 'Hantar jawapan' }))
  expect(await malay.findByRole('status')).toHaveTextContent('Terima kasih.')
  setLanguage(Language.ENGLISH)
})

test('a closed survey can be read, but not answered', async () => {
  await openPage()
  const bags = survey('Paper or reusable bags?')
  expect(bags.getByText('This survey has closed. Thank you to everyone who answered.')).toBeVisible()
  expect(bags.queryByRole('radio')).toBeNull()
  expect(bags.queryByRole('button')).toBeNull()
})

test('a survey that closes meanwhile shows a message when it is sent', async () => {
  const { shopper } = await openPage()
  await shopper.click(freshness().getByLabelText('Good'))
  shop.server.clock.advance(673 * 3_600_000)
  await shopper.click(send())
  expect(await freshness().findByRole('status')).toHaveTextContent('This survey has closed.')
})

test('a guest who logs in keeps the answers that were given', async () => {
  const { shopper } = await openPage()
  await shopper.click(freshness().getByLabelText('Good'))
  await logInOnPage(shopper, 'returningCustomer')
  expect(await screen.findByText('Welcome back, Wei Ling')).toBeVisible()
  expect(freshness().getByLabelText('Good')).toBeChecked()
  await shopper.click(send())
  expect(await freshness().findByRole('status')).toHaveTextContent('Thank you.')
})
