import { describe, expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import type { NewsfeedStory } from '../../../../src/contract/entities/engagement/newsfeed.ts'
import { become } from './engagementCalls.ts'
import { type Shopper, shopper } from '../../shopper.ts'
import { test } from '../../../setup/serverTest.ts'

const HOUR = 3_600_000

describe('the newsfeed', () => {
  test('has the reminder of a list from its hour on', async ({ server, ana }) => {
    await become(server, ana)
    const { body } = await ana.ask<{ shoppingList: { gid: string } }>('POST', '/api/lists/create', {
      listName: 'Raya',
      listVariant: { variant: `variant-${named.saleMilk}` },
      reminder: '2026-11-21T05:00:00.000Z',
    })
    const reminders = async () => (await stories(ana)).filter(({ kind }) => kind === 'reminder')
    server.clock.advance(5 * HOUR - 1)
    expect(await reminders()).toEqual([])
    server.clock.advance(1)
    expect(await time(ana)).toMatchObject({ time: '2026-11-21T05:00:00.000Z', unreadCount: 1 })
    expect(await reminders()).toMatchObject([
      {
        title: 'Time for your list “Raya”',
        text: 'Here’s your reminder. Items on it: 1.',
        publishedAt: '2026-11-21T05:00:00.000Z',
        isNew: true,
        action: { entityType: -1, url: `/account/shopping-lists/${body.shoppingList.gid}` },
      },
    ])
    const shoppingList = { shoppingListId: body.shoppingList.gid, reminder: null }
    await ana.ask('PUT', '/api/lists/update', { shoppingList })
    expect(await reminders()).toEqual([])
  })

  const time = async (ana: Shopper) =>
    (await ana.ask<{ data: { time: string; unreadCount: number } }>('GET', '/api/account/newsfeed/time')).body
      .data
  const stories = async (ana: Shopper) =>
    (await ana.ask<{ data: { stories: NewsfeedStory[] } }>('GET', '/api/account/newsfeed')).body.data.stories

  test('counts what is new until it has been looked at; more comes as time goes by', async ({
    server,
    ana,
  }) => {
    expect(await time(ana)).toEqual({ time: '2026-11-20T21:00:00.000Z', unreadCount: 4 })
    const first = await stories(ana)
    expect(first.map(({ isNew }) => isNew)).toEqual([true, true, true, true])
    expect(first.map(({ publishedAt }) => publishedAt)).toEqual(
      first
        .map(({ publishedAt }) => publishedAt)
        .toSorted()
        .toReversed(),
    )
    expect((await time(ana)).unreadCount).toBe(0)
    expect((await stories(ana)).some(({ isNew }) => isNew)).toBe(false)
    server.clock.advance(7 * HOUR)
    expect(await time(ana)).toEqual({ time: '2026-11-21T06:00:00.000Z', unreadCount: 1 })
    expect((await stories(ana))[0]).toMatchObject({ _id: 'story-kembung', isNew: true })
  })

  test('each shopper has separate read marks', async ({ server, ana }) => {
    await stories(ana)
    const ben = shopper(server, 'ben')
    await ben.sync()
    const answer = await ben.ask<{ data: { unreadCount: number } }>('GET', '/api/account/newsfeed/time')
    expect(answer.body.data.unreadCount).toBe(4)
  })

  test('its links lead to pages', async ({ server, ana }) => {
    server.clock.advance(72 * HOUR)
    const paths = (await stories(ana)).flatMap(({ action }) => {
      const [reference] = action?.references ?? []
      if (action?.url) return [action.url]
      return action?.entityType === 1 ? [`/product/${reference?.gid}/${reference?.slug}`] : []
    })
    const answers = await Promise.all(paths.map((path) => ana.page(path)))
    expect(paths.length).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  })
})
