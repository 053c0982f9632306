import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serveAsFetch } from '../../mocks/server/serve.ts'
import { openShop } from './shop.ts'

const shop = openShop()

/** Fresh copies of the shop's own modules, which have loaded the texts of the start only. */
async function freshNotices() {
  vi.resetModules()
  const { setTransport } = await import('../../src/api/transport.ts')
  const { hasTextsIn, startI18n } = await import('../../src/i18n/index.ts')
  const { notify } = await import('../../src/stores/notices/notices.ts')
  const { NoticeList } = await import('../../src/shell/notices/Notices.tsx')
  let answers: (request: Request) => Promise<unknown> = () => Promise.resolve()
  setTransport(async (request) => {
    await answers(request)
    return serveAsFetch(request, shop.server)
  })
  await startI18n('en')
  return {
    hasTextsIn,
    startI18n,
    setAnswers: (next: (request: Request) => Promise<unknown>) => {
      answers = next
    },
    notify: () =>
      notify({ key: 'favorites.failed', values: { name: 'Goat milk' }, tone: 'error', slot: 'favorite' }),
    NoticeList,
  }
}

beforeEach(async () => {
  await shop.reset()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('a notice that comes before its texts waits for them, and no key is on screen', async () => {
  const { setAnswers, notify, NoticeList } = await freshNotices()
  const { promise: texts, resolve: answer } = Promise.withResolvers<void>()
  const ask = vi.fn(() => texts)
  setAnswers(ask)
  notify()
  render(<NoticeList />)
  await expect.poll(() => ask.mock.calls.length).toBe(1)
  expect(screen.getByRole('status')).toHaveTextContent(/^$/)
  answer()
  expect(await screen.findByText('We couldn’t change your favourites. Please try again.')).toBeVisible()
  expect(screen.getByRole('status')).not.toHaveTextContent('favorites.')
})

test('a notice whose texts cannot be loaded says that the network fails', async () => {
  const { setAnswers, notify, NoticeList } = await freshNotices()
  setAnswers(() => Promise.reject(new TypeError('Failed to fetch')))
  notify()
  render(<NoticeList />)
  expect(
    await screen.findByText('Looks like you have limited or no network connection. Please try again.'),
  ).toBeVisible()
})

test('a language whose texts arrive after those of a later choice is not shown', async () => {
  const { setAnswers, hasTextsIn, startI18n } = await freshNotices()
  const { promise: malayTexts, resolve: answer } = Promise.withResolvers<void>()
  setAnswers((request) => (/\bms\b/.test(request.url) ? malayTexts : Promise.resolve()))
  const malay = startI18n('ms')
  expect(await startI18n('en')).toBe('en')
  answer()
  expect(await malay).toBe('en')
  expect([hasTextsIn('en'), hasTextsIn('ms')]).toEqual([true, false])
})
