import { describe, expect } from 'vitest'
import { gameRows } from '../../../../fixtures/engagement/games.ts'
import type { Game, Play } from '../../../../src/contract/entities/engagement/game.ts'
import { visitorOf } from '../../../../mocks/state/state.ts'
import { becomeCustomer } from '../../customer.ts'
import { buyer } from '../../buyer.ts'
import { openServer, type Shopper, shopper, type Server } from '../../shopper.ts'
import { test } from '../../../setup/serverTest.ts'

const DAY = 86_400_000
const { wheel, scratch, merdeka } = gameRows

/** Ana creates an account, stays logged in for a year, and gets a new token. */
async function become(server: Server, ana: Shopper): Promise<string> {
  const id = await becomeCustomer(server)
  await server.store.write((state) => {
    const { session } = visitorOf(state, 'browser')
    if (session) session.expiresAt += 365 * 24 * 3_600_000
  })
  await ana.sync()
  return id
}

const results = async (ana: Shopper, cta: string = wheel.cta) =>
  (await ana.ask<{ data: { game: Game; results: Play[] } }>('GET', `/api/games/results?cta=${cta}`)).body.data
const play = (ana: Shopper, gameId: string = wheel.id) =>
  ana.ask<{ data: { game: Game; result: Play }; error?: string }>('POST', '/api/games/play', { gameId })
const account = async (server: Server, id: string) => {
  const found = (await server.store.read()).accounts[id]
  if (!found) throw new Error(`No account ${id}`)
  return found
}
/** Sets the next random number to the middle of that prize's share. */
async function letWin(server: Server, ana: Shopper, id: string, prizeId: string): Promise<Play> {
  for (let seed = 1; seed < 5_000; seed += 1) {
    await server.store.write((state) => {
      state.chance.seed = seed
      const account = state.accounts[id]
      if (account) account.shopper.engagement.plays = []
    })
    const before = structuredClone((await server.store.read()).accounts[id])
    if (!before) throw new Error(`No account ${id}`)
    const { result } = (await play(ana)).body.data
    if (result.prize.prizeId === prizeId) return result
    await server.store.write((state) => {
      state.accounts[id] = before
    })
  }
  throw new Error(`${prizeId} cannot be won`)
}

describe('a game', () => {
  test('shows a guest its prizes, and needs a login to play', async ({ ana }) => {
    const { game, results: none } = await results(ana)
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
    expect((await play(ana)).status).toBe(401)
  })

  test('has a daily limit, and stores the prizes', async ({ server, ana }) => {
    await become(server, ana)
    const won = []
    for (const left of [2, 1, 0]) {
      const { game, result } = (await play(ana)).body.data
      expect(game.playsLeft).toBe(left)
      won.unshift(result)
    }
    expect(await play(ana)).toMatchObject({ status: 409, body: { error: 'no_plays_left' } })
    expect((await results(ana)).results).toEqual(won)
    // Midnight in Malaysia is 16 hours after the opening at eight.
    server.clock.advance(16 * 3_600_000 - 1)
    expect((await results(ana)).game.playsLeft).toBe(0)
    server.clock.advance(1)
    expect((await results(ana)).game.playsLeft).toBe(3)
  })

  test('has one card for each order', async ({ server, ana }) => {
    await become(server, ana)
    expect(await play(ana, scratch.id)).toMatchObject({ status: 409, body: { error: 'no_plays_left' } })
    const anas = buyer(ana)
    await anas.place(await anas.readyToOrder())
    expect((await play(ana, scratch.id)).status).toBe(200)
    expect((await play(ana, scratch.id)).status).toBe(409)
  })

  test('has no card for a cancelled order', async ({ server, ana }) => {
    await become(server, ana)
    const anas = buyer(ana)
    const { order } = (await anas.place(await anas.readyToOrder())).body.data
    expect((await results(ana, scratch.cta)).game.playsLeft).toBe(1)
    const called = { id: order.gid, cancellationReason: 'found_elsewhere' }
    expect((await ana.ask('POST', '/api/cancel-order', called)).status).toBe(200)
    expect((await results(ana, scratch.cta)).game.playsLeft).toBe(0)
    expect((await play(ana, scratch.id)).status).toBe(409)
  })

  test('has the same prize for the same seed', async () => {
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

describe('credits a prize to the account at once', () => {
  test.for([
    ['nothing', 0, 0, 0],
    ['points-50', 50, 0, 0],
    ['points-200', 200, 0, 0],
    ['credits-2', 0, 200, 0],
    ['credits-10', 0, 1_000, 0],
    ['coupon-noodles', 0, 0, 1],
  ] as const)(
    '%s: %i points, %i sen, %i coupons',
    async ([prizeId, points, credits, coupons], { server, ana }) => {
      const id = await become(server, ana)
      await letWin(server, ana, id, prizeId)
      const {
        rewardPoints,
        credits: credit,
        coupons: { clipped },
      } = await account(server, id)
      expect([rewardPoints, credit, clipped.length]).toEqual([points, credits, coupons])
    },
  )

  test('gives a coupon once; the next prize is 100 points instead', async ({ server, ana }) => {
    const id = await become(server, ana)
    await letWin(server, ana, id, 'coupon-noodles')
    const again = await letWin(server, ana, id, 'points-100')
    expect(again.prize).toMatchObject({ kind: 'points', points: 100 })
    const { coupons, rewardPoints } = await account(server, id)
    expect(coupons.clipped).toEqual(['coupon-noodles'])
    expect(rewardPoints).toBe(100)
    expect((await results(ana)).results[0]).toEqual(again)
  })
})

describe('an ended or unknown game', () => {
  test('is refused', async ({ server, ana }) => {
    await become(server, ana)
    expect(await play(ana, merdeka.id)).toMatchObject({ status: 409, body: { error: 'game_over' } })
    expect((await results(ana, merdeka.cta)).game).toMatchObject({ isOver: true, playsLeft: 0 })
    expect((await play(ana, 'game-of-nobody')).status).toBe(404)
    expect((await ana.ask('GET', '/api/games/results?cta=none')).status).toBe(404)
    expect((await ana.ask('GET', '/api/games/results')).status).toBe(400)
  })

  test('ends as the clock advances', async ({ server, ana }) => {
    await become(server, ana)
    server.clock.advance(28 * DAY)
    expect(await play(ana)).toMatchObject({ status: 409, body: { error: 'game_over' } })
  })
})

test('stays dismissed; without a name all current games do', async ({ ana }) => {
  await ana.ask('POST', '/api/games/dismiss', { gameId: scratch.id })
  expect((await results(ana, scratch.cta)).game.isDismissed).toBe(true)
  expect((await results(ana)).game.isDismissed).toBe(false)
  expect((await ana.ask('POST', '/api/games/dismiss')).body).toEqual({
    data: { dismissed: [scratch.id, wheel.id] },
  })
  expect((await results(ana)).game.isDismissed).toBe(true)
  expect((await ana.ask('POST', '/api/games/dismiss', { gameId: 'none' })).status).toBe(404)
})
