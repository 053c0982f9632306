import { type GameRow, gameRows, type PrizeRow } from '../../../fixtures/engagement/games.ts'
import type { Game, Play, Prize } from '../../../src/contract/entities/engagement/game.ts'
import { cents } from '../../../src/contract/entities/money.ts'
import type { Language } from '../../../src/contract/enumerations.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { playsLeft } from '../../rules/games.ts'
import { malaysianDay } from '../../base/malaysiaTime.ts'
import { HOUR_MS, isoTime } from '../../base/clock.ts'
import type { Engagement } from '../records/engagement.ts'
import { activeOrders } from '../activeOrders.ts'

/** All games there are, those that are over too. */
export const games: readonly GameRow[] = Object.values<GameRow>(gameRows)

export const gameById = (id: string): GameRow | undefined => games.find((game) => game.id === id)

const prizeOf = ({ id, kind, name, points, credits, couponId }: PrizeRow, language: Language): Prize => ({
  prizeId: id,
  kind,
  name: name[language],
  ...(points === undefined ? {} : { points }),
  ...(credits === undefined ? {} : { credits: cents(credits) }),
  ...(couponId === undefined ? {} : { couponId }),
})

export const isOver = ({ endsAfterHours }: GameRow, { state, now }: HandlerContext): boolean =>
  now >= state.openedAt + endsAfterHours * HOUR_MS

const playsOf = ({ id }: GameRow, { shopper }: HandlerContext) =>
  shopper.engagement.plays.filter(({ gameId }) => gameId === id)

/** How often this shopper may still play it now; never once it is over, and a guest has an account to open first. */
export function playsLeftOf(game: GameRow, context: HandlerContext): number {
  if (context.account === null || isOver(game, context)) return 0
  const plays = playsOf(game, context)
  const today = malaysianDay(context.now)
  return playsLeft(
    game.plays,
    { today: plays.filter(({ at }) => malaysianDay(at) === today).length, ever: plays.length },
    activeOrders(context.shopper).length,
  )
}

/** Document 1 §1, games and prizes: the game for this shopper. */
export const gameOf = (game: GameRow, context: HandlerContext): Game => ({
  gameId: game.id,
  cta: game.cta,
  kind: game.kind,
  name: game.name[context.language],
  text: game.text[context.language],
  endsAt: isoTime(context.state.openedAt + game.endsAfterHours * HOUR_MS),
  isOver: isOver(game, context),
  isDismissed: context.shopper.engagement.dismissedGames.includes(game.id),
  playsLeft: playsLeftOf(game, context),
  prizes: game.prizes.map((prize) => prizeOf(prize, context.language)),
})

/** One play, as text. */
export function playOf(
  { id, gameId, at, prizeId }: Engagement['plays'][number],
  game: GameRow,
  language: Language,
): Play[] {
  const prize = [...game.prizes, game.instead].find((row) => row?.id === prizeId)
  return prize ? [{ playId: id, gameId, playedAt: isoTime(at), prize: prizeOf(prize, language) }] : []
}

/** What this shopper has won in a game, the newest first. */
export const resultsOf = (game: GameRow, context: HandlerContext): Play[] =>
  playsOf(game, context)
    .toReversed()
    .flatMap((play) => playOf(play, game, context.language))
