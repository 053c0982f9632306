import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { countNews } from '../../../src/app/effects/newsfeed.ts'
import { appBridge } from '../../../src/boot/appBridge.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()

async function openNews() {
  const opened = await openShop('/')
  const [account] = screen.getAllByRole('button', { name: 'Account' })
  if (account) await opened.shopper.click(account)
  const panel = within(await screen.findByRole('dialog', { name: 'Account' }))
  await opened.shopper.click(panel.getByRole('button', { name: 'What’s new' }))
  return { ...opened, news: within(await screen.findByRole('dialog', { name: 'What’s new' })) }
}

test('the account leads to what is new, the newest first, in the account’s place; a story leads on', async () => {
  const { shopper, news, address } = await openNews()
  const stories = await news.findAllByRole('listitem')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Account' })).toBeNull())
  const days = stories.map((story) => story.querySelector('time')?.dateTime ?? '')
  expect(days).toEqual(days.toSorted().toReversed())
  expect(news.getByText('Nasi lemak in half an hour')).toBeVisible()
  await shopper.click(news.getAllByRole('link', { name: 'Read on' })[0] as HTMLElement)
  await waitFor(() => expect(address()).toMatch(/^\/blog\//))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('news that do not come say so, and come at the next try', async () => {
  shop.server.controls.arm('newsfeed:status:500@1')
  const { shopper, news } = await openNews()
  await shopper.click(await news.findByRole('button', { name: 'Try again' }))
  expect(await news.findByText('Nasi lemak in half an hour')).toBeVisible()
})

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function openCounting() {
  const opened = await openShop('/')
  stops.push(countNews(opened.router))
  return opened
}

const bell = (name: string) => within(screen.getByRole('banner')).findByRole('button', { name })

// Of the six stories four are out when the shop opens; the next comes six hours later.
test('the bell says how much is new; once it is read nothing is, until the next story', async () => {
  const { shopper, router } = await openCounting()
  await shopper.click(await bell('What’s new, 4 unread'))
  const news = within(await screen.findByRole('dialog', { name: 'What’s new' }))
  expect(await news.findAllByText('New')).toHaveLength(4)
  await shopper.click(news.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await bell('What’s new')).toBeVisible()
  await act(() => shop.server.controls.attach(appBridge(router)))
  await act(() => shop.server.controls.clock.advance(7 * 3_600_000))
  expect(await bell('What’s new, 1 unread')).toBeVisible()
})

test('a bell that cannot be told how much is new still opens the news', async () => {
  shop.server.controls.arm('newsfeedTime:status:500')
  const { shopper } = await openCounting()
  await shopper.click(await bell('What’s new'))
  expect(await screen.findByText('Nasi lemak in half an hour')).toBeVisible()
})
