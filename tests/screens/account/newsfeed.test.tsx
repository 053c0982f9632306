import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { countUnreadNews } from '../../../src/app/effects/newsfeed.ts'
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

test('the account links to the newsfeed, newest first, and a story links on', async () => {
  const { shopper, news, address } = await openNews()
  const stories = await news.findAllByRole('listitem')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Account' })).toBeNull())
  const days = stories.map((story) => story.querySelector('time')?.dateTime ?? '')
  expect(days).toEqual(days.toSorted().toReversed())
  expect(news.getByText('Nasi lemak in half an hour')).toBeVisible()
  await shopper.click(news.getAllByRole('link', { name: 'Read more' })[0] as HTMLElement)
  await waitFor(() => expect(address()).toMatch(/^\/blog\//))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a newsfeed that fails to load shows a message, and loads on retry', async () => {
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
  stops.push(countUnreadNews(opened.router))
  return opened
}

const bell = (name: string) => within(screen.getByRole('banner')).findByRole('button', { name })

// Four of the six stories are published when the shop opens; the next one is six hours later.
test('the bell shows the number of new stories, and none after they are read until the next story', async () => {
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

test('a bell without a count still opens the newsfeed', async () => {
  shop.server.controls.arm('newsfeedTime:status:500')
  const { shopper } = await openCounting()
  await shopper.click(await bell('What’s new'))
  expect(await screen.findByText('Nasi lemak in half an hour')).toBeVisible()
})
