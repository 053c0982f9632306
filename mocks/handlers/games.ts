import { accountIn } from '../state/account/accountIn.ts'
import type { PrizeRow, GameRow } from '../../fixtures/engagement/games.ts'
import type { engagementActionCalls } from '../../src/contract/calls/engagementActions.ts'
import { cents } from '../../src/contract/entities/money.ts'
import { prizeAt } from '../rules/games.ts'
import { notFound, refuse } from '../base/refuse.ts'
import { gameById, gameOf, games, isOver, playOf, playsLeftOf, resultsOf } from '../state/engagement/games.ts'
import { nextHex, nextNumber } from '../base/random.ts'
import type { Account } from '../state/records/account.ts'
import { type HandlersOf, reads, writes } from './handler.ts'
import type { HandlerContext } from '../state/handlerContext.ts'

function gameAsked(id: string): GameRow {
  const game = gameById(id)
  if (!game) throw notFound('gameId')
  return game
}

/** A coupon is won once: who has had it gets what the game gives in its place. */
function drawPrize(game: GameRow, { coupons }: Account, { state }: HandlerContext): PrizeRow {
  const prize = prizeAt(game.prizes, nextNumber(state.chance))
  const { couponId } = prize
  const isHad = couponId !== undefined && [...coupons.clipped, ...coupons.redeemed].includes(couponId)
  return isHad && game.instead ? game.instead : prize
}

function credit({ points, credits, couponId }: PrizeRow, account: Account): void {
  account.rewardPoints += points ?? 0
  account.credits = cents(account.credits + (credits ?? 0))
  if (couponId !== undefined) account.coupons.clipped.push(couponId)
}

/** Document 2 §7: games. They use the shop's random source, so that the same seed wins the same prizes. */
export const gameHandlers: Pick<
  HandlersOf<typeof engagementActionCalls>,
  'gameResults' | 'playGame' | 'dismissGames'
> = {
  gameResults: reads(({ query, ...context }) => {
    const game = games.find(({ cta }) => cta === query.cta)
    if (!game) throw notFound('query.cta')
    return { data: { game: gameOf(game, context), results: resultsOf(game, context) } }
  }),
  playGame: writes(({ body, ...context }) => {
    const { shopper, state, now, language } = context
    const account = accountIn(context)
    const game = gameAsked(body.gameId)
    if (isOver(game, context)) throw refuse('game_over')
    if (playsLeftOf(game, context) === 0) throw refuse('no_plays_left')
    const prize = drawPrize(game, account, context)
    credit(prize, account)
    const play = { id: nextHex(state.chance, 24), gameId: game.id, at: now, prizeId: prize.id }
    shopper.engagement.plays.push(play)
    const [result] = playOf(play, game, language)
    if (!result) throw new Error(`${game.id} has no prize ${prize.id}`)
    return { data: { game: gameOf(game, context), result } }
  }),
  dismissGames: writes(({ body, ...context }) => {
    const { engagement } = context.shopper
    const dismissed =
      body?.gameId === undefined
        ? games.filter((game) => !isOver(game, context)).map(({ id }) => id)
        : [gameAsked(body.gameId).id]
    engagement.dismissedGames = [...new Set([...engagement.dismissedGames, ...dismissed])]
    return { data: { dismissed: engagement.dismissedGames } }
  }),
}
