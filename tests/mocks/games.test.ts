import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { gameRows } from '../../fixtures/engagement/games.ts'
import type { Game, Play } from '../../src/contract/entities/engagement/game.ts'
import { visitorOf } from '../../mocks/state/state.ts'
import { becomeCustomer } from './customer.ts'
import { buyer } from './buyer.ts'
import { openServer, type Shopper, shopper } from './shopper.ts'

const DAY = 86_400_000
const { wheel, scratch, merdeka } = gameRows
let server: ReturnType<typeof openServer>
let ana: Shopper

beforeEach(async () => {
  server = openServer()
  ana = shopper(server)
  await ana.sync()
})
afterEach(() => {
  expect(server.drifts).toEqual([])
})

/** Ana opens an account, stays logged in for a year, and gets her new token. */
async function become(): Promise<string> {
  const id = await becomeCustomer(server)
  await server.store.write((state) => {
    const { session } = visitorOf(state, 'browser')
    if (session) session.expiresAt += 365 * 24 * 3_600_000
  })
  await ana.sync()
  return id
}

const results = async (cta: string = wheel.cta) =>
  (await ana.ask<{ data: { game: Game; results: Play[] } }>('GET', `/api/games/results?cta=${cta}`)).body.data
const play = (gameId: string = wheel.id) =>
  ana.ask<{ data: { game: Game; result: Play }; error?: string }>('POST', '/api/games/play', { gameId })
const account = async (id: string) => {
  const found = (await server.store.read()).accounts[id]
  if (!found) throw new Error(`No account ${id}`)
  return found
}
/** The next draw of the shop's chance falls in the middle of that prize's share. */
async function letWin(id: string, prizeId: string): Promise<Play> {
  for (let seed = 1; seed < 5_000; seed += 1) {
    await server.store.write((state) => {
      state.chance.seed = seed
      const account = state.accounts[id]
      if (account) account.shopper.engagement.plays = []
    })
    const before = structuredClone((await server.store.read()).accounts[id])
    if (!before) throw new Error(`No account ${id}`)
    const { result } = (await play()).body.data
    if (result.prize.prizeId === prizeId) return result
    await server.store.write((state) => {
      state.accounts[id] = before
    })
  }
  throw new Error(`Nobody ever wins ${prizeId}`)
}

describe('a game', () => {
  test('a guest sees its prizes and has to log in to play', async () => {
    const { game, results: none } = await results()
    expect(game).toMatchObject({ gameId: wheel.id, isOver: false, playsLeft: 0 })
    expect(game.prizes.map(({ kind }) => kind)).toEqual([
      'nothing',
      'points',
      'points',
      'credits',
      'coupon',
      'credits',
    ])
    expect(none).toEqual([])
    expect((await play()).status).toBe(401)
  })

  test('is played so often a day, and remembers what was won', async () => {
    await become()
    const won = []
    for (const left of [2, 1, 0]) {
      const { game, result } = (await play()).body.data
      expect(game.playsLeft).toBe(left)
      won.unshift(result)
    }
    expect(await play()).toMatchObject({ status: 409, body: { error: 'no_plays_left' } })
    expect((await results()).results).toEqual(won)
    // Midnight in Malaysia is 16 hours on from the opening at eight.
    server.clock.advance(16 * 3_600_000 - 1)
    expect((await results()).game.playsLeft).toBe(0)
    server.clock.advance(1)
    expect((await results()).game.playsLeft).toBe(3)
  })

  test('one card for each order', async () => {
    await become()
    expect(await play(scratch.id)).toMatchObject({ status: 409, body: { error: 'no_plays_left' } })
    const anas = buyer(ana)
    await anas.place(await anas.readyToOrder())
    expect((await play(scratch.id)).status).toBe(200)
    expect((await play(scratch.id)).status).toBe(409)
  })

  test('no card for an order that was called off', async () => {
    await become()
    const anas = buyer(ana)
    const { order } = (await anas.place(await anas.readyToOrder())).body.data
    expect((await results(scratch.cta)).game.playsLeft).toBe(1)
    const called = { id: order.gid, cancellationReason: 'found_elsewhere' }
    expect((await ana.ask('POST', '/api/cancel-order', called)).status).toBe(200)
    expect((await results(scratch.cta)).game.playsLeft).toBe(0)
    expect((await play(scratch.id)).status).toBe(409)
  })

  test('the same seed wins the same', async () => {
    const draw = async () => {
      const other = openServer({ seed: 7 })
      const ben = shopper(other)
      await ben.sync()
      await becomeCustomer(other)
      await ben.sync()
      return (await ben.ask<{ data: { result: Play } }>('POST', '/api/games/play', { gameId: wheel.id })).body
        .data.result
    }
    expect(await draw()).toEqual(await draw())
  })
})

describe('what is won is the account’s at once', () => {
  test.each([
    ['nothing', 0, 0, 0],
    ['points-50', 50, 0, 0],
    ['points-200', 200, 0, 0],
    ['credits-2', 0, 200, 0],
    ['credits-10', 0, 1_000, 0],
    ['coupon-noodles', 0, 0, 1],
  ])('%s: %i points, %i sen, %i coupons', async (prizeId, points, credits, coupons) => {
    const id = await become()
    await letWin(id, prizeId)
    const {
      rewardPoints,
      credits: credit,
      coupons: { clipped },
    } = await account(id)
    expect([rewardPoints, credit, clipped.length]).toEqual([points, credits, coupons])
  })

  test('a coupon is won once; who has had it gets 100 points in its place', async () => {
    const id = await become()
    await letWin(id, 'coupon-noodles')
    const again = await letWin(id, 'points-100')
    expect(again.prize).toMatchObject({ kind: 'points', points: 100 })
    const { coupons, rewardPoints } = await account(id)
    expect(coupons.clipped).toEqual(['coupon-noodles'])
    expect(rewardPoints).toBe(100)
    expect((await results()).results[0]).toEqual(again)
  })
})

describe('a game that is over, or nobody knows', () => {
  test('is refused', async () => {
    await become()
    expect(await play(merdeka.id)).toMatchObject({ status: 409, body: { error: 'game_over' } })
    expect((await results(merdeka.cta)).game).toMatchObject({ isOver: true, playsLeft: 0 })
    expect((await play('game-of-nobody')).status).toBe(404)
    expect((await ana.ask('GET', '/api/games/results?cta=none')).status).toBe(404)
    expect((await ana.ask('GET', '/api/games/results')).status).toBe(400)
  })

  test('ends while the clock runs', async () => {
    await become()
    server.clock.advance(28 * DAY)
    expect(await play()).toMatchObject({ status: 409, body: { error: 'game_over' } })
  })
})

test('a dismissed game stays so; without a name all that run now are', async () => {
  await ana.ask('POST', '/api/games/dismiss', { gameId: scratch.id })
  expect((await results(scratch.cta)).game.isDismissed).toBe(true)
  expect((await results()).game.isDismissed).toBe(false)
  expect((await ana.ask('POST', '/api/games/dismiss')).body).toEqual({
    data: { dismissed: [scratch.id, wheel.id] },
  })
  expect((await results()).game.isDismissed).toBe(true)
  expect((await ana.ask('POST', '/api/games/dismiss', { gameId: 'none' })).status).toBe(404)
})
